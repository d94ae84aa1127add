import type { Page } from '@playwright/test'
import { NOTICE_DELAY } from '#web/boot/pre-hydration/notice-delay.ts'
import {
  expect,
  expectAccessible,
  expectWhollyInView,
  paths,
  type Shelf,
  type Shopper,
} from './support/journey.ts'
import { test } from './support/network.ts'

// The notice is timed by an animation, which runs with motion as it does for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const A_PRODUCT = /^\/products\//
const ENTRY = /^\/assets\/entry-client-/
const PRODUCT_SCREEN = /^\/assets\/ProductPage-/
const A_BRAND = /^\/brand\//
const BRAND_SCREEN = /^\/assets\/BrandPage-/
const CART = /^\/cart/
const CART_SCREEN = /^\/assets\/CartPage-/

const FAILED_SCRIPTS =
  / 404 | 503 |^503$|ERR_CONTENT_LENGTH_MISMATCH|ERR_INTERNET_DISCONNECTED|dynamically imported module/

/** A truncated stylesheet doesn't match the hash in the policy. */
const BROKEN_OFF = /ERR_CONTENT_LENGTH_MISMATCH|Applying inline style|JSON/

const notice = (page: Page) => page.locator('#loading-notice')
const loadAgain = (page: Page) => page.getByRole('link', { name: 'Load again' })

/** Expects a hydrated page: the menu opens and a case goes into the cart. */
async function expectHydrated(shopper: Shopper, product: Shelf): Promise<void> {
  const { page } = shopper
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await expect(notice(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await expect(home).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Phone model').selectOption(product.models[0] ?? '')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await shopper.seesToast('Added to cart!')
}

/** Advances the clock of the page's CSS animations to `seconds` after its first paint. */
async function advanceAnimations(page: Page, seconds: number): Promise<void> {
  await page.locator('#loading-notice p').evaluate((sentence, milliseconds) => {
    for (const animation of sentence.getAnimations()) {
      animation.pause()
      animation.currentTime = milliseconds
    }
  }, seconds * 1000)
}

/** Expects the notice after its delay, and not before. */
async function expectNoticeAfterDelay(page: Page): Promise<void> {
  await advanceAnimations(page, NOTICE_DELAY - 0.1)
  await expect(loadAgain(page)).toBeHidden()
  await advanceAnimations(page, NOTICE_DELAY + 0.1)
  await expectNotice(page)
}

/** Expects the notice in a live region, and as an overlay without layout shifts. */
async function expectNotice(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ has: loadAgain(page) })).toContainText(
    'This page hasn’t finished loading, so its buttons may not work.',
  )
  await expectWhollyInView(loadAgain(page))
  await expect(notice(page)).toHaveCSS('position', 'fixed')
}

/** Opens an address and continues after its first bytes. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
}

/** Waits until all scripts named in the page have loaded and could have run. */
async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const named = [
      ...[...document.querySelectorAll('script')].map(({ src }) => src),
      ...[...document.querySelectorAll('link')].flatMap(({ rel, href }) =>
        rel === 'modulepreload' ? href : [],
      ),
    ]
    return named.every((address) => address === '' || come.has(address))
  })
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/**
 * Returns a wait for a script element that failed. Scripts are inserted after the first picture,
 * often later than the load event, and a failed preload is requested again: a network that recovers
 * in between hydrates the page.
 */
async function watchScripts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const record = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) Object.assign(window, { hasFailedScript: true })
    }
    addEventListener('error', record, { capture: true })
  })
  return () => page.waitForFunction(() => 'hasFailedScript' in window)
}

const AMONG_STYLES = { behind: ' disabled><style>' }

for (const [worker, serviceWorkers, place, what] of [
  ['without a worker', 'block', { behind: '</h1>' }, 'in its content'],
  ['with the worker', 'allow', { behind: 'id="state">{' }, 'in its data'],
] as const) {
  test.describe(`a returning visitor, ${worker}`, () => {
    test.use({ serviceWorkers, expectedErrors: [BROKEN_OFF] })

    test.beforeEach(async ({ shopper, backOffice, page }) => {
      const { slug } = await backOffice.newProduct('First Visit')
      await shopper.visit(paths.product(slug))
      if (serviceWorkers === 'block') return
      await page.evaluate(() => navigator.serviceWorker.ready)
      // From the second visit on requests pass through the service worker, which caches scripts.
      await shopper.visit(paths.product(slug))
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    })

    test('a notice appears on a page that stalls while its styles load, and on one that is cut off there', async ({
      shopper,
      backOffice,
      page,
      network,
      product,
    }) => {
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 1_000)
      const still = network.holds(A_PRODUCT, AMONG_STYLES)
      await open(page, paths.product(product.slug))
      await page.locator('script').first().waitFor({ state: 'attached' })
      await page.clock.fastForward(NOTICE_DELAY * 1000 - 100)
      await expect(page.locator('body')).toHaveCount(0)
      await page.clock.fastForward(200)
      await expectNotice(page)
      await page.clock.resume()
      still.release()
      await loadAgain(page).click()
      await expectHydrated(shopper, product)

      const cut = network.holds(A_PRODUCT, AMONG_STYLES)
      await open(page, paths.product((await backOffice.newProduct('Cut in Its Head')).slug))
      await page.locator('script').first().waitFor({ state: 'attached' })
      cut.breakOff()
      if (serviceWorkers === 'block') await page.clock.fastForward(NOTICE_DELAY * 1000 + 100)
      await expectNotice(page)
      await loadAgain(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cut in Its Head')
    })

    test(`hydrates a page that stalled ${what}, and shows a notice on one that was cut off there`, async ({
      shopper,
      backOffice,
      page,
      network,
      product,
    }) => {
      const still = network.holds(A_PRODUCT, place)
      await open(page, paths.product(product.slug))
      await still.reached
      await waitForScripts(page)
      await expectNoticeAfterDelay(page)
      still.release()
      await expectHydrated(shopper, product)

      const another = await backOffice.newProduct('Cut Short')
      const cut = network.holds(A_PRODUCT, place)
      await open(page, paths.product(another.slug))
      await cut.reached
      // A browser discards received but unread bytes when a page ends.
      await notice(page).locator('a').waitFor({ state: 'attached' })
      cut.breakOff()
      // The notice appears at once if the document ended: its first script detects that others
      // are missing.
      if (serviceWorkers === 'block') await advanceAnimations(page, NOTICE_DELAY + 0.1)
      await expect(loadAgain(page)).toBeVisible()
      await loadAgain(page).click()
      await expectHydrated(shopper, another)
    })
  })
}

