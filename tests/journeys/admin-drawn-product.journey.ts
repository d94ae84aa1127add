import type { Locator, Page } from '@playwright/test'
import { modelSlug, withModel } from '#domain/catalogue/designs/drawn-picture.ts'
import type { Product } from '#domain/contract/products.ts'
import { modelAddress } from '#domain/paths.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, paths, test } from './support/journey.ts'
import { artwork, front, named, type ProductForm } from './support/product-form.ts'
import { touches } from './support/touch.ts'

/** Starts a new drawn product for these models of Vivo. */
async function beginDrawing(form: ProductForm, name: string, models: readonly string[]) {
  await form.owner.visit(paths.adminNewProduct())
  await form.fillIn(name)
  for (const model of models) {
    await form.models.getByRole('checkbox', { name: model, exact: true }).check()
  }
  await form.page.getByRole('radio', { name: /^Draw it/ }).check()
  await expect(form.phones).not.toHaveCount(0)
  await form.design.scrollIntoViewIfNeeded()
}

/** Waits for a drawing; returns its pixels. */
async function looks(place: Locator): Promise<string> {
  // Drawings outside the viewport are not started.
  await place.scrollIntoViewIfNeeded()
  const image = place.locator('img')
  await expect(image).toHaveJSProperty('complete', true)
  await expect(image).toHaveJSProperty('naturalWidth', 800)
  return (await image.getAttribute('src')) ?? ''
}

const figure = (page: Page, name: string) => page.getByRole('spinbutton', { name })

async function figures(page: Page): Promise<readonly number[]> {
  const names = ['Across, %', 'Down, %', 'Size, %', 'Turned, °']
  return Promise.all(names.map(async (name) => Number(await figure(page, name).inputValue())))
}

test('the owner places a picture on a case by hand', async ({ form }) => {
  const { page, stage, phones } = form
  await beginDrawing(form, named('By Hand'), ['Vivo Y21', 'Vivo Y19s'])
  await expect(phones).toHaveText(['Vivo V60', 'Vivo Y19s', 'Vivo Y21'])
  await looks(phones.last())

  await page.getByRole('radio', { name: 'Smooth' }).check()
  await page.getByRole('radio', { name: 'Navy', exact: true }).check()
  await page.getByRole('radio', { name: 'Chiffon hearts' }).check()
  const plain = await looks(
    form.design.getByRole('img', { name: 'The case on Vivo V60' }).locator('..'),
  )
  await form.chooseArtwork(await front())
  await expect(form.design.getByRole('alert')).toHaveText(
    'Please choose a picture of at least 1,200 pixels on its shorter side',
  )
  await form.chooseArtwork(await artwork())
  await form.hasArtwork()
  // The picture fills the case: 1,500 by 1,300 pixels are wider in proportion than a back.
  await expect(figure(page, 'Size, %')).toHaveValue('265')
  await expect.poll(() => looks(stage)).not.toBe(plain)

  await stage.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  const box = await stage.boundingBox()
  if (!box) throw new Error('no stage')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const fingers = await page.context().newCDPSession(page)
  await touches(fingers, [[{ x, y }], [{ x: x + 30, y: y + 40 }]])
  await expect(figure(page, 'Across, %')).not.toHaveValue('0')
  const [across = 0, down = 0] = await figures(page)
  expect([across > 10, down > 5]).toEqual([true, true])
  const acrossIt = [
    { x: x - 20, y },
    { x: x + 20, y },
  ]
  const upright = [
    { x, y: y - 30 },
    { x, y: y + 30 },
  ]
  await touches(fingers, [acrossIt, upright])
  await expect(figure(page, 'Turned, °')).toHaveValue('90')
  const [, , size = 0] = await figures(page)
  expect(size).toBeGreaterThan(280)
  // The page doesn't scroll under a finger that moves the picture.
  expect((await stage.boundingBox())?.y).toBe(box.y)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'section:has([role=application])')
  await page.getByRole('button', { name: 'Take it off' }).click()
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeFocused()
  await expect(stage).toHaveCount(0)
})

