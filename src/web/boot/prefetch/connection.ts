/** The Network Information API, which some browsers have. */
interface Connection {
  readonly saveData?: boolean
  /** Class by measured speed; a wired connection is `4g`, too. */
  readonly effectiveType?: string
}

interface NavigatorWithConnection {
  readonly connection?: Connection | undefined
}

/** Whether pages may be prefetched: not with data saver, nor on a network slower than 4G. */
export function shouldPrefetch(
  { connection }: NavigatorWithConnection = navigator as Navigator & NavigatorWithConnection,
): boolean {
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g'
}

/** Milliseconds without a response that count as network idle. */
const IDLE_FOR = 1_500

/** Resolves once the document is complete and visible and the network has been idle. */
export async function networkIdle(): Promise<void> {
  for (;;) {
    const last = performance.getEntriesByType('resource').at(-1) as
      | PerformanceResourceTiming
      | undefined
    const idle = performance.now() - (last?.responseEnd ?? 0)
    if (document.readyState === 'complete' && !document.hidden && idle >= IDLE_FOR) return
    await new Promise((resolve) => setTimeout(resolve, Math.max(100, IDLE_FOR - idle)))
  }
}
