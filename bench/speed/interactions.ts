import type { Browser, Page } from 'playwright-core'
import { phone } from '../scratch/chromium.ts'
import { press, slowDown } from './throttled.ts'

interface Interaction {
  readonly name: string
  readonly path: string
  /** Uses real presses and keys, after hydration. */
  readonly act: (page: Page) => Promise<void>
}

/** Four interactions that shoppers wait for most. */
export function interactionsOn(paths: {
  readonly home: string
  readonly brand: string
  readonly product: string
}): readonly Interaction[] {
  return [
    {
      name: 'filter',
      path: paths.brand,
      async act(page) {
        await press(page.getByRole('button', { name: /^Filters/ }))
        await press(page.locator('.filter-sheet summary').last())
        await press(page.locator('.filter-sheet a[href*="?"]:visible').first())
        await page.waitForURL(/\?/, { waitUntil: 'commit' })
      },
    },
    {
      name: 'choosing a model',
      path: paths.product,
      async act(page) {
        await page.getByLabel('Phone model').focus()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowDown')
      },
    },
    {
      name: 'add to cart',
      path: paths.product,
      async act(page) {
        await page.getByLabel('Phone model').focus()
        await page.keyboard.press('ArrowDown')
        await press(page.getByRole('button', { name: 'Add to Cart' }).first())
        await page.getByText('Added to cart').first().waitFor()
      },
    },
    {
      name: 'opening search',
      path: paths.home,
      async act(page) {
        await press(page.locator('label[for=q]'))
        await page.locator('#q').waitFor()
      },
    },
  ]
}

/** Milliseconds from the slowest press or key of an interaction to the next paint. */
export async function slowestAnswer(
  browser: Browser,
  address: string,
  { path, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    await context.addInitScript(watchAnswers)
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.goto(address + path, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await act(page)
    // The browser reports an event's duration once its frame has been shown.
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 500))),
    )
    return await page.evaluate(() => Reflect.get(window, 'slowest') as number)
  } finally {
    await context.close()
  }
}

/** Runs in the page before other scripts. */
function watchAnswers(): void {
  Object.assign(window, { slowest: 0 })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      const slowest = Reflect.get(window, 'slowest') as number
      if (interactionId) Object.assign(window, { slowest: Math.max(slowest, duration) })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
