import { t } from '#messages'

/** Theme of cases across types and brands, with a page of its own. */
export interface Collection {
  /** Word in the address `/collections/{slug}`. */
  readonly slug: string
  /** Search whose results are the collection (rule: collections). */
  readonly search: string
}

/** Collections in the order of the home page. */
export const collections = [
  { slug: 'truck-art', search: 'truck art' },
  { slug: 'names', search: 'name' },
  { slug: 'wedding', search: 'wedding' },
  { slug: 'mountains', search: 'mountains' },
  { slug: 'cricket', search: 'cricket' },
] as const satisfies readonly Collection[]

type CollectionSlug = (typeof collections)[number]['slug']

/** Title of a collection, and the sentence under it, which search engines show, too. */
interface CollectionWords {
  readonly title: string
  readonly sentence: string
}

const words: Readonly<Record<CollectionSlug, () => CollectionWords>> = {
  'truck-art': () => ({
    title: t.filters.collectionTruckArt,
    sentence: t.filters.collectionTruckArtSentence,
  }),
  names: () => ({ title: t.filters.collectionNames, sentence: t.filters.collectionNamesSentence }),
  wedding: () => ({
    title: t.filters.collectionWedding,
    sentence: t.filters.collectionWeddingSentence,
  }),
  mountains: () => ({
    title: t.filters.collectionMountains,
    sentence: t.filters.collectionMountainsSentence,
  }),
  cricket: () => ({
    title: t.filters.collectionCricket,
    sentence: t.filters.collectionCricketSentence,
  }),
}

/** Collection of an address; null for an unknown one. */
export function collectionBySlug(slug: string): Collection | null {
  return collections.find((collection) => collection.slug === slug) ?? null
}

/** Words of a collection in the current language; null for an unknown one. */
export function collectionWords(slug: string): CollectionWords | null {
  return words[slug as CollectionSlug]?.() ?? null
}
