import type { Locator, Page } from '@playwright/test'
import { ayesha, expect, paths, test } from './support/journey.ts'
import { ListingPage } from './support/listing-page.ts'
import { watchShifts } from './support/shifts.ts'

const ENTRY = '**/assets/entry-client-*.js'

/**
 * Opens a page with its scripts pending, or reloads the current one; returns a function that
 * releases the scripts.
 */
async function openEarly(page: Page, path?: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(ENTRY, async (route) => {
    await released
    await route.continue()
  })
  if (path === undefined) await page.reload({ waitUntil: 'commit' })
  else await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await isHydrated(page)).toBe(false)
  return async () => {
    release()
    await expect.poll(() => isHydrated(page)).toBe(true)
  }
}

const isHydrated = (page: Page) => page.evaluate(() => 'ready' in document.documentElement.dataset)

/** Waits until the latest change has been painted. */
const isDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )

test('text typed before the scripts are loaded is in the form once they are', async ({ page }) => {
  const letScriptsCome = await openEarly(page, paths.brand('vivo'))
  const list = await new ListingPage(page).opens('Device Model')
  const search = page.getByLabel('Search in Device Model')
  const models = list.getByRole('link')
  const all = await models.count()
  await search.pressSequentially('y21')
  await letScriptsCome()
  await expect(search).toHaveValue('y21')
  await expect(search).toBeFocused()
  await expect.poll(() => models.count()).toBeLessThan(all)
  await search.pressSequentially('t')
  await expect(search).toHaveValue('y21t')
})

test('of several presses before the scripts are loaded, only the last is replayed', async ({
  page,
}) => {
  const letScriptsCome = await openEarly(page, paths.home())
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await menu.click()
  await letScriptsCome()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

/** Links of the bar for visitors without an account. */
const guestLinks = (page: Page): Record<string, Locator> => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  return {
    login: bar.getByRole('link', { name: 'Login' }),
    register: bar.getByRole('link', { name: 'Register' }),
    track: bar.getByRole('link', { name: 'Track Order' }),
  }
}

for (const who of ['a customer', 'an admin'] as const) {
  test(`${who} never sees the bar of a visitor without an account, and the layout doesn’t shift @desktop`, async ({
    shopper,
    owner,
    page: own,
    isMobile,
  }) => {
    if (who === 'a customer') await shopper.hasAccount()
    const page = who === 'a customer' ? own : owner.page
    const shifts = await watchShifts(page)
    const letScriptsCome = await openEarly(page, paths.products())
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const link of Object.values(guestLinks(page))) await expect(link).toBeHidden()
    const cart = bar.getByRole('link', { name: /^Cart/ })
    await expect(cart).toBeVisible({ visible: who === 'a customer' })
    const before = await bar.boundingBox()
    // Fonts have loaded by then, so their layout shift is not counted.
    await page.evaluate(() => document.fonts.ready)
    await isDrawn(page)
    const shiftBefore = await shifts.sum()
    await letScriptsCome()
    if (!isMobile) {
      await expect(bar.getByRole('button', { expanded: false })).toBeVisible()
    }
    for (const link of Object.values(guestLinks(page))) await expect(link).toHaveCount(0)
    await expect(cart).toHaveCount(who === 'a customer' ? 1 : 0)
    expect(await bar.boundingBox()).toEqual(before)
    await isDrawn(page)
    expect((await shifts.sum()) - shiftBefore).toBeLessThan(0.002)
  })
}

test('a visitor without an account sees the links of the bar at once, also without scripts @desktop', async ({
  page,
  isMobile,
}) => {
  await openEarly(page, paths.home())
  if (!isMobile) {
    for (const link of Object.values(guestLinks(page))) await expect(link).toBeVisible()
  }
})

test('Back before the scripts are loaded shows the page of that address', async ({
  shopper,
  page,
}) => {
  const listing = new ListingPage(page)
  await shopper.visit(paths.brand('samsung'))
  await listing.sort.selectOption('Price: low to high')
  await expect(page).toHaveURL(`${paths.brand('samsung')}?sort=price`)
  await expect(listing.sort).toHaveValue('price')
  const letScriptsCome = await openEarly(page)
  await expect(listing.sort).toHaveValue('price')
  await page.goBack({ waitUntil: 'commit' })
  await expect(listing.sort).toHaveValue('newest')
  expect(await isHydrated(page)).toBe(false)
  await letScriptsCome()
  await expect(page).toHaveURL(paths.brand('samsung'))
  await expect(listing.sort).toHaveValue('newest')
})

test('Back during hydration shows under each address its own page', async ({ shopper, page }) => {
  const listing = new ListingPage(page)
  const address = paths.brand('samsung')
  await shopper.visit(address)
  const navy = await listing.chooses('Colour', 'Navy')
  await expect(page).toHaveURL(`${address}?colour=navy`)
  await listing.closes()
  await listing.sort.selectOption('Price: low to high')
  await expect(page).toHaveURL(`${address}?colour=navy&sort=price`)
  // First listener: the document's inline script; second: the router, before hydration.
  await page.addInitScript(() => {
    const { addEventListener } = window
    let heardBy = 0
    window.addEventListener = (name: string, listener: EventListenerOrEventListenerObject) => {
      addEventListener(name, listener)
      if (name !== 'popstate') return
      heardBy += 1
      if (heardBy === 2 && location.search.includes('sort')) history.back()
    }
  })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).search)
  })
  await page.reload()
  await expect(page).toHaveURL(`${address}?colour=navy`)
  await expect(listing.sort).toHaveValue('newest')
  expect(documents).toEqual(['?colour=navy&sort=price'])
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(listing.count).not.toHaveText(new RegExp(`of ${navy} products`))
  await page.goForward()
  await expect(listing.count).toHaveText(new RegExp(`of ${navy} products`))
  await expect(listing.sort).toHaveValue('newest')
})

