import type { ProductPage } from '#domain/contract/products.ts'
import type { FoundProducts } from '../index/find.ts'
import type { SearchQuery } from '../index/search-query.ts'

/** A listing's report on a search: applied terms in the form of filters, and dropped ones. */
export function understoodOf(
  { terms }: Pick<SearchQuery, 'terms'>,
  { dropped, counts }: Pick<FoundProducts, 'dropped' | 'counts'>,
): NonNullable<ProductPage['understood']> {
  const applied = terms.filter((term) => !dropped.includes(term))
  const [brand, deviceModel, caseType] = [
    only(
      applied.flatMap((term) => (term.kind === 'brand' ? term.brands : [])),
      counts.brand,
    ),
    only(
      applied.flatMap((term) =>
        term.kind === 'model' || term.kind === 'series' ? term.models : [],
      ),
      counts.deviceModel,
    ),
    only(
      applied.flatMap((term) => (term.kind === 'type' ? term.types : [])),
      counts.caseType,
    ),
  ]
  const colours = onSale(
    applied.flatMap((term) => (term.kind === 'colour' ? term.colours : [])),
    counts.colour,
  )
  return {
    ...(brand !== undefined && { brand }),
    ...(deviceModel !== undefined && { deviceModel }),
    ...(caseType !== undefined && { caseType }),
    ...(colours.length > 0 && { colours }),
    words: applied.map(({ label }) => label),
    dropped: dropped.map(({ label }) => label),
  }
}

/** Only values on sale: if the requested model has no cases, another phone's may be listed. */
function onSale(values: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  return [...new Set(values)].filter((value) => counts.has(value))
}

/** The value of a single-valued filter; undefined if the search leaves a choice. */
function only(values: readonly string[], counts: ReadonlyMap<string, number>): string | undefined {
  const [value, ...others] = onSale(values, counts)
  return others.length === 0 ? value : undefined
}
