import { canonicalValue } from '#domain/catalogue/listing.ts'

/** Splits a request's target into path and raw query; an odd target has no path. */
export function splitTarget(target: string): { path: string; query: string } {
  const end = target.indexOf('?')
  if (end < 0) return { path: target, query: '' }
  const [query = ''] = target.slice(end + 1).split('#', 1)
  return { path: target.slice(0, end), query }
}

/**
 * Canonical form of a page's query: the parameters that the page declares, in its order, each once,
 * trimmed, without those that have no effect. '' or '?…'. No other parameter reaches a page or a
 * cache key.
 */
export function canonicalQuery(query: string, known: readonly string[] = []): string {
  if (query === '' || known.length === 0) return ''
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of known) {
    const value = canonicalValue(name, given.get(name))
    if (value !== '') kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