test('the cart is requested once, while the scripts load', async ({
  shopper,
  backOffice,
  page,
}) => {
  const product = await backOffice.newProduct('Ahead')
  await shopper.hasInCart(product)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart')) asked.push(request.method())
  })
  // A slow request would be retried, so it is answered first.
  const answered = page.waitForResponse('**/api/cart').then((answer) => answer.finished())
  const letScriptsCome = await openEarly(page, paths.cart())
  await answered
  expect(asked).toEqual(['GET'])
  await letScriptsCome()
  await expect(page.getByRole('main')).toContainText(product.name)
  expect(asked).toEqual(['GET'])
})

test('the cart is shown before the scripts are loaded: the stored copy, then the current cart', async ({
  shopper,
  backOffice,
  page,
}) => {
  const main = page.getByRole('main')
  const seen = await backOffice.newProduct('Outlined', { caseType: 'Name Customization' })
  await shopper.hasInCart(seen, seen.models[0], 1, 'Ayesha')
  await shopper.visit(paths.cart())
  await expect(main.getByText('Total', { exact: true })).not.toHaveCount(0)

  // The cart has grown on another device meanwhile.
  const added = await backOffice.newProduct('Grown')
  await shopper.hasInCart(added)
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/cart', async (route) => {
    await mayAnswer
    await route.continue()
  })
  const letScriptsCome = await openEarly(page)
  await expect(main.getByText(seen.name)).toBeVisible()
  await expect(main.getByText('Name: Ayesha')).toBeVisible()
  await expect(main.getByText('Add one more item for free shipping!')).toBeVisible()
  await expect(main.getByText(added.name)).toHaveCount(0)
  answer()
  await expect(main.getByText(added.name)).toBeVisible()
  await expect(main.getByText(seen.name)).toBeVisible()
  await expect(main.getByText('Free shipping unlocked!')).toBeVisible()
  await expect(main.getByText('Add one more item')).toBeHidden()
  // Only computed sums and working buttons are shown.
  await expect(main).not.toContainText(/Rs\. \d/, { useInnerText: true })
  await expect(main.locator('button, a')).toHaveCount(0)

  await letScriptsCome()
  await expect(main.getByRole('listitem').filter({ hasText: added.name })).toHaveCount(1)
  await expect(main.getByText('Free shipping unlocked!')).toHaveCount(1)
})

test('a guest’s checkout shows its fields before the scripts are loaded, unless the cart is empty', async ({
  shopper,
  backOffice,
  page,
}) => {
  const main = page.getByRole('main')
  const says = async (path: string, words: string, isSaid: boolean) => {
    const letScriptsCome = await openEarly(page, path)
    await expect(main.getByText(words)).toBeVisible({ visible: isSaid })
    await letScriptsCome()
  }
  // First visit: storage is empty.
  await says(paths.checkout(), 'Courier calls this number', false)
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
  await shopper.hasInCart(await backOffice.newProduct('Outlined'))
  await says(paths.checkout(), 'Courier calls this number', true)
  await expect(page.getByLabel('Delivery phone')).toBeVisible()
  // An account has addresses to choose from.
  await shopper.hasAccount()
  await says(paths.checkout(), 'Courier calls this number', false)
})

/**
 * Opens a page with a filled skeleton and a document that took `took` ms, in a window painted only
 * on demand, without timeouts. Returns a function that paints it.
 */
async function openUnpainted(page: Page, took: number): Promise<() => Promise<void>> {
  await page.addInitScript((responseEnd) => {
    const { getEntriesByType } = performance
    const document = [{ requestStart: 0, responseEnd }]
    const frames: FrameRequestCallback[] = []
    const { setTimeout } = window
    Object.assign(performance, {
      getEntriesByType: (type: string) =>
        type === 'navigation' ? document : getEntriesByType.call(performance, type),
    })
    Object.assign(window, {
      requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
      setTimeout: (then: () => void, pause = 0) => (pause > 0 ? 0 : setTimeout(then)),
      paint: () => {
        for (const frame of frames.splice(0)) frame(0)
      },
    })
  }, took)
  await page.goto(paths.checkout())
  return () => page.evaluate('paint()')
}

const scriptsAskedFor = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )

test('over a fast network scripts are requested after the first paint of a filled skeleton', async ({
  page,
}) => {
  const paint = await openUnpainted(page, 20)
  expect(await scriptsAskedFor(page)).toBe(0)
  const asked = page.waitForRequest(ENTRY)
  await paint()
  await asked
})

test('over a slow network scripts are requested before the first paint', async ({ page }) => {
  const asked = page.waitForRequest(ENTRY)
  await openUnpainted(page, 400)
  await asked
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('links, filters and the search lead from home to a case @desktop', async ({
    page,
    isMobile,
  }) => {
    await page.goto(paths.home())
    await page.getByRole('main').getByRole('link', { name: /^Vivo/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vivo')
    await new ListingPage(page).chooses('Case Type', 'Transparent')
    await expect(page).toHaveURL(/type=Transparent/)
    const card = page.getByRole('main').locator('a[href^="/products/"]').first()
    await card.click()
    await expect(page).toHaveURL(/\/products\/[^/]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(paths.products())
    await page
      .getByRole(isMobile ? 'main' : 'banner')
      .getByRole('searchbox')
      .fill('peacock')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=peacock/)
    await expect(page.getByRole('main')).toContainText(/peacock/i)
  })
})

test.describe('a login', () => {
  test('never puts a password into an address', async ({ shopper, page }) => {
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
})
