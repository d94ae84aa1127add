import type { Shop } from '#domain/contract/shop.ts'

/**
 * The link to a direct message to the shop, with a prefilled text where the service allows it. The text
 * becomes part of an address: nothing personal.
 */
export function directMessageLink(
  shop: Pick<Shop, 'directMessageUrl' | 'directMessagePrefill'>,
  text: string,
): string {
  if (!shop.directMessagePrefill) return shop.directMessageUrl
  const link = new URL(shop.directMessageUrl)
  link.searchParams.set('text', text)
  return link.href
}
