import { type Brand, brandBySlug, brands, caseTypes } from './brands.ts'
import { colours } from './colours.ts'
import { everyModel, inBrandTableOrder, modelsOf } from './models/brand-models.ts'
import { priceSteps } from './price-steps.ts'

/** Choice of a filter and the number of products it would show. */
export interface FilterChoice {
  readonly value: string
  readonly count: number
}

/** Number of products per choice of one filter; absent choices have none. */
type ChoiceCounts = ReadonlyMap<string, number>

/** Brands by slug, in the order of every screen. */
export function brandChoices(counts: ChoiceCounts): FilterChoice[] {
  return choices(
    brands.map(({ slug }) => slug),
    counts,
  )
}

/**
 * Models in sales order, then retired ones by name. With a selected brand, all of its models are
 * listed, so that the list is stable across filters; without one, only those with products.
 */
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

/** Colours by slug, in the order of every screen (rule: colours). */
export function colourChoices(counts: ChoiceCounts): FilterChoice[] {
  return choices(
    colours.map(({ slug }) => slug),
    counts,
  )
}

/** Price steps by slug, from the cheapest (rule: price-steps). */
export function priceChoices(counts: ChoiceCounts): FilterChoice[] {
  return choices(
    priceSteps.map(({ slug }) => slug),
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
