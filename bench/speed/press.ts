import type { Locator } from 'playwright-core'

/**
 * A touch as the screen reports it. `tap` would have listeners of its own in the page, which look at
 * what the touch meets: a tenth of what the page itself takes for its answer.
 */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`nothing to press: ${target}`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
