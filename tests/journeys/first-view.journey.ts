import type { Page, Request } from '@playwright/test'
import { caseLinks, expect, paths, test } from './support/journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const related = (page: Page) =>
  page.getByRole('heading', { name: /^(You may also like|More for )/ })

/** Records the content of the next page at its first heading, and the layouts forced until then. */
async function noteNextPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')
    const seen = { laidOut: 0, below: -1, panels: -1, models: -1, views: -1 }
    Object.assign(window, { seen })
    const { getClientRects } = Element.prototype
    Element.prototype.getClientRects = function count(this: Element) {
      seen.laidOut += 1
      return getClientRects.call(this)
    }
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading || heading === before) return
      observer.disconnect()
      seen.below = document.querySelectorAll('#related, #reviews').length
      seen.panels = document.querySelectorAll('.filter-panel').length
      seen.models = document.querySelectorAll('#phone-model option:not(:disabled)').length
      seen.views = document.querySelectorAll('.gallery-strip img').length
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

type PaintMark = 'laidOut' | 'below' | 'panels' | 'models' | 'views'

const noted = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'seen') as Record<PaintMark, number>)

test('a first visit loads only files of the shop, at most 130 KB of scripts and 21 KB of fonts @phone-only', async ({
  shopper,
  backOffice,
  page,
}) => {
  // Prefetching belongs to the next page.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const { slug } = await backOffice.newProduct('Light Enough')
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  const bytes = async (kind: string) => {
    const ofKind = requests.filter((request) => request.resourceType() === kind)
    const sizes = await Promise.all(ofKind.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  const session = await page.context().newCDPSession(page)
  for (const path of [paths.home(), paths.brand('vivo'), paths.product(slug), paths.cart()]) {
    await session.send('Network.clearBrowserCache')
    requests.length = 0
    await shopper.visit(path)
    await page.waitForLoadState('networkidle')
    expect(await bytes('script'), path).toBeGreaterThan(90_000)
    expect(await bytes('script'), path).toBeLessThanOrEqual(130_000)
    expect(await bytes('font'), path).toBeLessThanOrEqual(21_000)
    const origins = new Set(requests.map((request) => new URL(request.url()).origin))
    expect(origins).toEqual(new Set([new URL(page.url()).origin]))
  }
})

test('a case opened from a listing renders its first view first, without forced layouts', async ({
  shopper,
  backOffice,
  page,
}) => {
  const models = ['iPhone 15 Pro', 'iPhone 15', 'iPhone SE 2022']
  const { name, slug } = await backOffice.newProduct('First View First', { models })
  const view = new URLSearchParams({ brand: 'iphone', model: 'iPhone 15 Pro', q: name })
  await shopper.visit(`${paths.products()}?${view}`)
  await noteNextPage(page)
  await page.locator(`main a[href*="${slug}"]`).click()
  await expect(heading(page)).toHaveText(name)
  await expect(heading(page)).toBeFocused()
  await expect(related(page)).toBeAttached()
  // The first view holds only the chosen model and the visible picture.
  expect(await noted(page)).toMatchObject({ laidOut: 0, below: 0, models: 1, views: 1 })
  const model = page.getByLabel('Phone model')
  await expect(model.locator('option:enabled')).toHaveText(['iPhone 15 Pro', 'iPhone 15', /SE/])
  await expect(model).toHaveValue('iPhone 15 Pro')
})

/** Names of scripts requested before the frame that responds to the press, once all have loaded. */
async function hastyScripts(
  page: Page,
  sign: 'pointerover' | 'click',
  press: () => Promise<unknown>,
  ...names: string[]
) {
  await page.evaluate((type) => {
    const note = () => requestAnimationFrame((at) => Object.assign(window, { answered: at }))
    addEventListener(type, note, { once: true, capture: true })
  }, sign)
  await press()
  const startOf = (name: string) =>
    page.evaluate((part) => {
      const all = performance.getEntriesByType('resource')
      return all.find((one) => one.name.includes(part))?.startTime ?? null
    }, `/${name}-`)
  for (const name of names) await expect.poll(() => startOf(name)).not.toBeNull()
  const answered = await page.evaluate(() => Reflect.get(window, 'answered') as number)
  const starts = await Promise.all(names.map(startOf))
  return names.filter((_, index) => (starts[index] ?? 0) < answered)
}

test('a press is painted before its scripts are requested', async ({
  shopper,
  backOffice,
  page,
}) => {
  const { name, slug } = await backOffice.newProduct('Answered First')
  await shopper.visit(`${paths.products()}?${new URLSearchParams({ q: name })}`)
  const filters = page.getByRole('button', { name: /^Filters/ })
  const open = () => filters.tap()
  expect(await hastyScripts(page, 'pointerover', open, 'FilterPanels', 'ToastLine')).toEqual([])
  await page.getByRole('button', { name: 'Close filters' }).tap()

  await page.locator(`main a[href*="${slug}"]`).click()
  await page.getByLabel('Phone model').selectOption({ index: 1 })
  const add = page.getByRole('button', { name: 'Add to Cart' })
  expect(await hastyScripts(page, 'click', () => add.tap(), 'AddedNote')).toEqual([])
  await shopper.seesToast('Added to cart!')
})

test('Forward to a case shows all of it at once', async ({ shopper, page }) => {
  await shopper.visit(paths.products())
  await caseLinks(page).first().click()
  await expect(related(page)).toBeAttached()
  await page.goBack()
  await expect(heading(page)).toHaveText('All cases')
  await noteNextPage(page)
  await page.goForward()
  await expect(related(page)).toBeAttached()
  expect(await noted(page)).toMatchObject({ below: 2 })
})

test('cards of a listing appear before its filters', async ({ shopper, page }) => {
  await shopper.visit(paths.products())
  await caseLinks(page).first().click()
  await expect(related(page)).toBeAttached()
  await noteNextPage(page)
  await page.goBack()
  await expect(page.locator('.filter-panel')).not.toHaveCount(0)
  expect(await noted(page)).toMatchObject({ panels: 0 })
})

test('a chosen sort order stays selected while its listing loads', async ({ shopper, page }) => {
  await shopper.visit(paths.products())
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/products?*', async (route) => {
    await asked
    await route.continue()
  })
  const sort = page.getByLabel('Sort by').filter({ visible: true })
  const shown = await sort.evaluate(async (select: HTMLSelectElement) => {
    select.value = 'price'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    return select.value
  })
  expect(shown).toBe('price')
  await expect(page.getByRole('list').and(page.locator('[aria-busy=true]'))).toBeAttached()
  answer()
  await expect(page).toHaveURL(/sort=price/)
  await expect(sort).toHaveValue('price')
  await page.goBack()
  await expect(sort).toHaveValue('newest')
})

