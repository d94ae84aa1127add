import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare global {
  interface Window {
    /** There once it has been put into the page. */
    axe?: typeof Axe
  }
}

let source: Promise<string> | undefined

/** The text of axe's script, read once by each process. */
function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return source
}

/**
 * No screen may have a violation that axe can find, nor may a part of one. The shop has no frames, so
 * axe runs in the page alone; what joins the results of frames opens a second page for each look.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource())
  expect(await page.evaluate(whatAxeFinds, part)).toEqual([])
}

/** Runs in the page. Each violation by its rule and the element that has it. */
async function whatAxeFinds(part: string): Promise<string[]> {
  const { axe } = window
  if (!axe) throw new Error('axe is not in the page')
  // What is fading in has other colours for a moment. The notice of a page that never came alive begins
  // after many seconds, and is looked at as it is until then.
  const ending = document.getAnimations().filter(({ effect }) => {
    const { delay = 0, endTime } = effect?.getComputedTiming() ?? {}
    return endTime !== Number.POSITIVE_INFINITY && delay < 5_000
  })
  await Promise.allSettled(ending.map(({ finished }) => finished))
  /** Whether a target that lies half under a bar at the screen's edge is large enough in its middle. */
  const isLargeEnough = async (target: string) => {
    document.querySelector(target)?.scrollIntoView({ block: 'center' })
    const { violations } = await axe.run(target, { runOnly: ['target-size'] })
    return violations.length === 0
  }
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Elements that pass are neither described nor sent.
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
