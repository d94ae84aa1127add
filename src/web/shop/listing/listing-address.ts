import type { Collection } from '#domain/catalogue/collections.ts'
import { canonicalValue, type ListingSort, listingSorts } from '#domain/catalogue/listing.ts'
import { paths } from '#domain/paths.ts'

/** State of a listing, as its query string has it (rule: filters-in-the-address). */
export interface ListingView {
  readonly scope: ListingScope
  /** Search text; only on the whole catalogue (rule: whole-catalogue-page). */
  readonly q: string
  /** Brand slug; on a brand's own page the path's. */
  readonly brand: string
  readonly model: string
  readonly type: string
  readonly colour: string
  readonly price: string
  readonly sort: ListingSort
  readonly page: number
}

/** Products that the path of a listing selects: a brand's, a collection's, or the whole catalogue. */
export interface ListingScope {
  readonly path: string
  /** The brand of the path, which is no filter there; '' on the others. */
  readonly brand: string
  /** The search that the path of a collection replaces; '' on the others. */
  readonly search: string
}

export const wholeCatalogue: ListingScope = { path: paths.products(), brand: '', search: '' }

/** The cases of one brand. */
export function brandScope(slug: string): ListingScope {
  return { path: paths.brand(slug), brand: slug, search: '' }
}

/** The cases of a collection. */
export function collectionScope({ slug, search }: Collection): ListingScope {
  return { path: paths.collection(slug), brand: '', search }
}

/**
 * Reads a listing's address: a page, colour, price step or order that the shop doesn't know is none
 * (rule: filters-in-the-address); the server clamps a page after the last (rule: paging).
 */
export function readListing(scope: ListingScope, search: URLSearchParams): ListingView {
  const value = (name: string) => canonicalValue(name, search.get(name))
  const sort = value('sort')
  return {
    scope,
    q: scope.brand === '' && scope.search === '' ? value('q') : '',
    brand: scope.brand || value('brand'),
    model: value('model'),
    type: value('type'),
    colour: value('colour'),
    price: value('price'),
    sort: listingSorts.find((known) => known === sort) ?? 'newest',
    page: Number(value('page')) || 1,
  }
}

/** A view's parameters in fixed order, empty ones, the first order and page 1 left out. */
export function listingParameters(
  view: ListingView,
): readonly (readonly [name: string, value: string])[] {
  const parameters = [
    ['q', view.q],
    ...filterKinds.map((kind) => [kind, isFiltered(view, kind) ? view[kind] : ''] as const),
    ['sort', view.sort === 'newest' ? '' : view.sort],
    ['page', view.page > 1 ? String(view.page) : ''],
  ] as const
  return parameters.filter(([, value]) => value)
}

/** The one address of a view. */
export function listingAddress(view: ListingView): string {
  const search = new URLSearchParams(listingParameters(view).map((pair) => [...pair]))
  return search.size > 0 ? `${view.scope.path}?${search}` : view.scope.path
}

/** The filters, in the order of addresses and chips. */
const filterKinds = ['brand', 'model', 'type', 'colour', 'price'] as const
type FilterKind = (typeof filterKinds)[number]

/** The brand of a path is no filter there. */
const isFiltered = (view: ListingView, kind: FilterKind) =>
  view[kind] !== '' && !(kind === 'brand' && view.brand === view.scope.brand)

/** A view with another filter or order, back on page 1. */
export function withFilter(
  view: ListingView,
  change: Partial<Omit<ListingView, 'page'>>,
): ListingView {
  // A model belongs to one brand, so another brand drops it.
  const model = change.brand !== undefined && change.brand !== view.brand ? '' : view.model
  return { ...view, model, ...change, page: 1 }
}

/** A view without any filter; a search and the order stay. */
export function withoutFilters(view: ListingView): ListingView {
  const none = { model: '', type: '', colour: '', price: '', page: 1 }
  return { ...view, ...none, brand: view.scope.brand }
}

/** A filter that is on, as its chip shows it. */
export interface ActiveFilter {
  readonly kind: FilterKind
  readonly value: string
}

/** The filters that are on; their number is the badge's (rule: filters-in-the-address). */
export function activeFilters(view: ListingView): readonly ActiveFilter[] {
  return filterKinds
    .filter((kind) => isFiltered(view, kind))
    .map((kind) => ({ kind, value: view[kind] }))
}
