import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { launchOptions } from '../scratch/chromium.ts'
import { scratchFolder } from '../scratch/database.ts'
import { freePort } from '../scratch/processes.ts'
import type { Screen, Visit } from '../scratch/screens.ts'

/**
 * Lighthouse's report on a page, with its own mobile profile: slow 4G, 4× slower CPU, simulated.
 */
export interface Judgement {
  /** 0 to 100 by category. */
  readonly scores: ReadonlyMap<string, number>
  /** Milliseconds. */
  readonly largestPaint: number
  readonly totalBlocking: number
  /** Failed audits with a weight. */
  readonly findings: readonly string[]
}

/**
 * Opens a Chromium for Lighthouse with the session of the visit's guest, and passes a function that
 * audits a page to `work`.
 */
export async function withLighthouse(
  address: string,
  { guestSession }: Visit,
  work: (judgementOf: (screen: Screen) => Promise<Judgement>) => Promise<void>,
): Promise<void> {
  const { folder, remove } = await scratchFolder()
  const port = await freePort()
  const options = await launchOptions()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  try {
    const page = await context.newPage()
    await page.goto(`${address}/robots.txt`)
    await page.evaluate((id) => localStorage.setItem('guestSessionId', id), guestSession)
    await work((screen) => judgementOf(address, port, screen))
  } finally {
    await context.close()
    await remove()
  }
}

async function judgementOf(address: string, port: number, screen: Screen): Promise<Judgement> {
  const first = await look(address, port, screen)
  // A trace without its beginning is an error of Lighthouse, which asks for a repetition.
  const isLost = first.runtimeError?.code === 'NO_NAVSTART'
  const { categories, audits, runtimeError } = isLost ? await look(address, port, screen) : first
  if (runtimeError) {
    throw new Error(`Lighthouse could not judge ${screen.path}: ${runtimeError.message}`)
  }
  const weighed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
  return {
    scores: new Map(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    totalBlocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    findings: weighed
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
      .map((audit) => `${audit?.id} ${audit?.displayValue ?? ''}`.trim()),
  }
}

async function look(address: string, port: number, { path, isOpen }: Screen) {
  const result = await lighthouse(address + path, {
    port,
    logLevel: 'error',
    // Closed pages have noindex on purpose, so SEO is omitted for them.
    onlyCategories: ['performance', 'accessibility', 'best-practices', ...(isOpen ? ['seo'] : [])],
  })
  if (!result) throw new Error(`Lighthouse has nothing to say of ${path}`)
  return result.lhr
}
