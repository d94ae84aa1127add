import type { Locator, Page } from '@playwright/test'
import { productAddress } from '#domain/paths.ts'
import { caseLinks, expect, paths, test } from './support/journey.ts'

/** Overrides the page's network information from its first script on. */
async function connectionIs(page: Page, connection: object): Promise<void> {
  await page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { value: told, configurable: true })
  }, connection)
}

/**
 * Records paths of product calls and of pictures that the page requests from now on. A HEAD request is
 * left out: it counts the opening of a prefetched page, and nothing waits for it (rule: counted-events).
 */
function asksOf(page: Page): { readonly calls: string[]; readonly pictures: string[] } {
  const calls: string[] = []
  const pictures: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'HEAD') return
    if (pathname.startsWith('/api/products')) calls.push(pathname)
    if (request.resourceType() === 'image') pictures.push(pathname)
  })
  return { calls, pictures }
}

const firstCase = (page: Page) => caseLinks(page).first()
/** Product name from the text of its card's link, 'View Details of {name}'. */
const productNameOf = async (link: Locator) =>
  ((await link.textContent()) ?? '').replace(/^View Details of /, '')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** (rule: prefetched-pages) */
test('a touched case is prefetched, and no other', async ({ shopper, page }) => {
  await connectionIs(page, { effectiveType: '4g', saveData: false })
  const asks = asksOf(page)
  await shopper.visit(paths.products())
  await page.waitForLoadState('networkidle')
  expect(asks.calls).toEqual([])
  const name = await productNameOf(firstCase(page))
  const { pathname } = new URL((await firstCase(page).getAttribute('href')) ?? '', page.url())
  await firstCase(page).dispatchEvent('touchstart')
  // The picture is the last part of a prefetch.
  await expect(page.locator('head link[rel=preload][as=image]')).not.toHaveCount(0)
  expect(asks.calls).toContain(`/api${pathname}`)
  asks.calls.length = 0
  await firstCase(page).click()
  await expect(page).toHaveURL((url) => url.pathname === pathname)
  await expect(heading(page)).toHaveText(name)
  expect(asks.calls.filter((path) => path.startsWith(`/api${pathname}`))).toEqual([])
})

test('Back restores page and scroll position without a request', async ({ shopper, page }) => {
  await connectionIs(page, { saveData: true })
  await shopper.visit(paths.products())
  const last = caseLinks(page).last()
  await last.scrollIntoViewIfNeeded()
  // Where bytes are saved, a touch loads the screen's chunk, shared by all cases, and no data.
  const ahead = asksOf(page)
  await last.dispatchEvent('touchstart')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ProductPage-')),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(ahead.calls).toEqual([])
  const name = await productNameOf(last)
  const top = await page.evaluate(() => scrollY)
  await last.click()
  await expect(heading(page)).toHaveText(name)
  const asks = asksOf(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('All cases')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await page.goForward()
  await expect(heading(page)).toHaveText(name)
  expect(asks.calls).toEqual([])
})

test('Back to a case restores its model without a request', async ({ shopper, product, page }) => {
  await connectionIs(page, { saveData: true })
  const { slug, name, models } = product
  const [first = '', second = ''] = models
  await shopper.visit(productAddress(slug, first))
  const model = page.getByLabel('Phone model')
  await expect(model).toHaveValue(first)
  await model.selectOption(second)
  await expect(page).toHaveURL(productAddress(slug, second))
  const others = page.getByRole('heading', { name: `More for your ${second}` })
  await others.scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await expect(page).toHaveURL(paths.cart())
  // The empty cart has made its own call.
  await expect(page.getByRole('region', { name: `For your ${second}`, exact: true })).toBeVisible()
  const asks = asksOf(page)
  await page.goBack()
  await expect(heading(page)).toHaveText(name)
  await expect(model).toHaveValue(second)
  await expect(page).toHaveURL(productAddress(slug, second))
  await expect(others).toBeAttached()
  expect(asks.calls).toEqual([])
})