test.describe('scripts of a page', () => {
  /** Opens home with its first picture pending and time frozen; returns the requested scripts. */
  async function openWithoutPicture(page: Page, released: Promise<unknown>): Promise<string[]> {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.route(/three-cases/, async (route) => {
      await released
      await route.continue()
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 10_000)
    await page.goto(paths.home(), { waitUntil: 'commit' })
    await expect(page.locator('#scripts')).toBeAttached()
    await page.clock.runFor(900)
    return scripts
  }

  /** Number of scripts requested one frame later. */
  async function laterAsked(page: Page, scripts: readonly string[]): Promise<number> {
    await page.clock.runFor(20)
    return scripts.length
  }

  test('load after its first picture', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const scripts = await openWithoutPicture(page, released)
    expect(scripts).toEqual([])
    release()
    const picture = page.getByRole('img', { name: /^Three phone cases/ })
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    // The frame's script, and the scripts that follow it.
    await expect.poll(() => laterAsked(page, scripts)).toBeGreaterThan(0)
    await page.clock.resume()
    await expect(page.locator('html')).toHaveAttribute('data-ready')
  })

  test('don’t wait long for a missing picture', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const scripts = await openWithoutPicture(page, released)
    expect(scripts).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => laterAsked(page, scripts)).toBeGreaterThan(0)
    await page.clock.resume()
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    release()
  })
})
