import { canonicalValue } from '#domain/catalogue/listing.ts'

/** Splits a request's target into path and raw query; an odd target has no path. */
export function splitTarget(target: string): { path: string; query: string } {
  const end = target.indexOf('?')
  const path = end < 0 ? target : target.slice(0, end)
  return { path, query: end < 0 ? '' : target.slice(end + 1).replace(/#.*$/s, '') }
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
