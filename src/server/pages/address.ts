import { colours } from '#domain/catalogue/colours.ts'
import { listingSorts } from '#domain/catalogue/listing.ts'
import { priceSteps } from '#domain/catalogue/price-steps.ts'

/** Longest value that the listing calls take. */
const LONGEST_VALUE = 100
const LAST_PAGE = 10_000

/** Parameters that have few values: another one shows what none shows, and so does the first sort. */
const settled: Readonly<Record<string, readonly string[]>> = {
  colour: colours.map(({ slug }) => slug),
  price: priceSteps.map(({ slug }) => slug),
  sort: listingSorts.slice(1),
}

/** The path and the raw query of a request's target; anything odd comes back as no path. */
export function splitTarget(target: string): { path: string; query: string } {
  const end = target.indexOf('?')
  const path = end < 0 ? target : target.slice(0, end)
  return { path, query: end < 0 ? '' : target.slice(end + 1).replace(/#.*$/s, '') }
}

/**
 * The query that makes a page of its own, in one spelling: the parameters that the page knows, in
 * the page's order, each once, trimmed, without those that change nothing. '' or '?…'. No other
 * parameter reaches a page or a cache key.
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

function canonicalValue(name: string, given: string | null): string {
  const value = (given ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_VALUE)
  if (name !== 'page') return settled[name]?.includes(value) === false ? '' : value
  const page = /^\d{1,5}$/.test(value) ? Number(value) : 1
  return page > 1 && page <= LAST_PAGE ? String(page) : ''
}
