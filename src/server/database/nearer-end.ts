/** Page of a list of known length; pages begin at 1. */
export interface PagePlace {
  readonly page: number
  readonly size: number
  readonly total: number
}

/** Direction and offset of a page in a list that is shown newest first. */
export interface PageReach {
  readonly direction: 'desc' | 'asc'
  readonly limit: number
  readonly offset: number
}

/**
 * Shorter way to a page: a database skips all rows before it, so the last page is read from the
 * other end. An ascending reader must reverse the rows.
 */
export function fromNearerEnd({ page, size, total }: PagePlace): PageReach {
  const before = (page - 1) * size
  const limit = Math.max(0, Math.min(size, total - before))
  const after = total - before - limit
  return before <= after
    ? { direction: 'desc', limit: size, offset: before }
    : { direction: 'asc', limit, offset: after }
}
