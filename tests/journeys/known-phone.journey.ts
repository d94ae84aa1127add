import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { addressIn, type Language } from '#domain/languages.ts'
import { productAddress } from '#domain/paths.ts'
import {
  expect,
  expectNoSidewaysScroll,
  paths,
  type Shelf,
  type Shopper,
  test,
} from './support/journey.ts'
import { named } from './support/product-form.ts'
import { watchShifts } from './support/shifts.ts'

const models = ['iPhone 16', 'iPhone 15 Pro', 'iPhone 13'] as const

const card = (page: Page, { slug }: Shelf) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href^="${paths.product(slug)}"]`) })
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures' })
const mainPicture = (page: Page, { name }: Shelf) =>
  gallery(page).getByRole('img', { name: `${name}, view 1 of 3` })
const modelField = (page: Page) => page.getByLabel('Phone model')

/** Expects a picture of the case on this phone: its address names the model. */
async function shows(picture: Locator, { slug }: Shelf, model: string): Promise<void> {
  const written = model.toLowerCase().replaceAll(' ', '-')
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0 && img.currentSrc))
    .toMatch(new RegExp(`/drawn/${slug}--${written}--[a-z]+-[0-9a-f]{10}-\\d+\\.(avif|webp)$`))
}

/** Raw pixels of a picture on the screen, above the line that says which phone is being drawn. */
async function lookOf(picture: Locator): Promise<Buffer> {
  const screenshot = sharp(await picture.screenshot())
  const { width, height } = await screenshot.metadata()
  return await screenshot
    .extract({ left: 0, top: 0, width, height: Math.floor(height * 0.85) })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/**
 * Whether two screenshots look the same: a redrawn frame may round anti-aliased corners
 * differently.
 */
function isSame(one: Buffer, other: Buffer): boolean {
  return (
    one.length === other.length && one.every((shade, at) => Math.abs(shade - (other[at] ?? 0)) < 8)
  )
}

/** Draws pictures in place of the shop, normally or as a journey demands. */
async function drawsFor(
  page: Page,
  turn: (path: string) => Promise<number> | number = () => 200,
): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/drawn/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    asked.push(path)
    const status = await turn(path)
    if (status !== 200) return route.fulfill({ status, headers: { 'retry-after': '1' } })
    const [, , model = ''] = /\/drawn\/(.+?)--(.+?)--/.exec(path) ?? []
    const hue = [...model].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="hsl(${hue} 45% 92%)"/><rect x="210" y="110" width="380" height="780" rx="60" fill="hsl(${hue} 45% 55%)"/></svg>`,
    })
  })
  return asked
}

const opens = (shopper: Shopper, { slug }: Shelf, model = '') =>
  shopper.visit(productAddress(slug, model))

test('another phone changes all pictures, to the order', async ({ shopper, backOffice, page }) => {
  const product = await backOffice.newDrawnProduct(named('Monsoon Kites'), models)
  await drawsFor(page)
  const search = new URLSearchParams({ q: product.name, model: 'iPhone 13' })
  await shopper.visit(`${paths.products()}?${search}`)
  await shows(card(page, product).locator('img'), product, 'iPhone 13')

  await card(page, product)
    .getByRole('link', { name: /^View Details/ })
    .click()
  await expect(page).toHaveURL(productAddress(product.slug, 'iPhone 13'))
  await expect(modelField(page)).toHaveValue('iPhone 13')
  await shows(mainPicture(page, product), product, 'iPhone 13')

  await modelField(page).selectOption('iPhone 15 Pro')
  await shows(mainPicture(page, product), product, 'iPhone 15 Pro')
  for (const picture of await gallery(page).locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await shows(picture, product, 'iPhone 15 Pro')
  }
  await expect(page).toHaveURL(productAddress(product.slug, 'iPhone 15 Pro'))

  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await shopper.seesToast('Added to cart!')
  const note = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await shows(note.locator('img'), product, 'iPhone 15 Pro')
  await note.getByRole('link', { name: 'View cart' }).click()

  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await shows(line.locator('img'), product, 'iPhone 15 Pro')
  const toProduct = line.getByRole('link', { name: product.name })
  await expect(toProduct).toHaveAttribute('href', productAddress(product.slug, 'iPhone 15 Pro'))
  await shopper.goToCheckout()
  await shopper.fillIn()
  await page.getByRole('button', { name: 'Order Summary' }).click()
  await shows(page.locator('li:visible img').first(), product, 'iPhone 15 Pro')

  await shopper.placeOrder()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shows(page.getByRole('main').locator('li img').first(), product, 'iPhone 15 Pro')
})

