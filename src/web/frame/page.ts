import type { Shop } from '#domain/contract/shop.ts'

/** A picture by its path, and the `sizes` of its Picture. */
export interface FirstPicture {
  readonly path: string
  readonly sizes: string
}

/** A screen module with a title of its own exports one as `handle`. */
export interface PageHandle<Data = unknown> {
  /**
   * Made from what the loader read; without the shop's name, which is added. Undefined leaves the
   * title to the page's row.
   */
  readonly title: (data: Data) => string | undefined
  /** Its first large picture, which may come ahead of the page. */
  readonly picture?: (data: Data) => FirstPicture | undefined
  /**
   * The same data as another address of the path shows it, where the query only says how: such a page is
   * kept for the way back by its path.
   */
  readonly shownAt?: (data: Data, address: URL) => Data
}

/** 'Vivo cases – Khol'; null for the shop's own title. */
export function fullTitle(title: string | null, shop: Pick<Shop, 'name' | 'tagline'>): string {
  return title === null ? `${shop.name} – ${shop.tagline}` : `${title} – ${shop.name}`
}
