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
