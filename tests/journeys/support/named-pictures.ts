import { expect, type Locator } from '@playwright/test'

/** Expects a loaded picture of a case with its customer's name. */
export async function seesNamedPicture(within: Locator): Promise<void> {
  const picture = within.locator('img[src*="/drawn/named-"]').filter({ visible: true }).first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
}
