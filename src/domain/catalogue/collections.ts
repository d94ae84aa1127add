import * as messages from '#messages/collections.ts'

/** Theme of cases across types and brands, with a page of its own. */
export interface Collection {
  /** Word in the address `/collections/{slug}`. */
  readonly slug: string
  readonly title: string
  /** Shown under the heading, and in search engines' results. */
  readonly sentence: string
  /** Search whose results are the collection (rule: collections). */
  readonly search: string
}

/** Collections in the order of the home page. */
export const collections: readonly Collection[] = [
  {
    slug: 'truck-art',
    title: messages.truckArt,
    sentence: messages.truckArtSentence,
    search: 'truck art',
  },
  {
    slug: 'names',
    title: messages.names,
    sentence: messages.namesSentence,
    search: 'name',
  },
  {
    slug: 'wedding',
    title: messages.wedding,
    sentence: messages.weddingSentence,
    search: 'wedding',
  },
  {
    slug: 'mountains',
    title: messages.mountains,
    sentence: messages.mountainsSentence,
    search: 'mountains',
  },
  {
    slug: 'cricket',
    title: messages.cricket,
    sentence: messages.cricketSentence,
    search: 'cricket',
  },
]

/** Collection of an address; null for an unknown one. */
export function collectionBySlug(slug: string): Collection | null {
  return collections.find((collection) => collection.slug === slug) ?? null
}
