import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare global {
  interface Window {
    /** Defined once the script has been added to the page. */
    axe?: typeof Axe
  }
}

let source: Promise<string> | undefined

/** Source text of axe, read once per process. */
function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return source
}

/**
 * Expects no violation that axe can find, in the page or in one part of it, and no horizontal
 * overflow of a whole page. The shop has no frames,
 * so axe runs in the page itself; axe's Playwright adapter, which merges results of frames, would
 * open another page for each check. A page is checked after hydration: before it, axe takes the link
 * of the loading notice for the page's first one, and reports the skip link behind it.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  if (part === 'html') await expect(page.locator('#loading-notice')).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource())
  expect(await page.evaluate(violationsIn, part)).toEqual([])
  if (part === 'html') await expectNoSidewaysScroll(page)
}

/** Expects no horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
}

/** Runs in the page. Returns each violation with its rule and element. */
async function violationsIn(part: string): Promise<string[]> {
  const { axe } = window
  if (!axe) throw new Error('axe is not in the page')
  // Fading elements have intermediate colours, so animations are awaited. The notice of a page that
  // failed to hydrate has a delay of many seconds; it is checked in its state before that.
  const ending = document.getAnimations().filter(({ effect }) => {
    const { delay = 0, endTime } = effect?.getComputedTiming() ?? {}
    return endTime !== Number.POSITIVE_INFINITY && delay < 5_000
  })
  await Promise.allSettled(ending.map(({ finished }) => finished))
  /**
   * Whether a target that is partly covered by a bar at the screen's edge is large enough at its
   * centre.
   */
  const isLargeEnough = async (target: string) => {
    document.querySelector(target)?.scrollIntoView({ block: 'center' })
    const { violations } = await axe.run(target, { runOnly: ['target-size'] })
    return violations.length === 0
  }
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Passing elements are omitted from the result.
    resultTypes: ['violations'],
  })
  const found: string[] = []
  for (const { id, nodes } of violations) {
    for (const target of nodes.map((node) => node.target.join(' '))) {
      if (id !== 'target-size' || !(await isLargeEnough(target))) found.push(`${id}: ${target}`)
    }
  }
  return found
}
