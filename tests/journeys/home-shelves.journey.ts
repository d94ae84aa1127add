import type { Page } from '@playwright/test'
import { leaveOnDevice } from './support/device.ts'
import { expect, expectAccessible, paths, test } from './support/journey.ts'
import { watchShifts } from './support/shifts.ts'

const shelf = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const cardsOf = (page: Page, name: string | RegExp) => shelf(page, name).getByRole('listitem')

/** Scrolls through the whole page once, as a thumb does. */
async function scrollShelves(page: Page): Promise<void> {
  const { length, step } = await page.evaluate(() => ({
    length: document.documentElement.scrollHeight,
    step: innerHeight,
  }))
  for (let y = 0; y < length; y += step) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

test.beforeEach(({ backOffice }) => backOffice.reviewNewestProducts())

/** Longest animation or transition of any element, in seconds, as computed styles are. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const durations = [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element)
      return [...animationDuration.split(','), ...transitionDuration.split(',')]
    })
    return Math.max(...durations.map(Number.parseFloat))
  })

test('the home page shows its shelves soon, without layout shifts', async ({ shopper, page }) => {
  const shifts = await watchShifts(page)
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await shopper.visit(paths.home())
  const first = cardsOf(page, 'New').first()
  await expect(first).toContainText(/Rs\. /)
  const { y = 0 } = (await first.boundingBox()) ?? {}
  expect(y).toBeLessThan(2 * (page.viewportSize()?.height ?? 0) - 200)
  const tiles = page.getByRole('region', { name: 'Shop by Brand' }).getByRole('link', {
    name: /models$/,
  })
  await expect(tiles).toHaveCount(8)
  const themes = page.getByRole('region', { name: 'Collections' })
  await expect(themes.getByRole('listitem')).toHaveCount(5)
  const [row, last] = await Promise.all(
    [themes.getByRole('list'), themes.getByRole('listitem').last()].map((one) => one.boundingBox()),
  )
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((row?.x ?? 1) + (row?.width ?? 1), 0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await longestMotion(page)).toBeLessThanOrEqual(0.01)
  const [left, right] = [await tiles.first().boundingBox(), await tiles.nth(1).boundingBox()]
  expect(left?.y).toBe(right?.y)

  const designs = await cardsOf(page, 'New').locator('a > span:first-child').allTextContents()
  expect(new Set(designs).size).toBe(designs.length)
  await expect(cardsOf(page, 'Most loved').first()).toContainText(/Rs\. /)
  await expect(cardsOf(page, 'Shop by Type').first()).toContainText(/\d+ cases/)
  for (const promise of ['10% off every case', 'Free shipping on 2+ items']) {
    await expect(page.getByRole('main').getByText(promise)).toHaveCount(1)
  }

  await scrollShelves(page)
  // Styles inlined in the document are not fetched again.
  expect(sheets).toEqual([])
  expect(await shifts.unasked()).toBeLessThan(0.01)
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Luxury/ }).click()
  await expect(page).toHaveURL(/\/products\?type=Luxury$/)
})

test('a shelf scrolls by keyboard and by buttons @desktop-only', async ({ shopper, page }) => {
  await shopper.visit(paths.home())
  const row = shelf(page, 'New')
  const gone = () => row.evaluate((element) => element.scrollLeft)
  await shopper.tabTo(row)
  await page.keyboard.press('ArrowRight')
  await expect.poll(gone).toBeGreaterThan(10)
  // Waits for hydration, which may interrupt a scroll; the button then reflects the position.
  const alive = page.getByRole('button', { name: 'Previous: New', includeHidden: true })
  await expect(alive).not.toHaveAttribute('aria-disabled')

  // Focus scrolls each card into view, up to the last.
  const last = cardsOf(page, 'New').last().getByRole('link')
  await shopper.tabTo(last)
  await expect(last).toBeInViewport()
  await expect(cardsOf(page, 'New').first()).not.toBeInViewport()

  const back = page.getByRole('button', { name: 'Previous: New' })
  const next = page.getByRole('button', { name: 'Next: New' })
  // Scrolling stops at the last card; the button is disabled at the end of the row.
  await row.evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }),
  )
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await back.press('Enter')
  await expect.poll(gone).toBeLessThan(8)
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(back).toBeFocused()
  await next.click()
  await expect(last).toBeInViewport()
})

test('a remembered phone narrows the shelves, and viewed cases stand high, without layout shifts', async ({
  shopper,
  backOffice,
  page,
}) => {
  const phone = { brand: 'samsung', model: 'Galaxy S24 Ultra' }
  const { slug } = await backOffice.newProduct('Seen Once')
  await leaveOnDevice(page, { 'khol.myPhone': JSON.stringify(phone), 'khol.viewed': slug })
  const shifts = await watchShifts(page)
  await shopper.visit(paths.home())
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /^A phone case with a truck-art/ })).toBeInViewport()
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(main).not.toContainText('Tell us which phone')
  const own = shelf(page, 'For your Galaxy S24 Ultra')
  await expect(own.getByRole('listitem').first()).toContainText('for Galaxy S24 Ultra')
  for (const text of await cardsOf(page, /^(For your|Most loved)/).allTextContents()) {
    expect(text).toContain('for Galaxy S24 Ultra')
  }
  await expect(shelf(page, 'New')).toHaveCount(0)
  const viewed = shelf(page, 'Recently viewed')
  // A single case is a row as high as its picture.
  await expect(viewed.getByRole('listitem')).toHaveText(/Seen Once/)
  expect((await viewed.boundingBox())?.height).toBeLessThan(160)
  const [ownTop = 0, viewedTop = 0, tilesTop = 0] = await Promise.all(
    [own, viewed, page.getByRole('heading', { name: 'Collections' })].map(
      async (row) => (await row.boundingBox())?.y,
    ),
  )
  expect(ownTop).toBeLessThan(viewedTop)
  expect(viewedTop).toBeLessThan(tilesTop)
  expect(await shifts.unasked()).toBeLessThan(0.01)
  await expectAccessible(page)

  await page.getByRole('link', { name: /^See all ?: For your Galaxy S24 Ultra/ }).click()
  await expect(page).toHaveURL(/\/brand\/samsung\?model=Galaxy\+S24\+Ultra$/)
})

test('a product shows similar ones, the same phone’s first', async ({ shopper, product, page }) => {
  const [model = '', other = ''] = product.models
  const shifts = await watchShifts(page)
  await shopper.visit(paths.product(product.slug))
  const cards = cardsOf(page, 'You may also like')
  await expect(cards.first()).toContainText(/Rs\. /)
  await expect(cards.locator(`a[href="${paths.product(product.slug)}"]`)).toHaveCount(0)

  // A phone chosen here reorders the shelves without layout shifts.
  const { promise: seen, resolve: see } = Promise.withResolvers<void>()
  await page.route(/\/related\?model=/, async (route) => {
    await seen
    await route.continue()
  })
  await page.getByLabel('Phone model').selectOption(other || model)
  await scrollShelves(page)
  await cards.first().getByText(/Rs\. /).first().scrollIntoViewIfNeeded()
  await expect(shelf(page, 'You may also like')).toBeInViewport()
  const before = await shifts.unasked()
  expect(before).toBeLessThan(0.01)
  see()
  await expect(shelf(page, `More for your ${other || model}`)).toBeVisible()
  expect((await shifts.unasked()) - before).toBeLessThan(0.01)
  await expectAccessible(page)

  const next = cardsOf(page, /^More for your/)
    .first()
    .getByRole('link')
  const [design = ''] = await next.locator('span').allTextContents()
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(design)
  await expect(page.getByLabel('Phone model')).toHaveValue(other || model)
})

/** (rule: recently-viewed) */
test('viewed products are listed until they are cleared', async ({ shopper, backOffice, page }) => {
  const kept = await backOffice.newProduct('Viewed Kept')
  const gone = await backOffice.newProduct('Viewed Gone')
  await shopper.visit(paths.product(gone.slug))
  await shopper.visit(paths.product(kept.slug))
  // The page's own case is excluded.
  await expect(cardsOf(page, 'Recently viewed')).toHaveText([/Viewed Gone/])

  await backOffice.deleteProduct(gone.id)
  await shopper.visit(paths.home())
  await expect(cardsOf(page, 'Recently viewed')).toHaveText([/Viewed Kept/])
  await expectAccessible(page)

  const clear = page.getByRole('button', { name: 'Clear recently viewed' })
  await clear.focus()
  await clear.press('Enter')
  await expect(shelf(page, 'Recently viewed')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Shop by Brand' })).toBeFocused()
  await shopper.visit(paths.home())
  await scrollShelves(page)
  await expect(shelf(page, 'Most loved')).toBeVisible()
  await expect(shelf(page, 'Recently viewed')).toHaveCount(0)
})

test('a cart with one piece offers others for the same phone', async ({
  shopper,
  product,
  page,
}) => {
  const [model = ''] = product.models
  const shifts = await watchShifts(page)
  await shopper.hasInCart(product, model)
  await shopper.visit(paths.cart())
  const offers = page.getByRole('list', { name: `More for your ${model}` }).getByRole('listitem')
  await expect(offers).toHaveCount(2)
  expect(await shifts.unasked()).toBeLessThan(0.01)
  await expectAccessible(page)

  const name = await offers.first().getByRole('link').textContent()
  await offers.first().getByRole('button', { name: /^Add/ }).click()
  await shopper.seesToast('Added to cart!')
  await expect(page.getByText('Free shipping unlocked!')).toBeVisible()
  await expect(offers).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: /2 items/ })).toBeFocused()
  const added = page
    .getByRole('list', { name: 'Items in your cart' })
    .getByRole('listitem')
    .filter({ hasText: name ?? '' })
  await expect(added).toContainText(model)
})
