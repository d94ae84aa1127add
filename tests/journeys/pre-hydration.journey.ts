import type { Page } from '@playwright/test'
import { ayesha, expect, paths, test } from './support/journey.ts'
import { ListingPage } from './support/listing-page.ts'
import { watchShifts } from './support/shifts.ts'
import { isHydrated, openUnhydrated } from './support/visit.ts'

/** Waits until the latest change has been painted. */
const isDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )

test('text typed before the scripts are loaded is in the form once they are', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.brand('vivo'))
  const list = await new ListingPage(page).opens('Device Model')
  const search = page.getByLabel('Search in Device Model')
  const models = list.getByRole('link')
  const all = await models.count()
  await search.pressSequentially('y21')
  await hydrate()
  await expect(search).toHaveValue('y21')
  await expect(search).toBeFocused()
  await expect.poll(() => models.count()).toBeLessThan(all)
  await search.pressSequentially('t')
  await expect(search).toHaveValue('y21t')
})

test('of several presses before hydration only the last is replayed', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.home())
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await menu.click()
  await hydrate()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('the cart is requested beside the scripts, once and as this guest', async ({
  shopper,
  product,
  page,
}) => {
  await shopper.hasInCart(product)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart')) requests.push(request.headers()['x-session-id'] ?? '')
  })
  const guest = await page.evaluate(() => localStorage.getItem('guestSessionId'))
  const hydrate = await openUnhydrated(page, paths.cart())
  await expect.poll(() => requests).toEqual([guest])
  await hydrate()
  await expect(page.getByRole('main')).toContainText(product.name)
  expect(requests).toEqual([guest])
  // A later visit to the cart reads it again.
  await page.getByRole('link', { name: 'Khol' }).first().click()
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('main')).toContainText(product.name)
  await expect.poll(() => requests.length).toBeGreaterThan(1)
})

/** Links of the bar for visitors without an account. */
const guestLinks = (page: Page) =>
  ['Login', 'Register', 'Track Order'].map((name) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
  )

for (const who of ['a customer', 'an admin'] as const) {
  test(`${who} never sees the bar of a visitor without an account, and the layout doesn’t shift @desktop-only`, async ({
    shopper,
    owner,
    page: own,
  }) => {
    if (who === 'a customer') await shopper.hasAccount()
    const page = who === 'a customer' ? own : owner.page
    const shifts = await watchShifts(page)
    const hydrate = await openUnhydrated(page, paths.products())
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const link of guestLinks(page)) await expect(link).toBeHidden()
    const cart = bar.getByRole('link', { name: /^Cart/ })
    await expect(cart).toBeVisible({ visible: who === 'a customer' })
    const before = await bar.boundingBox()
    // Fonts have loaded by then, so their layout shift is not counted.
    await page.evaluate(() => document.fonts.ready)
    await isDrawn(page)
    const shiftBefore = await shifts.sum()
    await hydrate()
    await expect(bar.getByRole('button', { expanded: false })).toBeVisible()
    for (const link of guestLinks(page)) await expect(link).toHaveCount(0)
    await expect(cart).toHaveCount(who === 'a customer' ? 1 : 0)
    expect(await bar.boundingBox()).toEqual(before)
    await isDrawn(page)
    expect((await shifts.sum()) - shiftBefore).toBeLessThan(0.002)
  })
}

test('a visitor without an account sees the links at once @desktop-only', async ({ page }) => {
  await openUnhydrated(page, paths.home())
  for (const link of guestLinks(page)) await expect(link).toBeVisible()
})

test('Back before hydration shows the page of that address', async ({ shopper, page, listing }) => {
  await shopper.visit(paths.brand('samsung'))
  await listing.sort.selectOption('Price: low to high')
  await expect(page).toHaveURL(`${paths.brand('samsung')}?sort=price`)
  await expect(listing.sort).toHaveValue('price')
  const hydrate = await openUnhydrated(page)
  await expect(listing.sort).toHaveValue('price')
  await page.goBack({ waitUntil: 'commit' })
  await expect(listing.sort).toHaveValue('newest')
  expect(await isHydrated(page)).toBe(false)
  await hydrate()
  await expect(page).toHaveURL(paths.brand('samsung'))
  await expect(listing.sort).toHaveValue('newest')
})

test('the cart is a plain loading state before the scripts are loaded, and nothing shifts by more than 0.02', async ({
  shopper,
  backOffice,
  page,
}) => {
  const main = page.getByRole('main')
  await shopper.hasInCart(await backOffice.newProduct('Not Yet Here'))
  const shifts = await watchShifts(page)
  for (const path of [paths.cart(), paths.checkout()]) {
    const hydrate = await openUnhydrated(page, path)
    await expect(main.locator('[aria-busy=true]')).toBeVisible()
    await hydrate()
    await expect(main.getByText('Not Yet Here').first()).toBeAttached()
    expect(await shifts.unasked(), path).toBeLessThanOrEqual(0.02)
  }
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('links, filters, sort order and search lead to a case', async ({ page, listing }) => {
    await page.goto(paths.home())
    await page.getByRole('main').getByRole('link', { name: /^Vivo/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vivo')
    await listing.chooses('Case Type', 'Transparent')
    await expect(page).toHaveURL(/type=Transparent/)
    await listing.sort.selectOption('Price: low to high')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL(/type=Transparent&sort=price$/)
    await page.getByRole('main').locator('a[href^="/products/"]').first().click()
    await expect(page).toHaveURL(/\/products\/[^/]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bar = page.getByRole('banner')
    await bar.getByText('Search the shop').locator('xpath=..').click()
    await page.keyboard.type('truck art')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\?q=truck\+art$/)
    await page.getByRole('link', { name: 'Search without Truck art' }).click()
    await expect(page).toHaveURL(paths.products())
  })
})

test('a login never puts a password into an address', async ({ shopper, page }) => {
  await shopper.visit(paths.login())
  await page.getByLabel('Email address').fill(ayesha.email)
  await page.getByLabel('Password', { exact: true }).fill('journeys-only')
  const form = page.locator('form').filter({ has: page.getByLabel('Email address') })
  // Simulates a page whose scripts attached no listener.
  const shown = page.waitForResponse((answer) => answer.request().isNavigationRequest())
  await form.evaluate((element: HTMLFormElement) => element.submit())
  expect((await shown).request().method()).toBe('POST')
  await expect(page.getByLabel('Email address')).toHaveValue('')
  expect(page.url()).toMatch(/\/login$/)
})
