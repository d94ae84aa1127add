import type { ListingRobots } from '#domain/catalogue/listing.ts'
import { picture } from '#domain/catalogue/pictures.ts'
import { productTitle } from '#domain/catalogue/product-title.ts'
import type { Crumb } from '#domain/catalogue/trail.ts'
import type { Shop } from '#domain/contract/shop.ts'
import { paths } from '#domain/paths.ts'
import { pageAddress } from '#web/kit/device/page-address.ts'
import type { FirstPicture } from './page.ts'

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
  readonly structuredData?: (absolute: Absolute) => readonly object[]
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

type Absolute = (path: string) => string

/** The breadcrumb trail of a page. */
export function breadcrumbList(trail: readonly Crumb[], absolute: Absolute): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(pageAddress(path)),
    })),
  }
}

/** The products of a listing's page, in their order. */
export function itemList(products: readonly { readonly slug: string }[], absolute: Absolute) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(pageAddress(paths.product(slug))),
    })),
  }
}

interface PreviewSubject {
  readonly name: string
  readonly brand: string
}

/** Picture of a product in link previews, and its preload. The size of a foreign one is unknown. */
export function previewPicture(
  product: PreviewSubject | undefined,
  shown: FirstPicture | undefined,
): Pick<PageHead, 'image' | 'preloadImage'> {
  const sources = product && shown && picture(shown.path)
  if (!sources) return {}
  const alt = productTitle(product)
  const { src: path, width, height } = sources
  if (!sources.avif) return { image: { path, alt } }
  return {
    image: { path, alt, size: { width, height } },
    preloadImage: { srcSet: sources.avif, sizes: shown.sizes, type: 'image/avif' },
  }
}
