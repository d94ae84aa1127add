import type { ProductPage } from '#domain/contract/products.ts'
import type { FoundProducts } from '../index/find.ts'
import type { Facet } from '../index/products.ts'
import type { SearchQuery } from '../index/search-query.ts'

/** A listing's report on a search: applied terms in the form of filters, and dropped ones. */
export function understoodOf(
  { terms }: Pick<SearchQuery, 'terms'>,
  { dropped, counts }: Pick<FoundProducts, 'dropped' | 'counts'>,
): NonNullable<ProductPage['understood']> {
  const kept = terms.filter((term) => !dropped.includes(term))
  /** Only values on sale: if the requested model has no cases, another phone's may be listed. */
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

/** The value of a single-valued filter; undefined if the search leaves a choice. */
function only([value, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? value : undefined
}
