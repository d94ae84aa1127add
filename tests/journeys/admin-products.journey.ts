import { readFile } from 'node:fs/promises'
import type { Order } from '#domain/contract/orders.ts'
import { expect, expectAccessible, expectValidScreen, paths, test } from './support/journey.ts'
import { back, chooseFiles, front, named } from './support/product-form.ts'

test('a new product is in the shop at once, with both pictures', async ({
  owner,
  shopper,
  page: shop,
  form,
}) => {
  const { page } = form
  const name = named('Charsadda Weave')
  await owner.visit(paths.adminProducts())
  await page.getByRole('link', { name: 'Add Product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add a product' })).toBeVisible()
  await expect(page.getByLabel('Description', { exact: true })).not.toHaveValue('')
  await expect(page.getByLabel('Case type')).toBeDisabled()
  await form.fillIn(name, '1499.50')
  await expect(
    page.getByText('Shown as Rs. 1,350, struck Rs. 1,499.50, save Rs. 150'),
  ).toBeVisible()
  await form.choosePictures(await front(), await back())
  await form.hasStored(2)
  await form.save.click()
  await owner.seesToast('Product created successfully!')
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await form.search(name)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Vivo V60')

  await shopper.visit(paths.brand('vivo'))
  await shop.getByRole('link', { name }).click()
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible()
  const gallery = shop.getByRole('list', { name: `Pictures of ${name}` }).getByRole('img')
  await expect(gallery).toHaveCount(2)
  for (const picture of await gallery.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  await expect(shop.getByText('Rs. 1,350').first()).toBeVisible()
  await expect(shop.getByLabel('Phone model')).toContainText('Vivo V60')
})

test('products in a spreadsheet are exported, imported with new prices, and applied at once', async ({
  owner,
  shopper,
  backOffice,
  page: shop,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { page } = owner
  const words = named('Sheet')
  const first = await backOffice.newProduct(`${words} One`)
  const second = await backOffice.newProduct(`${words} Two`)
  await owner.visit(`${paths.adminProducts()}?search=${encodeURIComponent(words)}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const exported = await readFile(await (await download).path(), 'utf8')
  await expect(page.getByText('Exported 2 products to')).toBeVisible()

  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible()
  const choose = (button: string, text: string) => {
    const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    return chooseFiles(page.getByRole('button', { name: button }), [file])
  }
  await choose('Choose the file', exported.replace(',995,', ',0,'))
  await expect(page.getByText('1 mistake in the file')).toBeVisible()
  await expect(page.getByText('Row 2, List price (Rs.): Please enter a valid price')).toBeVisible()

  const dearer = exported.replaceAll(',995,', ',"2,000",')
  await choose('Choose the corrected file', dearer)
  await expect(page.getByText('2 products change.')).toBeVisible()
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible()
  const changes = page.getByRole('region', { name: 'What changes' }).getByRole('listitem')
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText(/Rs\. 995.*Rs\. 2,000/)
  await expectValidScreen(page)

  await backOffice.setPrice(second.id, 1500_00)
  await page.getByRole('button', { name: 'Apply to 2 products' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toBeVisible()
  await expect(page.getByText('1 product changed since this file was exported')).toBeVisible()
  await expect(page.getByText(new RegExp(`Row \\d, ${second.name}:`))).toBeVisible()

  const alone = dearer.split('\r\n').filter((line) => !line.includes(second.id))
  await choose('Choose the corrected file', alone.join('\r\n'))
  await page.getByRole('button', { name: 'Apply to 1 product' }).click()
  await owner.seesToast('1 product updated successfully!')
  await expect(page.getByText('1 product changed', { exact: true })).toBeVisible()
  await shopper.visit(paths.product(first.slug))
  await expect(shop.getByText('Rs. 1,800').first()).toBeVisible()
})

test('a deleted product leaves the shop, and orders keep it', async ({
  owner,
  shopper,
  backOffice,
  page: shop,
  form,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const words = named('Leaving')
  const next = await backOffice.newProduct(`${words} Second`)
  const product = await backOffice.newProduct(`${words} First`)
  const order = await owner.receivesOrder({ product })
  await owner.visit(`${paths.adminProducts()}?search=${encodeURIComponent(words)}`)
  const opener = form.page.getByRole('button', { name: `Delete ${product.name}` })
  await opener.click()
  const dialog = form.page.getByRole('alertdialog', { name: `Delete “${product.name}”?` })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog).toContainText('Placed orders keep it')
  await expectAccessible(form.page)
  await form.page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: 'Delete product' }).click()
  await owner.seesToast('Product deleted successfully!')
  await expect(form.page.getByRole('row').filter({ hasText: product.name })).toHaveCount(0)
  await expect(form.page.getByRole('link', { name: next.name, exact: true })).toBeFocused()
  await expect(form.page.getByText('Showing 1–1 of 1 product')).toBeVisible()

  await shop.goto(paths.product(product.slug))
  await shopper.seesToast('Product not found')
  const kept = await owner.calls<Order>('GET', `/orders/${order.id}`)
  expect(kept.orderItems).toMatchObject([{ name: product.name, price: 896 }])
})

test('search, brand and page of the list are part of its address', async ({ owner, form }) => {
  const { page } = form
  await owner.visit(paths.adminProducts())
  await expect(page.getByText(/^Showing 1–20 of [\d,]+ products$/)).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByLabel('Brand').selectOption('airpods')
  await expect(page).toHaveURL((url) => url.search === '?brand=airpods')
  await expect(page.getByRole('row').nth(1)).toContainText('AirPods')
  await form.search('luxury')
  await expect(page).toHaveURL(/brand=airpods/)
  await expect(page.getByRole('row').nth(1)).toContainText('Luxury')
  await form.search('nothing like this')
  await page.getByRole('link', { name: 'Show all products' }).click()
  await expect(page).toHaveURL((url) => url.search === '')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})
