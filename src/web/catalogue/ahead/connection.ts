/** What some browsers tell of the way to the network. */
interface Connection {
  readonly saveData?: boolean
  /** As it behaves, whatever it is: a `4g` may be a wire. */
  readonly effectiveType?: string
}

interface Told {
  readonly connection?: Connection | undefined
}

/** Whether bytes may be spent on what may not be looked at: never where somebody saves them. */
export function mayComeAhead({ connection }: Told = navigator as Navigator & Told): boolean {
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g'
}

/** Milliseconds without a file arriving after which nothing seems to be under way. */
const STILL_FOR = 1_500

/** Resolves once the page is whole, and nothing has arrived for a while. */
export async function quiet(): Promise<void> {
  for (;;) {
    const last = performance.getEntriesByType('resource').at(-1) as
      | PerformanceResourceTiming
      | undefined
    const still = performance.now() - (last?.responseEnd ?? 0)
    if (document.readyState === 'complete' && !document.hidden && still >= STILL_FOR) return
    await new Promise((resolve) => setTimeout(resolve, Math.max(100, STILL_FOR - still)))
  }
}
