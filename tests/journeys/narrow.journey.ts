import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, paths, test } from './support/journey.ts'
import { openUnhydrated } from './support/visit.ts'

const SAMSUNG = paths.brand('samsung')

/** Prices on the cards of a page, in rupees. */
async function prices(page: Page): Promise<number[]> {
  const texts = await page
    .getByRole('region', { name: 'Products' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .allTextContents()
  return texts.flatMap((text) => {
    const [, rupees] = /Now: Rs\. ([\d,]+)/.exec(text) ?? []
    return rupees === undefined ? [] : [Number(rupees.replaceAll(',', ''))]
  })
}

const rising = (all: readonly number[]) => all.toSorted((a, b) => a - b)

test('colour, price and sort order are part of the address, and Back undoes each (rule: filters-in-the-address)', async ({
  shopper,
  page,
  listing,
}) => {
  await shopper.visit(SAMSUNG)
  const all = await listing.total()
  const navy = await listing.chooses('Colour', 'Navy')
  await expect(page).toHaveURL(`${SAMSUNG}?colour=navy`)
  await expect(listing.count).toHaveText(new RegExp(`of ${navy} products`))
  expect(navy).toBeLessThan(all)

  const affordable = await listing.chooses('Price', 'Rs. 1,000–1,500')
  await expect(page).toHaveURL(`${SAMSUNG}?colour=navy&price=1000-1500`)
  await expect(listing.count).toHaveText(new RegExp(`of ${affordable} products`))
  await listing.closes()
  await listing.sort.selectOption('Price: low to high')
  await expect(page).toHaveURL(`${SAMSUNG}?colour=navy&price=1000-1500&sort=price`)
  await expect(listing.sort).toHaveValue('price')
  await expect(listing.badge).toHaveText('2 active')
  await expect
    .poll(async () => {
      const shown = await prices(page)
      return shown.length > 0 && shown.every((price) => price >= 1000 && price <= 1500)
    })
    .toBe(true)
  const shown = await prices(page)
  expect(shown).toEqual(rising(shown))
  await expectAccessible(page)
  const options = page.locator('.filter-panel a')
  const chosen = await page.locator('.filter-panel a[aria-current=true]').allTextContents()
  expect(chosen.filter((text) => !text.startsWith('All ')).toSorted()).toEqual([
    expect.stringMatching(/^Navy\d/),
    expect.stringMatching(/^Rs\. 1,000–1,500\d/),
  ])
  // A choice that would show nothing is no link.
  const none = /(^|\D)0 products$/
  expect(await page.locator('.filter-panel li').filter({ hasText: none }).count()).toBeGreaterThan(
    0,
  )
  await expect(options.filter({ hasText: none })).toHaveCount(0)

  await page.reload()
  await expect(listing.sort).toHaveValue('price')
  await expect(listing.count).toHaveText(new RegExp(`of ${affordable} products`))
  await page.goBack()
  await expect(page).toHaveURL(`${SAMSUNG}?colour=navy&price=1000-1500`)
  await expect(listing.sort).toHaveValue('newest')
  await page.goBack()
  await expect(listing.count).toHaveText(new RegExp(`of ${navy} products`))
  await page.goForward()
  // Wait for both filters: removing one then leaves the other.
  await expect(listing.badge).toHaveText('2 active')
  await page.getByRole('button', { name: 'Remove filter: Navy' }).click()
  await expect(page).toHaveURL(`${SAMSUNG}?price=1000-1500`)
  await expect(page.getByRole('button', { name: /^Remove filter: Rs\. 1,000/ })).toBeFocused()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(SAMSUNG)
  await expect(listing.count).toHaveText(new RegExp(`of ${all} products`))
  expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/BUTTON|SUMMARY/)
})

test('a phone’s filters are one row, which opens a sheet', async ({ shopper, page, listing }) => {
  await shopper.visit(SAMSUNG)
  const row = page.locator('div:has(> #filter-button)')
  const { height = 99 } = (await row.boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(52)
  for (const control of [listing.opener, listing.sort]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await listing.opener.click()
  await expect(listing.sheet).toBeInViewport()
  await expect(page.getByRole('list', { name: 'Colour', exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Device Model' })).toBeHidden()
  const heights = await listing.sheet
    .locator('summary, a, button')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
    )
  // The opening sheet is positioned at fractions of a pixel.
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.99)
  await expectAccessible(page)

  // The sheet stays open for several choices.
  const navy = await listing.chooses('Colour', 'Navy')
  await listing.chooses('Case Type', 'Graphical')
  await expect(listing.sheet).toBeVisible()
  await expect(page.getByRole('list', { name: 'Case Type' })).toBeHidden()
  expect(navy).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Show \d+ cases?$/ }).click()
  await expect(listing.sheet).toBeHidden()
  await listing.opener.click()
  await page.keyboard.press('Escape')
  await expect(listing.sheet).toBeHidden()
  await expect(listing.opener).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('one key skips the filters; models have series @desktop-only', async ({
  shopper,
  page,
  listing,
}) => {
  await shopper.visit(paths.brand('vivo'))
  const skip = page.getByRole('link', { name: 'Skip to products' })
  await shopper.tabTo(skip)
  await expect(skip).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('#product-cards a').first()).toBeFocused()

  await listing.opens('Device Model')
  for (const series of ['Vivo V', 'Vivo Y', 'Vivo X']) {
    await expect(page.getByRole('list', { name: series, exact: true })).toBeVisible()
  }
  const search = page.getByLabel('Search in Device Model')
  await search.focus()
  await page.keyboard.type('y21')
  await expect(page.getByRole('list', { name: 'Vivo V', exact: true })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/model=Vivo\+Y21/)
  await expect(search).toHaveValue('')
  await expect(search).toBeVisible()
})

test('a filter that is closed before hydration stays closed @desktop-only', async ({ page }) => {
  const hydrate = await openUnhydrated(page, SAMSUNG)
  const models = page.getByRole('list', { name: 'Device Model' })
  await page.locator('summary').filter({ hasText: 'Device Model' }).click()
  await expect(models).toBeHidden()
  await hydrate()
  await expect(page.locator('[data-unhydrated]')).toHaveCount(0)
  await expect(models).toBeHidden()
})

test('a sort order that is chosen before hydration is applied', async ({ page, listing }) => {
  const hydrate = await openUnhydrated(page, `${SAMSUNG}?type=Silicon`)
  await listing.sort.selectOption('Best rated')
  await hydrate()
  await expect(page).toHaveURL(/\?type=Silicon&sort=rating$/)
  await expect(listing.sort).toHaveValue('rating')
})

test('a tablet’s search field fills its row, and large text hides no order', async ({
  shopper,
  page,
  listing,
}) => {
  await page.setViewportSize({ width: 820, height: 1100 })
  await shopper.visit(paths.products())
  const filters = page.getByRole('button', { name: /^Filters/ })
  expect((await filters.boundingBox())?.width).toBeLessThan(200)
  expect((await page.locator('#search').boundingBox())?.width).toBeGreaterThan(700)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(async () => (await listing.sort.boundingBox())?.width ?? 0).toBeGreaterThan(290)
})
