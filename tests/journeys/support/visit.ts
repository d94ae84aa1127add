import { expect, type Page } from '@playwright/test'

/**
 * Opens a page and waits until it is complete: its frame is hydrated and no skeleton remains. A
 * skeleton has a heading too, so a heading alone is no sign.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.ready === 'true' &&
      !document.querySelector('main [aria-busy=true]'),
  )
}

/**
 * Comes back to a page from another window, which makes it poll at once instead of within 20 s
 * (rule: live-orders).
 */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/**
 * Opens an address, or reloads the page, with its scripts pending; returns a function that lets them
 * load and waits for hydration.
 */
export async function openUnhydrated(page: Page, path?: string): Promise<() => Promise<void>> {
  const entry = '**/assets/entry-client-*.js'
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(entry, async (route) => {
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
    await page.unroute(entry)
  }
}

/** Whether the scripts of the page have taken over. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.ready === 'true')
