import type { Page } from '@playwright/test'
import type { Product, ProductWithFamily } from '#domain/contract/products.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { expect, expectAccessible, paths, test } from './support/journey.ts'
import { front, named } from './support/product-form.ts'
import { admin } from './support/shop-process.ts'

test('missing fields are reported beside them and in a summary', async ({ owner, form }) => {
  const { page } = form
  await owner.visit(paths.adminNewProduct())
  await page.getByLabel('Description', { exact: true }).fill('')
  await form.save.click()
  await expect(form.summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  const sentences = [
    'Please select a product image',
    'Please enter product name',
    'Please enter a valid price greater than 0',
    'Please select a brand',
    'Please add at least one compatible device model',
    'Please select case type',
    'Please enter product description',
  ]
  await expect(form.summary.getByRole('link')).toHaveText(sentences)
  for (const sentence of sentences) await expect(page.getByText(sentence)).toHaveCount(2)
  await expectAccessible(page)
  await form.summary.getByRole('link', { name: 'Please enter a valid price' }).click()
  await expect(page.getByLabel('List price in rupees')).toBeFocused()

  await page.getByLabel('Description', { exact: true }).fill('Soft.')
  await form.fillIn(named('Half Done'), '0')
  const left = form.summary.getByRole('link')
  await expect(left).toHaveText([sentences[0] ?? '', sentences[2] ?? ''])
  await page.getByLabel('List price in rupees').fill('0.5')
  await form.save.click()
  await expect(left).toHaveText([sentences[0] ?? '', sentences[2] ?? ''])
  await page.getByLabel('List price in rupees').fill('500')
  await form.save.click()
  await expect(left).toHaveText([sentences[0] ?? ''])
  await form.choosePictures(await front())
  await expect(form.summary).toHaveCount(0)
})

test('one form adds a product for several brands at once', async ({ owner, form }) => {
  const { page } = form
  const name = named('Everywhere')
  await owner.visit(paths.adminNewProduct())
  await page.getByRole('radio', { name: /^Draw it/ }).check()
  await expect(page.getByText('Shown as Graphical for iPhone until you choose')).toBeVisible()
  await form.fillIn(name)
  const others = page.getByRole('region', { name: 'Other brands' })
  await others.getByRole('button', { name: 'All brands' }).click()
  await expect(page.getByRole('button', { name: 'Add 7 Products' })).toBeVisible()
  await others.getByRole('button', { name: 'None' }).click()
  await others.getByRole('checkbox', { name: /^Tecno/ }).check()
  const weight = page.getByLabel('Weight')
  await expect(weight).toHaveAttribute('placeholder', 'About 40 g')
  await weight.fill('28 g')
  await page.getByLabel('Urdu name').fill('سب کے لیے کیس')
  await expect(page.getByLabel('Urdu description')).toHaveCSS('direction', 'rtl')
  const colours = page.getByRole('group', { name: 'Colours (optional)' })
  for (const colour of ['Teal', 'Multicolour']) await colours.getByLabel(colour).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add 2 Products' }).click()
  await owner.seesToast('Product created successfully!')
  await owner.seesToast('Also added for Tecno')
  const query = `limit=20&page=1&search=${encodeURIComponent(name)}`
  const { products } = await owner.calls<{ products: Product[] }>('GET', `/products?${query}`)
  expect(
    products.map(({ brand, colours, deviceModels, weight }) => [
      brand,
      deviceModels.length,
      weight,
      colours,
    ]),
  ).toEqual([
    ['Tecno', expect.any(Number), '28 g', ['teal', 'multicolour']],
    ['Vivo', 1, '28 g', ['teal', 'multicolour']],
  ])
  const { nameUrdu } = await owner.calls<Product>('GET', `/products/${products[0]?._id}`)
  expect(nameUrdu).toBe('سب کے لیے کیس')
  expect(products[0]?.deviceModels.length).toBeGreaterThan(10)

  // An existing design is completed by one press, which its message undoes.
  await owner.visit(paths.adminEditProduct(products[1]?._id ?? ''))
  const brands = page.getByRole('region', { name: 'For all brands' })
  await expect(brands).toContainText(/made for Vivo.*Tecno/)
  await expectAccessible(page)
  await brands.getByRole('button', { name: /^Also make it for iPhone/ }).click()
  await expect(brands).toContainText('Every brand has this design: Vivo, iPhone')
  const message = page.getByRole('region', { name: 'Messages' }).getByText(/^Also made for iPhone/)
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await owner.seesToast('5 products taken off sale')
  await expect(brands.getByRole('button', { name: /^Also make it for iPhone/ })).toBeVisible()
})

test('a product gets another colour by one press (rule: families)', async ({
  owner,
  product,
  form,
}) => {
  const { page } = form
  const name = named('Other Colour')
  await owner.visit(paths.adminEditProduct(product.id))
  await page.getByRole('link', { name: 'Add a colour' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add a colour' })).toBeVisible()
  await expect(page.getByText(`Another colour of “${product.name}”`)).toBeVisible()
  const field = page.getByLabel('Name', { exact: true })
  await expect(field).toHaveValue(product.name)
  await expect(form.pictures).toHaveCount(0)
  const family = page.getByLabel('Family')
  await expect(family).toBeHidden()
  await page.getByText('More', { exact: true }).click()
  await expect(family).toHaveValue(product.slug)
  await expectAccessible(page)
  await field.fill(name)
  await page.getByRole('group', { name: 'Colours (optional)' }).getByLabel('Teal').check()
  await form.choosePictures(await front())
  await form.hasStored(1)
  await form.save.click()
  await owner.seesToast('Product created successfully!')
  const { colourways = [], family: saved } = await owner.calls<ProductWithFamily>(
    'GET',
    `/products/${product.id}`,
  )
  expect(saved).toBe(product.slug)
  expect(colourways.map((colour) => colour.name).toSorted()).toEqual(
    [name, product.name].toSorted(),
  )
})

test('models are searched, ticked in groups and removed singly', async ({ owner, form }) => {
  const { page, models } = form
  await owner.visit(paths.adminNewProduct())
  await page.getByLabel('Brand', { exact: true }).selectOption('Samsung Galaxy')
  const chips = page.getByRole('list', { name: 'Chosen models' })
  await models.getByRole('searchbox').fill('s25')
  await models.getByRole('button', { name: 'Select shown' }).click()
  await expect(models.getByRole('status')).toHaveText('5 of 84 chosen, 5 shown')
  await chips.getByRole('button', { name: 'Remove Galaxy S25 Edge' }).click()
  await expect(chips.getByRole('button', { name: 'Remove Galaxy S25+' })).toBeFocused()
  await models.getByRole('searchbox').fill('')
  await models.getByRole('button', { name: 'All of Galaxy A' }).click()
  await expect(models.getByRole('status')).toHaveText('64 of 84 chosen')
  await chips.getByRole('button', { name: 'and 56 more' }).click()
  await expect(chips.getByRole('button', { name: /^Remove/ })).toHaveCount(64)
  await models.getByRole('button', { name: 'Clear all' }).click()
  await expect(chips).toHaveCount(0)
  await models.getByRole('searchbox').fill('nokia')
  await expect(models.getByText('No Samsung Galaxy model matches “nokia”.')).toBeVisible()
})

test('leaving with unsaved changes asks first', async ({ owner, product, form }) => {
  const { page } = form
  await owner.visit(`${paths.adminProducts()}?search=${encodeURIComponent(product.name)}`)
  await page.getByRole('link', { name: product.name, exact: true }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await page.getByRole('link', { name: product.name, exact: true }).click()

  const name = page.getByLabel('Name', { exact: true })
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await name.fill('Changed')
  await page.goBack()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Changed')
  await expect(page).toHaveURL(/\/edit$/)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await page.getByRole('link', { name: product.name, exact: true }).click()
  await expect(name).toHaveValue(product.name)
  expect((await owner.calls<Product>('GET', `/products/${product.id}`)).name).toBe(product.name)
})

test('a reload asks first, and restores typed fields', async ({ owner, form }) => {
  const { page } = form
  await owner.visit(paths.adminNewProduct())
  await form.fillIn('Reloaded')
  const alsoForTecno = page.getByRole('checkbox', { name: /^Tecno/ })
  await alsoForTecno.check()
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.type()
  })
  await page.reload()
  expect(await asked).toBe('beforeunload')
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Reloaded')
  await expect(page.getByRole('list', { name: 'Chosen models' })).toContainText('Vivo V60')
  await expect(alsoForTecno).toBeChecked()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

async function logInAgain(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
}

test('a session that ends during editing leads to the login and keeps the typed fields', async ({
  owner,
  backOffice,
  expectedErrors,
  form,
}) => {
  expectedErrors.push(/401/)
  const { page } = form
  const product = await backOffice.newProduct(named('Interrupted'))
  await owner.visit(paths.adminEditProduct(product.id))
  await page.getByLabel('Name', { exact: true }).fill('Interrupted but kept')
  await owner.calls('POST', '/users/logout')
  await form.save.click()
  await expect(page).toHaveURL(/\/login$/)
  await owner.seesToast('What you typed is still here')
  await logInAgain(page)
  await owner.visit(paths.adminEditProduct(product.id))
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Interrupted but kept')
  await form.save.click()
  await owner.seesToast('Product updated successfully!')
  await owner.visit(paths.adminEditProduct(product.id))
  await expect(page.getByText('Your unsaved changes are back')).toHaveCount(0)
})

test('newer changes by another admin are not overwritten without confirmation, and can be loaded', async ({
  owner,
  backOffice,
  form,
  product,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { page } = form
  const stored = async () => (await owner.calls<Product>('GET', `/products/${product.id}`)).price
  await owner.visit(paths.adminEditProduct(product.id))
  const list = page.getByLabel('List price in rupees')
  const price = await list.inputValue()
  await list.fill('1100')
  await backOffice.setPrice(product.id, 1200_00)
  await form.save.click()
  const dialog = page.getByRole('alertdialog', { name: 'Save over newer changes?' })
  await expect(dialog).toContainText(product.name)
  await expect(dialog.getByRole('definition')).toHaveText(
    `was ${formatMoney(paisaFromRupees(Number(price)))} →, is now Rs. 1,200`,
  )
  await expectAccessible(page)
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(list).toHaveValue('1100')
  expect(await stored()).toBe(1200)
  await form.save.click()
  await expect(dialog).toBeVisible()
  // A change after the question is asked about again.
  await backOffice.setPrice(product.id, 1300_00)
  await dialog.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(dialog.getByRole('definition')).toHaveText('was Rs. 1,200 →, is now Rs. 1,300')
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(list).toHaveValue('1300')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(list).toHaveValue('1300')
  await expect(page.getByText('Your unsaved changes are back')).toHaveCount(0)
  await list.fill('1100')
  await backOffice.setPrice(product.id, 1200_00)
  await form.save.click()
  await dialog.getByRole('button', { name: 'Save mine anyway' }).click()
  await owner.seesToast('Product updated successfully!')
  expect(await stored()).toBe(1100)
})
