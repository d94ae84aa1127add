import type { Params } from 'react-router'
import type { Shop } from '#domain/contract/shop.ts'

/** What search engines, previews and the browser's tab say of a page. */
export interface PageHead {
  /** Without the shop's name, which is added; null for the shop's own title. */
  readonly title: string | null
  /** One or two sentences, at most 160 characters. */
  readonly description?: string
  /** Path with the query that makes this page its own; a page without one is not canonical. */
  readonly canonical?: string
  /** Path of a picture for previews. */
  readonly image?: string
  readonly kind?: 'website' | 'product'
  /** Objects of schema.org, as JSON-LD; give paths through `absolute`. */
  readonly structuredData?: (absolute: (path: string) => string) => readonly object[]
  /** The picture to fetch first: as the page's first Picture has it. */
  readonly preloadImage?: { readonly srcSet: string; readonly sizes: string; readonly type: string }
  /** Keeps a public page out of search engines: a filtered view, a search. */
  readonly noindex?: boolean
}

/** What a head is made of. */
export interface PageSeen<Data = unknown> {
  readonly data: Data
  readonly params: Params
  readonly search: URLSearchParams
  readonly shop: Shop
}

/** A screen module exports one as `handle`. */
export interface PageHandle<Data = unknown> {
  readonly head: (seen: PageSeen<Data>) => PageHead
}

/** Keeps the data's type: `export const handle = pageHandle<BrandData>(({ data }) => ({ … }))`. */
export function pageHandle<Data>(head: (seen: PageSeen<Data>) => PageHead): PageHandle<Data> {
  return { head }
}

/** 'Vivo cases – Khol'. */
export function fullTitle(title: string | null, shop: Pick<Shop, 'name' | 'tagline'>): string {
  return title === null ? `${shop.name} – ${shop.tagline}` : `${title} – ${shop.name}`
}
