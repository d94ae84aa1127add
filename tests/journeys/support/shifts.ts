import type { Page } from '@playwright/test'

/** Layout shifts of a page so far, in fractions of the screen, as the browser measures them. */
export interface Shifts {
  /** Sum of all shifts. */
  readonly sum: () => Promise<number>
  /** Sum of shifts without input in the half second before them. */
  readonly unasked: () => Promise<number>
  /** Largest single shift, with or without input. */
  readonly largest: () => Promise<number>
}

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Observes each page opened from now on, from its first frame. */
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
