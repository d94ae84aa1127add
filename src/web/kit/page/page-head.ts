import type { ListingRobots } from '#domain/catalogue/listing.ts'
import type { Shop } from '#domain/contract/shop.ts'

/** The robots directive of a page. */
export type Robots = ListingRobots | 'noindex'

/**
 * Metadata of an open page for search engines and previews, in addition to its title. Only the server
 * imports the functions that make it (entry-server.tsx), so that no browser downloads them.
 */
export interface PageHead {
  /** One or two sentences, at most 160 characters. */
  readonly description?: string
  /** Path with the query that makes this page its own; a page without one is not canonical. */
  readonly canonical?: string
  readonly image?: PreviewImage
  readonly kind?: 'website' | 'product'
  /** Objects of schema.org, as JSON-LD; give paths through `absolute`. */
  readonly structuredData?: (absolute: (path: string) => string) => readonly object[]
  /** Preload of the first picture: the attributes of the page's first Picture. */
  readonly preloadImage?: { readonly srcSet: string; readonly sizes: string; readonly type: string }
  /** Keeps a public page out of search engines: a filtered view, a search. */
  readonly robots?: Robots
}

export interface PreviewImage {
  readonly path: string
  readonly alt: string
  readonly size?: { readonly width: number; readonly height: number }
}

/** Makes the head of a page from the data of its loader. */
export type HeadMaker<Data> = (seen: { readonly data: Data; readonly shop: Shop }) => PageHead
