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
