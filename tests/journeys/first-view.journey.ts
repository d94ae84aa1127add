import type { Page } from '@playwright/test'
import { expect, paths, test } from './support/journey.ts'

test('a first visit loads only files of the shop: at most 130 KB of scripts, 14 files named in the document, 21 KB of fonts, no Intl object, and scripts that are compiled during the download', async ({
  shopper,
  backOffice,
  page,
}) => {
  const { slug } = await backOffice.newProduct('Light Enough')
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(recordIntl)
  for (const path of [
    paths.home(),
    paths.brand('vivo'),
    paths.products(),
    paths.product(slug),
    paths.cart(),
  ]) {
    await session.send('Network.clearBrowserCache')
    await shopper.visit(path)
    await page.waitForLoadState('networkidle')
    const { named, loaded } = await page.evaluate(() => ({
      named: [...document.querySelectorAll('script')].map(({ src }) => src).filter(Boolean),
      loaded: performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    }))
    const ending = (end: string) => loaded.filter(({ name }) => name.endsWith(end))
    const bytesOf = (end: string) => ending(end).reduce((sum, { bytes }) => sum + bytes, 0)
    expect(bytesOf('.js'), path).toBeGreaterThan(90_000)
    expect(bytesOf('.js'), path).toBeLessThanOrEqual(130_000)
    expect(bytesOf('.woff2'), path).toBeLessThanOrEqual(21_000)
    expect(ending('.js').length, path).toBeLessThanOrEqual(14)
    // The cart's script follows its frame; one that only another script names would wait for that.
    const late = ending('.js').filter(({ name }) => !named.includes(name))
    if (path !== paths.cart()) expect(late, path).toEqual([])
    const origins = new Set(loaded.map(({ name }) => new URL(name).origin))
    expect(origins).toEqual(new Set([new URL(page.url()).origin]))
    expect(await page.evaluate(() => Reflect.get(globalThis, 'intlObjects')), path).toEqual([])
    for (const { name } of ending('.js').filter(({ name }) => /\/(libraries|kit)-/.test(name))) {
      const script = await (await page.request.get(name)).text()
      expect(script, name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    }
  }
})

/** Runs in the page. Records the `Intl` objects that it creates: the first costs a slow phone 60 ms. */
function recordIntl(): void {
  const intlObjects: string[] = []
  Object.assign(globalThis, { intlObjects })
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(Intl))) {
    if (typeof value !== 'function' || !value.prototype) continue
    const construct = (target: new () => object, args: []) => {
      intlObjects.push(`${name}: ${new Error().stack}`)
      return Reflect.construct(target, args)
    }
    Object.assign(Intl, { [name]: new Proxy(value, { construct }) })
  }
}

test.describe('scripts of a page', () => {
  /** Opens home with its first picture pending and time frozen; returns the requested scripts. */
  async function openWithoutPicture(page: Page, released: Promise<unknown>): Promise<string[]> {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.route(/tailgate/, async (route) => {
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
    const picture = page.getByRole('img', { name: /^A phone case with a truck-art peacock/ })
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
