import { expect, type Page } from '@playwright/test'

/**
 * Opens a page and waits until it is all there: its frame listens, and no skeleton stands for a part of
 * it any more. A skeleton has a heading too, while what it waits for is still on its way.
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
