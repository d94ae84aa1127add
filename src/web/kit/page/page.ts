import type { Shop } from '#domain/contract/shop.ts'
import type { MissingSubject } from '#web/kit/feedback/missing.ts'
import type { PageShop } from './shop-context.ts'

/** A picture by its path, and the `sizes` of its Picture. */
export interface FirstPicture {
  readonly path: string
  readonly sizes: string
}

/** A screen module with a title of its own exports one as `handle`. */
export interface PageHandle<Data = unknown> {
  /**
   * The title for the loader's data, without the shop's name, which is added. Undefined for the title of
   * the page's row in #domain/pages.ts.
   */
  readonly title: (data: Data) => string | undefined
  /** The first large picture, which is prefetched with the page. */
  readonly picture?: (data: Data) => FirstPicture | undefined
  /**
   * Adapts the data to another query of the same path, where the query changes only what is shown: the
   * loader-data cache then holds one entry per path.
   */
  readonly shownAt?: (data: Data, address: URL) => Data
}

/** 'Vivo cases – Khol'; null for the shop's own title. */
export function fullTitle(title: string | null, shop: Pick<Shop, 'name' | 'tagline'>): string {
  return title === null ? `${shop.name} – ${shop.tagline}` : `${title} – ${shop.name}`
}

/** The data in a document's `#state`, with which the browser hydrates; the same for every visitor. */
export interface PageState {
  readonly shop: PageShop
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly missing: { readonly routeId: string; readonly data: MissingSubject } | null
}
