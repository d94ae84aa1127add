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
