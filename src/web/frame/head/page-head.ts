import type { ListingRobots } from '#domain/catalogue/indexing.ts'
import type { Shop } from '#domain/contract/shop.ts'

/** The robots directive of a page. */
export type Robots = ListingRobots | 'noindex'

/**
 * Metadata of an open page for search engines and previews, beside its title. Only the server asks
 * for it, so that no browser downloads its makers (heads.ts).
 */
export interface PageHead {
  /** One or two sentences, at most 160 characters. */
  readonly description?: string
  /** Path with the query that makes this page its own; a page without one is not canonical. */
  readonly canonical?: string
  /** The picture of previews. */
  readonly image?: PreviewImage
  readonly kind?: 'website' | 'product'
  /** Objects of schema.org, as JSON-LD; give paths through `absolute`. */
  readonly structuredData?: (absolute: (path: string) => string) => readonly object[]
  /** The picture to fetch first: as the page's first Picture has it. */
  readonly preloadImage?: { readonly srcSet: string; readonly sizes: string; readonly type: string }
  /** Keeps a public page out of search engines: a filtered view, a search. */
  readonly robots?: Robots
}

export interface PreviewImage {
  readonly path: string
  /** Alternative text. */
  readonly alt: string
  /** In pixels, where it is known. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** Makes the head of a page from what its loader read. */
export type HeadMaker<Data> = (seen: { readonly data: Data; readonly shop: Shop }) => PageHead
