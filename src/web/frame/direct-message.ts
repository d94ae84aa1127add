import type { Shop } from '#domain/contract/shop.ts'

/**
 * Where a direct message to the shop is opened; begins with a text where the service allows it. The
 * text must hold nothing personal, since it becomes part of an address.
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
