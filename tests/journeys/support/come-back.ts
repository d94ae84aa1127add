import type { Page } from '@playwright/test'

/**
 * Comes back to a page from another window, which makes it poll at once instead of within 20 s
 * (rule: live-orders).
 */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}
