import type { Locator } from 'playwright-core'

/**
 * Touch through the device's input. `tap` of Playwright would add listeners to the page, which
 * inspect the target: a tenth of the page's own response time.
 */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`nothing to press: ${target}`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
