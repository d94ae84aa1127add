import type { Page } from '@playwright/test'

/** What has moved on a page so far, in parts of the screen, as the browser counts layout shifts. */
export interface Shifts {
  /** All of it together. */
  readonly sum: () => Promise<number>
  /** Together what moved by itself: not within half a second of a press or a key. */
  readonly unasked: () => Promise<number>
  /** The largest single one, asked for or not. */
  readonly largest: () => Promise<number>
}

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Watches each page that is opened from now on, from its first moment. */
export async function watchShifts(page: Page): Promise<Shifts> {
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => {
      seen.push(...list.getEntries())
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    const seenShifts = () => {
      seen.push(...observer.takeRecords())
      return seen as unknown as Shift[]
    }
    Object.assign(window, { seenShifts })
  })
  const seen = (): Promise<Shift[]> =>
    page.evaluate(() => {
      const shifts = Reflect.get(window, 'seenShifts') as () => Shift[]
      return shifts().map(({ value, hadRecentInput }) => ({ value, hadRecentInput }))
    })
  const total = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)
  return {
    sum: async () => total(await seen()),
    unasked: async () => total((await seen()).filter(({ hadRecentInput }) => !hadRecentInput)),
    largest: async () => Math.max(0, ...(await seen()).map(({ value }) => value)),
  }
}
