import { canonicalValue } from '#domain/catalogue/listing.ts'

/** Splits a request's target into path and raw query; an odd target has no path. */
export function splitTarget(target: string): { path: string; query: string } {
  const end = target.indexOf('?')
  if (end < 0) return { path: target, query: '' }
  const [query = ''] = target.slice(end + 1).split('#', 1)
  return { path: target.slice(0, end), query }
}

/** Canonical query of a page, '' or '?…': only parameters of its own reach it or a cache key. */
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
