import { type ShopperList, withFirst } from '#domain/catalogue/shopper-lists.ts'
import type { LocalKey } from './device-keys.ts'
import { stored } from './stored.ts'

const slugList = (key: LocalKey) =>
  stored<readonly string[]>(
    key,
    (text) => text.split(' '),
    (slugs) => slugs.join(' '),
  )

/** The lists of products on this device by slug, the latest first; null for an empty one (rule: shopper-lists). */
export const keptLists = { wishes: slugList('khol.wishes'), viewed: slugList('khol.viewed') }

const nothing: readonly string[] = []

export const slugsOf = (list: ShopperList) => keptLists[list].get() ?? nothing

/** The slugs as state; none on the server and while hydrating. */
export const useSlugs = (list: ShopperList) => keptLists[list].use() ?? nothing

/** Remembers that a product was shown (rule: recently-viewed). */
export const noteViewed = (slug: string) =>
  keptLists.viewed.set(withFirst('viewed', slugsOf('viewed'), slug))
