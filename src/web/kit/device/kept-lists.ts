import { type ShopperList, withFirst } from '#domain/catalogue/shopper-lists.ts'
import type { LocalKey } from './device-keys.ts'
import { stored } from './stored.ts'

const slugList = (key: LocalKey) =>
  stored<readonly string[]>(
    key,
    (text) => text.split(' '),
    (slugs) => slugs.join(' '),
  )

/** Slugs on this device by list, the latest first; null for none (rule: shopper-lists). */
export const keptLists = { wishes: slugList('khol.wishes'), viewed: slugList('khol.viewed') }

const nothing: readonly string[] = []

export const slugsOf = (list: ShopperList) => keptLists[list].get() ?? nothing

/** Slugs of a list as React state; none on the server and during hydration. */
export const useSlugs = (list: ShopperList) => keptLists[list].use() ?? nothing

/** Records a view of a product (rule: recently-viewed). */
export const noteViewed = (slug: string) =>
  keptLists.viewed.set(withFirst('viewed', slugsOf('viewed'), slug))
