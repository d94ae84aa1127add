import type { ProductPage } from '#domain/contract/products.ts'
import type { Facet } from './catalogue-index.ts'
import type { FoundPositions } from './find.ts'
import type { SearchQuery } from './search-query.ts'

/** A listing's report on a search: terms applied, as filters take them, and those left out. */
export function understoodOf(
  { terms }: Pick<SearchQuery, 'terms'>,
  { dropped, counts }: Pick<FoundPositions, 'dropped' | 'counts'>,
): NonNullable<ProductPage['understood']> {
  const kept = terms.filter((term) => !dropped.includes(term))
  /** Only what is there: another phone's cases may be shown where the one that was meant has none. */
  const shown = (facet: Facet) => [
    ...new Set(
      kept
        .flatMap(({ fact }) => (fact?.facet === facet ? fact.values : []))
        .filter((value) => counts[facet].has(value)),
    ),
  ]
  const [brand, deviceModel, caseType] = [
    only(shown('brand')),
    only(shown('deviceModel')),
    only(shown('caseType')),
  ]
  const colours = shown('colour')
  return {
    ...(brand !== undefined && { brand }),
    ...(deviceModel !== undefined && { deviceModel }),
    ...(caseType !== undefined && { caseType }),
    ...(colours.length > 0 && { colours }),
    words: kept.map(({ label }) => label),
    dropped: dropped.map(({ label }) => label),
  }
}

/** The value of a filter that takes one; undefined where the search leaves a choice. */
function only([value, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? value : undefined
}
