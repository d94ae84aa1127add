import type { Browser, CDPSession, Locator } from 'playwright-core'
import { phone, visitAs } from '../scratch/chromium.ts'

/** Times of paints in ms since the address was opened. */
export interface PaintTimes {
  readonly firstPaint: number
  readonly largestPaint: number
  /** Element of the largest paint. */
  readonly largest: string
  /** Cumulative layout shift. */
  readonly shift: number
  /** Time at which the frame responded to input. */
  readonly alive: number
}

/** Slow 4G on a phone of a quarter of this machine's speed. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWDOWN = 4

/** Milliseconds after the last transfer in which layout shifts are still observed. */
const AFTERWARDS = 1_500

/** Makes one first visit with an empty cache over a slow network. */
export async function visitSlowly(
  browser: Browser,
  address: string,
  guestSession: string,
): Promise<PaintTimes> {
  const context = await browser.newContext(phone)
  try {
    await visitAs(context, guestSession)
    await context.addInitScript(watchPaints)
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(AFTERWARDS)
    return await page.evaluate(() => (window as unknown as { seen: PaintTimes }).seen)
  } finally {
    await context.close()
  }
}

/** Throttles a page's network and processor to the phone's speed. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

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

/** Runs in the page before other scripts. */
function watchPaints(): void {
  const seen = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, alive: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { readonly element: Element | null }
    seen.largestPaint = entry.startTime
    seen.largest = element?.tagName.toLowerCase() ?? ''
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
    }
    if (!hadRecentInput) seen.shift += value
  })
  new MutationObserver(() => {
    if (document.documentElement?.dataset.ready) seen.alive ||= performance.now()
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] })
}
