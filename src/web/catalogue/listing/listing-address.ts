import { paths } from '#domain/paths.ts'

/**
 * What a listing shows, as its address says it: the filters live in the query string
 * (rule: filters-in-the-address).
 */
export interface ListingView {
  /** What was searched for; only on the whole catalogue (rule: whole-catalogue-page). */
  readonly q: string
  /** Brand slug; on a brand's own page the path's. */
  readonly brand: string
  readonly model: string
  readonly type: string
  readonly page: number
}

/** Where a listing lives: a brand's page, or the whole catalogue. */
export interface ListingPlace {
  readonly path: string
  /** The brand of the path, which is no filter there; '' on the whole catalogue. */
  readonly brand: string
}

export const wholeCatalogue: ListingPlace = { path: paths.products(), brand: '' }

/** The page of one brand. */
export function brandPlace(slug: string): ListingPlace {
  return { path: paths.brand(slug), brand: slug }
}

const LONGEST_VALUE = 100

/**
 * Reads a listing's address; odd page numbers are page 1 and the server clamps the rest
 * (rule: paging).
 */
export function readListing(place: ListingPlace, search: URLSearchParams): ListingView {
  const value = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST_VALUE)
  const page = Math.trunc(Number(value('page')))
  return {
    q: place.brand === '' ? value('q') : '',
    brand: place.brand || value('brand'),
    model: value('model'),
    type: value('type'),
    page: Number.isFinite(page) && page > 1 ? page : 1,
  }
}

/** The one address of a view: parameters in fixed order, empty ones and page 1 left out. */
export function listingAddress(place: ListingPlace, view: ListingView): string {
  const search = new URLSearchParams()
  if (view.q) search.set('q', view.q)
  if (view.brand && view.brand !== place.brand) search.set('brand', view.brand)
  if (view.model) search.set('model', view.model)
  if (view.type) search.set('type', view.type)
  if (view.page > 1) search.set('page', String(view.page))
  return search.size > 0 ? `${place.path}?${search}` : place.path
}

/** A view with another filter, back on page 1. */
export function withFilter(
  view: ListingView,
  change: Partial<Pick<ListingView, 'q' | 'brand' | 'model' | 'type'>>,
): ListingView {
  // A model belongs to one brand, so another brand drops it.
  const model = change.brand !== undefined && change.brand !== view.brand ? '' : view.model
  return { ...view, model, ...change, page: 1 }
}

/** A view without any filter; a search stays. */
export function withoutFilters(place: ListingPlace, view: ListingView): ListingView {
  return { q: view.q, brand: place.brand, model: '', type: '', page: 1 }
}

/** A filter that is on, as its chip shows it. */
export interface ActiveFilter {
  readonly kind: 'brand' | 'model' | 'type'
  readonly value: string
}

/** The filters that are on; their number is the badge's (rule: filters-in-the-address). */
export function activeFilters(place: ListingPlace, view: ListingView): readonly ActiveFilter[] {
  const filters: ActiveFilter[] = []
  if (view.brand && view.brand !== place.brand) filters.push({ kind: 'brand', value: view.brand })
  if (view.model) filters.push({ kind: 'model', value: view.model })
  if (view.type) filters.push({ kind: 'type', value: view.type })
  return filters
}

/** The most model names on a card; the rest is '+N more'. */
const MODELS_ON_CARD = 3

/** The models that a card names: the filtered one first, then as sold (ux: with S24 on, S24 leads). */
export function modelsOnCard(
  models: readonly string[],
  filtered: string,
): { named: readonly string[]; more: number } {
  const ordered = models.includes(filtered)
    ? [filtered, ...models.filter((model) => model !== filtered)]
    : models
  const named = ordered.slice(0, MODELS_ON_CARD)
  return { named, more: ordered.length - named.length }
}
