import { LRUCache } from 'lru-cache'
import { pictureOf } from '#domain/catalogue/designs/drawn-picture.ts'
import type { Suggestion } from '#domain/contract/search.ts'
import { productAddress } from '#domain/paths.ts'
import { topicLabel } from '#domain/search/topic-labels.ts'
import { inCurrentLanguage } from '#domain/text/owner-texts.ts'
import { inLanguage } from '#messages'
import type { Queryable } from '#server/schema/database.ts'
import {
  type Hints,
  hintsFor,
  type NameConditions,
  type PageHint,
} from '#server/search/completion/hints.ts'
import {
  addressOf,
  isPhoneAlone,
  kindOf,
  labelOf,
  type Offer,
  type Shelf,
} from '#server/search/completion/shelf.ts'
import type { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import { readFilter } from '#server/search/index/listing-filter.ts'
import { match, toSearchQuery } from '#server/search/index/match.ts'
import {
  firstPerGroup,
  intersection,
  type Products,
  type RankedProduct,
  union,
} from '#server/search/index/products.ts'
import { parseQuery } from '#server/search/query/parse-query.ts'
import type { QueryTerm } from '#server/search/query/query-term.ts'
import { catalogueOf } from './known-catalogue.ts'
import { productsInOrder, productsWith } from './listed-products.ts'

const MOST = 4
/** Most products, and the places that are theirs before those of lists. */
const MOST_PRODUCTS = 3
const RESERVED_PLACES = 2

/** LRU cache of hints by query. Hints are the same in both languages, and depend on the code alone, so they never expire. */
const known = new LRUCache<string, Hints>({ max: 500 })

/** Autocompletes a query: pages and shelves by rank, then products (rule: suggestions). */
export async function suggestionsFor(
  db: Queryable,
  typed: string,
  phone = '',
): Promise<Suggestion[]> {
  const { pages, offers, names } = known.get(typed) ?? inLanguage('en', () => hintsFor(typed))
  known.set(typed, { pages, offers, names })
  const lead = pages.map(pageSuggestion)
  if (offers.length === 0 && names === null) {
    return byRank(lead).map(({ suggestion }) => suggestion)
  }
  const index = await catalogueOf(db).upToDate()
  const shelves = shelfSuggestions(index, offers)
  const found = names ? productsNamed(index, names) : none
  const phones = [...(names?.phones ?? []).flatMap(({ deviceModel = [] }) => deviceModel), phone]
  const designs = onePerDesign(index, found.length > 0 ? found : fewMatching(index, typed), phones)
  const shown = byRank([...lead, ...shelves], MOST - Math.min(designs.length, RESERVED_PLACES))
  const products = designs.slice(0, Math.min(MOST - shown.length, MOST_PRODUCTS))
  return [
    ...(await pictured(db, index, shown)),
    ...(await productSuggestions(db, products, phones)),
  ]
}

const none: readonly RankedProduct[] = []

const lookKinds: readonly QueryTerm['kind'][] = ['type', 'colour', 'motif', 'feature']

/** The products that match all of a query for a look, if they are so few that each may be meant. */
function fewMatching(index: CatalogueIndex, typed: string): readonly RankedProduct[] {
  const search = toSearchQuery(typed, parseQuery(typed))
  const { query: _, sort, ...anything } = readFilter({})
  const { found, applied } = match(index, anything, search)
  const isWhole = applied.length === search.terms.length
  const isForLook = applied.some(({ kind }) => lookKinds.includes(kind))
  const isFew = firstPerGroup(found, index.keyOf('design')).length <= MOST_PRODUCTS
  return isWhole && isForLook && isFew ? index.inOrder(sort, found) : none
}

/** One product of each design, for the first of the phones that one fits (rule: one-design). */
function onePerDesign(
  index: CatalogueIndex,
  products: readonly RankedProduct[],
  phones: readonly string[],
): readonly RankedProduct[] {
  const fitting = phones.map((phone) => index.with('deviceModel', [phone]))
  const groups = [...Map.groupBy(products, index.keyOf('design')).values()]
  return groups.flatMap((group) => {
    const forPhone = fitting.flatMap((some) => group.find((product) => some.has(product)) ?? [])
    return forPhone[0] ?? group[0] ?? []
  })
}

/** Adds to each shelf the picture of its newest product, on the shelf's phone. */
async function pictured(
  db: Queryable,
  index: CatalogueIndex,
  ranked: readonly RankedSuggestion[],
): Promise<Suggestion[]> {
  const newest = ranked.map(({ shelf }) =>
    shelf ? index.inOrder('newest', index.withAll(shelf), 1)[0]?.id : undefined,
  )
  const ids = new Set(newest.filter((id) => id !== undefined))
  const found = await productsInOrder(db, index, [...ids])
  return ranked.map(({ suggestion, shelf }, place) => {
    const product = found.find(({ _id }) => _id === newest[place])
    const image = product && pictureOf(product, shelf?.deviceModel ?? '')
    return image ? { ...suggestion, image } : suggestion
  })
}

interface RankedSuggestion {
  readonly suggestion: Suggestion
  readonly rank: number
  readonly shelf?: Shelf
}

function byRank(ranked: readonly RankedSuggestion[], most = MOST): RankedSuggestion[] {
  return ranked.toSorted((a, b) => a.rank - b.rank).slice(0, most)
}

function pageSuggestion({ rank, ...page }: PageHint): RankedSuggestion {
  const label = topicLabel(page.topic, page.orderNumber)
  return { rank, suggestion: { ...page, kind: 'page', label } }
}

/** Ties are ordered by the number of cases. */
function shelfSuggestions(index: CatalogueIndex, offers: readonly Offer[]): RankedSuggestion[] {
  const countOf = counter(index)
  return offers
    .map((offer) => ({ ...offer, count: countOf(offer.shelf) }))
    .filter(({ count, rank, shelf }) => count > 0 || (rank === 0 && isPhoneAlone(shelf)))
    .sort((a, b) => a.rank - b.rank || b.count - a.count)
    .slice(0, MOST)
    .flatMap(({ shelf, rank, count }): RankedSuggestion | [] => {
      const suggestion = { kind: kindOf(shelf), label: labelOf(shelf), shelf } as const
      if (count > 0) {
        return { rank, shelf, suggestion: { ...suggestion, to: addressOf(shelf), count } }
      }
      // A phone without cases is suggested with a link to its brand.
      const { brand } = shelf
      const hasOthers = brand !== undefined && countOf({ brand }) > 0
      if (!hasOthers) return []
      return { rank, shelf: { brand }, suggestion: { ...suggestion, to: addressOf({ brand }) } }
    })
}

/** Returns a function that counts a shelf; the phones of one type and colour are counted at once. */
function counter(index: CatalogueIndex): (shelf: Shelf) => number {
  return ({ brand, deviceModel, caseType, colour }) => {
    const { total, brands, models } = index.memoised(`phones of ${caseType}, ${colour}`, () => {
      const products = index.withAll({ caseType, colour })
      return {
        total: firstPerGroup(products, index.keyOf('design')).length,
        brands: index.count('brand', products, index.keyOf('family')),
        models: index.count('deviceModel', products, index.keyOf('family')),
      }
    })
    if (deviceModel !== undefined) return models.get(deviceModel) ?? 0
    return brand === undefined ? total : (brands.get(brand) ?? 0)
  }
}

/** Products by name that fit the typed phone, those with a prefix of the query first. */
function productsNamed(
  index: CatalogueIndex,
  { wishes, phones }: NameConditions,
): readonly RankedProduct[] {
  const meant: Products = intersection([
    index.all(),
    ...wishes.map(({ phrases, beginning }) => index.nameHasPhrase(phrases, beginning)),
    ...(phones.length > 0 ? [union(phones.map((phone) => index.withAll(phone)))] : []),
  ])
  const asTyped = wishes.flatMap(({ beginning }) =>
    beginning ? [index.nameHasPhrase([], beginning)] : [],
  )
  const isSynonym = (product: RankedProduct) => asTyped.some((names) => !names.has(product))
  return index.inOrder('newest', meant).sort((a, b) => Number(isSynonym(a)) - Number(isSynonym(b)))
}

/** Suggestions of these products, on the first of the models that each fits (rule: pictures-follow-the-phone). */
async function productSuggestions(
  db: Queryable,
  products: readonly RankedProduct[],
  models: readonly string[],
): Promise<Suggestion[]> {
  const ids = products.map(({ id }) => id)
  return (await productsWith(db, ids)).map(
    ({ name, name_urdu, slug, images, image_models, device_models }) => {
      const model = models.find((one) => device_models.includes(one)) ?? ''
      const image = pictureOf({ image: images, imageModels: image_models }, model)
      return {
        kind: 'product',
        label: inCurrentLanguage(name, name_urdu),
        to: productAddress(slug, model),
        ...(image !== '' && { image }),
      }
    },
  )
}