test('another phone’s picture stands in for the first one while it is drawn', async ({
  backOffice,
  page,
}) => {
  const product = await backOffice.newDrawnProduct(named('Drawn At Last'), models)
  let isDrawn = Promise.withResolvers<void>()
  await drawsFor(page, async (path) => {
    if (/--iphone-1(3|5-pro)--/.test(path)) await isDrawn.promise
    return 200
  })
  const shifts = await watchShifts(page)
  const opens = (language: Language, model: string) => {
    const search = new URLSearchParams({ q: product.name, model })
    // The held picture delays the load event.
    const address = addressIn(language, `${paths.products()}?${search}`)
    return page.goto(address, { waitUntil: 'domcontentloaded' })
  }
  await opens('en', 'iPhone 13')
  const pictures = card(page, product).locator('img')
  await expect(card(page, product).getByText('drawing it on your iPhone 13')).toBeVisible()
  await expect(pictures.last()).toHaveAttribute('src', new RegExp(`/drawn/${product.slug}--any--`))
  await expect(pictures.last()).toHaveJSProperty('naturalWidth', 800)
  isDrawn.resolve()
  await expect(pictures).toHaveCount(1)
  await shows(pictures, product, 'iPhone 13')
  expect(await shifts.largest()).toBeLessThan(0.01)

  isDrawn = Promise.withResolvers()
  await opens('ur', 'iPhone 15 Pro')
  const phone = '\u2068iPhone 15 Pro\u2069'
  const shown = page.locator('#product-cards').getByText(`آپ کے ${phone} پر بن رہا ہے`)
  await expect(shown).toBeVisible()
  isDrawn.resolve()
  await expect(shown).toHaveCount(0)
})

test('a picture stays until the next one is drawn', async ({ shopper, backOffice, page }) => {
  const product = await backOffice.newDrawnProduct('Drawn Slowly', models)
  const isDrawn = Promise.withResolvers<void>()
  const asked = await drawsFor(page, async (path) => {
    if (path.includes('--iphone-13--')) await isDrawn.promise
    return 200
  })
  const shifts = await watchShifts(page)
  await opens(shopper, product)
  const picture = mainPicture(page, product)
  await shows(picture, product, 'iPhone 16')
  const box = await picture.boundingBox()
  const before = await lookOf(picture)
  await modelField(page).selectOption('iPhone 13')
  await expect.poll(() => asked.some((path) => path.includes('--iphone-13--front-'))).toBe(true)
  expect(isSame(before, await lookOf(picture))).toBe(true)
  const line = gallery(page).getByText('drawing it on your iPhone 13').first()
  await expect(line).toBeVisible()
  isDrawn.resolve()
  await shows(picture, product, 'iPhone 13')
  await expect(line).toBeHidden()
  expect(isSame(before, await lookOf(picture))).toBe(false)
  expect(await picture.boundingBox()).toEqual(box)
  expect(await shifts.largest()).toBeLessThan(0.01)
})

test('hovering over a model requests its picture', async ({ shopper, backOffice, page }) => {
  const product = await backOffice.newDrawnProduct('Pointed At', models)
  const asked = await drawsFor(page)
  await opens(shopper, product)
  await page.getByRole('button', { name: 'Select Model First' }).click({ force: true })
  const choice = page.getByRole('dialog', { name: 'Which phone is it for?' })
  await choice.getByRole('button', { name: 'iPhone 13' }).hover()
  await expect.poll(() => asked.filter((path) => path.includes('--iphone-13--'))).toHaveLength(1)
  expect(asked.filter((path) => path.includes('--iphone-15-pro--'))).toEqual([])
  const [ahead] = asked.filter((path) => path.includes('--iphone-13--'))
  await choice.getByRole('button', { name: 'iPhone 13' }).click()
  await shows(mainPicture(page, product), product, 'iPhone 13')
  const shown = await mainPicture(page, product).evaluate((img: HTMLImageElement) => img.currentSrc)
  expect(new URL(shown).pathname).toBe(ahead)
})

test('a picture that the shop can’t draw now keeps its box and its text', async ({
  backOffice,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  const product = await backOffice.newDrawnProduct('Never Drawn', models)
  const isOpen = Promise.withResolvers<void>()
  await drawsFor(page, async () => {
    await isOpen.promise
    return 503
  })
  await page.addInitScript(() => {
    const count = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return
      target.dataset.refused = String(Number(target.dataset.refused ?? 0) + 1)
    }
    addEventListener('error', count, true)
  })
  const shifts = await watchShifts(page)
  await page.clock.install()
  // A slow visit would outlast the time to the second request; the held picture delays its load event.
  await page.goto(productAddress(product.slug, 'iPhone 13'), { waitUntil: 'domcontentloaded' })
  isOpen.resolve()
  const picture = mainPicture(page, product)
  await expect(picture).toHaveAttribute('data-refused', '1')
  // It is requested once more.
  await page.clock.fastForward(6_000)
  await expect(picture).toHaveAttribute('data-refused', '2')
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await page.clock.fastForward(20_000)
  const box = await picture.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThanOrEqual(0.8)
  expect(box?.height).toBeGreaterThan(300)
  await expect(picture).toHaveAccessibleName(`${product.name}, view 1 of 3, on iPhone 13`)
  await expectNoSidewaysScroll(page)
  await expect(picture).toHaveAttribute('data-refused', '2')
  expect(await shifts.largest()).toBeLessThan(0.01)
})
