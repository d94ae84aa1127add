/** Product lists of a shopper, on the device and in an account (rule: shopper-lists). */
export const shopperLists = ['wishes', 'viewed'] as const
export type ShopperList = (typeof shopperLists)[number]

/** Limits the products of a list (rules: wish-list, recently-viewed). */
export const MOST_LISTED: Readonly<Record<ShopperList, number>> = { wishes: 60, viewed: 12 }

/** Puts a product first on a list, and drops those beyond its limit. */
export function withFirst(
  list: ShopperList,
  slugs: readonly string[],
  slug: string,
): readonly string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, MOST_LISTED[list])
}