test.describe('scripts that fail to load', () => {
  test.use({ expectedErrors: [FAILED_SCRIPTS] })

  test('a script that every page needs is refused, gone or cut: a notice appears, and a reload hydrates the page', async ({
    shopper,
    product,
    page,
    network,
  }) => {
    const scriptFailed = await watchScripts(page)
    for (const failure of ['unavailable', 'gone', 'cut'] as const) {
      network.fails(ENTRY, failure)
      await page.goto(paths.product(product.slug))
      await scriptFailed()
      await expectNoticeAfterDelay(page)
      network.recovers()
    }
    await loadAgain(page).click()
    await expectHydrated(shopper, product)
  })

  test('a script that this page needs is missing: a notice appears at once, and a reload hydrates the page', async ({
    shopper,
    product,
    page,
    network,
  }) => {
    network.fails(PRODUCT_SCREEN, 'gone')
    await page.goto(paths.product(product.slug))
    await expect(loadAgain(page)).toBeVisible()
    await expectAccessible(page, '#loading-notice')
    // Exactly one automatic reload.
    expect(network.timesFetched(A_PRODUCT)).toBe(2)
    network.recovers()
    await loadAgain(page).click()
    await expectHydrated(shopper, product)
  })

  for (const [script, what] of [
    [ENTRY, 'every page'],
    [PRODUCT_SCREEN, 'this page'],
  ] as const) {
    test(`a script that ${what} needs is slow: a notice appears, and the page hydrates once it is loaded`, async ({
      shopper,
      product,
      page,
      network,
    }) => {
      // The notice has no motion, so the preference for reduced motion has no effect.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const held = network.holds(script)
      await open(page, paths.product(product.slug))
      await held.reached
      await expectNoticeAfterDelay(page)
      held.release()
      await expectHydrated(shopper, product)
    })
  }
})

test.describe('scripts of the next page that fail to load', () => {
  test.use({ expectedErrors: [FAILED_SCRIPTS] })

  const cartLink = (page: Page) => page.getByRole('link', { name: 'Cart', exact: true }).first()
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('gone after a deploy: one reload, then a retry', async ({ shopper, page, network }) => {
    await shopper.visit(paths.home())
    network.fails(CART_SCREEN, 'gone')
    await cartLink(page).click()
    await expect(heading(page)).toHaveText('Something went wrong')
    await expect(page).toHaveURL(paths.cart())
    expect(network.timesFetched(CART)).toBe(1)
    network.recovers()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Your Cart is Empty')
  })

  test('a rendered page keeps its content, with a notice', async ({ shopper, page, network }) => {
    await shopper.visit(paths.home())
    network.fails(BRAND_SCREEN, 'unavailable')
    await page.getByRole('contentinfo').getByRole('link', { name: 'iPhone', exact: true }).click()
    await expect(loadAgain(page)).toBeVisible()
    await expect(heading(page)).toHaveText('iPhone cases')
    expect(network.timesFetched(A_BRAND)).toBe(1)
    network.recovers()
    await loadAgain(page).click()
    await expect(notice(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText('iPhone cases')
  })

  test('slow: a progress line shows until the page is there', async ({
    shopper,
    page,
    network,
  }) => {
    await shopper.visit(paths.home())
    const held = network.holds(CART_SCREEN)
    await cartLink(page).click()
    await held.reached
    await expect(
      page.getByRole('banner').getByRole('progressbar', { name: 'Loading page' }),
    ).toBeVisible()
    held.release()
    await expect(heading(page)).toHaveText('Your Cart is Empty')
  })

  test('offline: the frame stays, and a retry loads the page', async ({
    shopper,
    page,
    context,
  }) => {
    await shopper.visit(paths.home())
    // Marks the document, to distinguish it from a reloaded one.
    await page.evaluate(() => Object.assign(window, { isMarked: true }))
    await context.setOffline(true)
    await cartLink(page).click()
    await expect(heading(page)).toHaveText('You’re offline')
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Your Cart is Empty')
  })
})

test.describe('a cached page without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/],
  })

  test('without cached scripts shows a notice, and hydrates after reconnection', async ({
    shopper,
    product,
    page,
    context,
  }) => {
    await shopper.visit(paths.product(product.slug))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await shopper.visit(paths.product(product.slug))
    await shopper.hasKept(paths.product(product.slug))
    await page.evaluate(() => caches.delete('files-1'))
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await context.setOffline(true)
    await open(page, paths.product(product.slug))
    await expectNoticeAfterDelay(page)
    await context.setOffline(false)
    await loadAgain(page).click()
    await expectHydrated(shopper, product)
  })
})
