import { t } from '#messages'

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
    get title() {
      return t.common.truckArt
    },
    get sentence() {
      return t.common.truckArtSentence
    },
    search: 'truck art',
  },
  {
    slug: 'names',
    get title() {
      return t.common.names
    },
    get sentence() {
      return t.common.namesSentence
    },
    search: 'name',
  },
  {
    slug: 'wedding',
    get title() {
      return t.common.wedding
    },
    get sentence() {
      return t.common.weddingSentence
    },
    search: 'wedding',
  },
  {
    slug: 'mountains',
    get title() {
      return t.common.mountains
    },
    get sentence() {
      return t.common.mountainsSentence
    },
    search: 'mountains',
  },
  {
    slug: 'cricket',
    get title() {
      return t.common.cricket
    },
    get sentence() {
      return t.common.cricketSentence
    },
    search: 'cricket',
  },
]

/** Collection of an address; null for an unknown one. */
export function collectionBySlug(slug: string): Collection | null {
  return collections.find((collection) => collection.slug === slug) ?? null
}
