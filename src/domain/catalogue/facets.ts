import { type Brand, brandBySlug, caseTypes } from './brands.ts'
import { everyModel, inBrandTableOrder, modelsOf } from './models/brand-models.ts'

/** Choice of a filter and the number of products it would show. */
export interface FilterChoice {
  readonly value: string
  readonly count: number
}

/** Number of products per choice of one filter; absent choices have none. */
type ChoiceCounts = ReadonlyMap<string, number>

/** Models in sales order, then retired ones; of a brand all of them, else those with products. */
export function modelChoices(brand: string, counts: ChoiceCounts): FilterChoice[] {
  const chosen = brandBySlug(brand)
  const listed = choices(chosen ? modelsOf(chosen.slug) : everyModel, counts)
  return [
    ...(chosen ? listed : listed.filter(({ count }) => count > 0)),
    ...unlisted(chosen ? modelsOf(chosen.slug) : everyModel, counts, (names) =>
      inBrandTableOrder(chosen ?? null, names),
    ),
  ]
}

/** Case types of the brand, or of all brands, then removed ones that a product still has. */
export function typeChoices(brand: string, counts: ChoiceCounts): FilterChoice[] {
  const offered: Brand['caseTypes'] = brandBySlug(brand)?.caseTypes ?? caseTypes
  return [...choices(offered, counts), ...unlisted(offered, counts, (names) => [...names].sort())]
}

/** Choices of a table by slug, in its order, also without products. */
export function tableChoices(
  table: readonly { readonly slug: string }[],
  counts: ChoiceCounts,
): FilterChoice[] {
  return choices(
    table.map(({ slug }) => slug),
    counts,
  )
}

function choices(values: readonly string[], counts: ChoiceCounts): FilterChoice[] {
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

function unlisted(
  listed: readonly string[],
  counts: ChoiceCounts,
  sorted: (names: readonly string[]) => readonly string[],
): FilterChoice[] {
  const known = new Set(listed)
  const names = [...counts.keys()].filter((name) => !known.has(name))
  return choices(sorted(names), counts)
}
