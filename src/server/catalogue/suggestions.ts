import { LRUCache } from 'lru-cache'
import { pictureOf } from '#domain/catalogue/designs/drawn-picture.ts'
import type { Suggestion } from '#domain/contract/search.ts'
import { productAddress } from '#domain/paths.ts'
import { topicLabel } from '#domain/search/topic-labels.ts'
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
import {
  intersection,
  onePerFamily,
  type RankedProduct,
  union,
} from '#server/search/index/products.ts'
import { catalogueOf } from './known-catalogue.ts'
import { productsInOrder, productsWith } from './listed-products.ts'

const MOST = 8
/** Places reserved for products, if any match. */
const MOST_PRODUCTS = 3

/** LRU cache of hints by query. Hints are the same in both languages, and depend on the code alone, so they never expire. */
const known = new LRUCache<string, Hints>({ max: 500 })

/** Autocompletes a query: pages and shelves by rank, then products (rule: suggestions). */
export async function suggestionsFor(db: Queryable, typed: string): Promise<Suggestion[]> {
  const { pages, offers, names } = known.get(typed) ?? inLanguage('en', () => hintsFor(typed))
  known.set(typed, { pages, offers, names })
  const lead = pages.map(pageSuggestion)
  if (offers.length === 0 && names === null) {
    return byRank(lead).map(({ suggestion }) => suggestion)
  }
  const index = await catalogueOf(db).upToDate()
  const products = names ? await suggestedProducts(db, index, names) : []
  lead.push(...shelfSuggestions(index, offers))
  const shown = byRank(lead, MOST - products.length)
  return [...(await pictured(db, index, shown)), ...products]
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
        total: onePerFamily(products).length,
        brands: index.count('brand', products, true),
        models: index.count('deviceModel', products, true),
      }
    })
    if (deviceModel !== undefined) return models.get(deviceModel) ?? 0
    return brand === undefined ? total : (brands.get(brand) ?? 0)
  }
}

/** Products by name on the typed phone (rule: pictures-follow-the-phone), prefixes first. */
async function suggestedProducts(
  db: Queryable,
  index: CatalogueIndex,
  { wishes, phones }: NameConditions,
): Promise<Suggestion[]> {
  const meant = intersection([
    index.all(),
    ...wishes.map(({ phrases, beginning }) => index.nameHasPhrase(phrases, beginning)),
    ...(phones.length > 0 ? [union(phones.map((phone) => index.withAll(phone)))] : []),
  ])
  const asTyped = wishes.flatMap(({ beginning }) =>
    beginning ? [index.nameHasPhrase([], beginning)] : [],
  )
  const isSynonym = (product: RankedProduct) => asTyped.some((names) => !names.has(product))
  const found = onePerFamily(
    index.inOrder('newest', meant).sort((a, b) => Number(isSynonym(a)) - Number(isSynonym(b))),
  )
  const ids = found.slice(0, MOST_PRODUCTS).map(({ id }) => id)
  const rows = await productsWith(db, ids)
  return rows.map(({ name, slug, images, image_models, device_models }) => {
    const asked = phones.map(({ deviceModel = '' }) => deviceModel)
    const model = asked.find((one) => device_models.includes(one)) ?? ''
    const image = pictureOf({ image: images, imageModels: image_models }, model)
    return {
      kind: 'product',
      label: name,
      to: productAddress(slug, model),
      ...(image !== '' && { image }),
    }
  })
}
