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
    title: 'Truck Art',
    sentence: 'Peacocks, roses and painted panels from the back of a Bedford.',
    search: 'truck art',
  },
  {
    slug: 'names',
    title: 'Your Name',
    sentence: 'Nastaliq, gold foil, neon or a number plate: typed by you, made for you.',
    search: 'name',
  },
  {
    slug: 'wedding',
    title: 'Wedding',
    sentence: 'Gajra, velvet, maroon and pearls for the mehndi and the day itself.',
    search: 'wedding',
  },
  {
    slug: 'mountains',
    title: 'Mountains',
    sentence: 'Karakoram peaks and trekking maps for those who miss the north.',
    search: 'mountains',
  },
  {
    slug: 'cricket',
    title: 'Cricket',
    sentence: 'A new ball, a seam, and a shirt with your own number.',
    search: 'cricket',
  },
]

/** Collection of an address; null for an unknown one. */
export function collectionBySlug(slug: string): Collection | null {
  return collections.find((collection) => collection.slug === slug) ?? null
}