test('a product is drawn with the owner’s picture, on three phones', async ({
  owner,
  shopper,
  page: shop,
  form,
}) => {
  const { page, stage, phones } = form
  const name = named('Truck Poetry')
  await beginDrawing(form, name, ['Vivo Y21', 'Vivo Y19s'])
  await page.getByRole('radio', { name: 'Navy', exact: true }).check()
  await page.getByRole('radio', { name: 'Chiffon hearts' }).check()
  await form.chooseArtwork(await artwork())
  await form.hasArtwork()
  await figure(page, 'Across, %').fill('-10')
  await figure(page, 'Down, %').fill('12')
  await figure(page, 'Size, %').fill('90')
  await figure(page, 'Turned, °').fill('10')
  await stage.focus()
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', '+', ']', ']', '[']) {
    await page.keyboard.press(key)
  }
  await expect.poll(() => figures(page)).toEqual([-8, 8, 95, 15])
  await phones.filter({ hasText: 'Vivo Y21' }).click()
  await expect(page.getByRole('application', { name: 'Your picture on Vivo Y21' })).toBeVisible()

  await form.save.click()
  await owner.seesToast('Product created successfully!')
  const { products } = await owner.calls<{ products: Product[] }>(
    'GET',
    `/products?limit=20&page=1&search=${encodeURIComponent(name)}`,
  )
  const [product] = products
  expect(product?.deviceModels).toEqual(['Vivo V60', 'Vivo Y19s', 'Vivo Y21'])
  expect(product?.design).toMatchObject({
    look: 'velvet-lined',
    colour: '#1c2d5a',
    motif: 'chiffon-hearts',
    artwork: { x: -0.08, y: 0.08, scale: 0.945, turn: 15 },
  })
  expect(product?.image).toHaveLength(3)
  for (const path of product?.image ?? []) {
    expect(path).toMatch(/^\/drawn\/truck-poetry-\w+--vivo-v60--(front|angle|camera)-[0-9a-f]{10}$/)
  }

  await owner.visit(paths.adminEditProduct(product?._id ?? ''))
  await expect(page.getByRole('radio', { name: /^Draw it/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Chiffon hearts' })).toBeChecked()
  expect(await figures(page)).toEqual([-8, 8, 95, 15])

  await shopper.visit(modelAddress('vivo', 'Vivo Y21'))
  const card = shop.getByRole('listitem').filter({ has: shop.getByRole('link', { name }) })
  await expect(card).toContainText('Vivo Y21')
  const picture = card.locator('img')
  await expect
    .poll(() => picture.evaluate((it: HTMLImageElement) => it.currentSrc))
    .toContain(modelSlug('Vivo Y21'))
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  // The other phones' listings are read as HTML only: their pictures load in the same way.
  for (const model of ['Vivo V60', 'Vivo Y19s']) {
    const listing = await (await shop.request.get(modelAddress('vivo', model))).text()
    const path = withModel(product?.image[0] ?? '', model)
    expect(listing).toContain(path)
    expect((await shop.request.get(path)).headers()['content-type']).toMatch(/^image\//)
  }
})

test('a product changes from a drawing to photos and back', async ({ owner, form }) => {
  const { page, phones } = form
  const name = named('Both Ways')
  await beginDrawing(form, name, [])
  await page.getByLabel('Brand', { exact: true }).selectOption('Airpods')
  await expect(page.getByText('Shown as Simple for Airpods until you choose')).toBeVisible()
  await page.getByLabel('Case type').selectOption('Luxury')
  await expect(phones).toHaveCount(5)
  await looks(phones.last())
  await expect(page.getByRole('group', { name: 'Motif' })).toHaveCount(0)
  await expect(page.getByRole('group', { name: /^Your own picture/ })).toHaveCount(0)
  await page.getByLabel('Brand', { exact: true }).selectOption('Vivo')
  await form.fillIn(name)
  await form.save.click()
  await owner.seesToast('Product created successfully!')

  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('radio', { name: /^Upload photos/ }).check()
  await form.save.click()
  await expect(form.summary.getByRole('link')).toHaveText(['Please select a product image'])
  await form.choosePictures(await front())
  await form.hasStored(1)
  await form.save.click()
  await owner.seesToast('Product updated successfully!')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('radio', { name: /^Draw it/ }).check()
  await expect(page.getByText('Its present photos are removed when you save it')).toBeVisible()
})

test('a photo states its compatible phones', async ({ owner, backOffice, form }) => {
  const { page } = form
  const models = ['iPhone 16', 'iPhone 15', 'iPhone 14']
  const product = await backOffice.newProduct(named('Shows'), { models })
  await owner.visit(paths.adminEditProduct(product.id))
  const main = form.pictures.first()
  await main.getByRole('button', { name: 'Shows: any phone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Phones on the main picture' })
  await dialog.getByRole('checkbox', { name: 'iPhone 15' }).check()
  await dialog.getByRole('checkbox', { name: 'iPhone 16' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(main.getByRole('button', { name: 'Shows: iPhone 16 and 1 more' })).toBeFocused()
  await form.save.click()
  await owner.seesToast('Product updated successfully!')
  const { image, imageModels } = await owner.calls<Product>('GET', `/products/${product.id}`)
  expect(imageModels).toEqual({ [image[0] ?? '']: ['iPhone 16', 'iPhone 15'] })
})
