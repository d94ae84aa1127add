import type { Shop } from '#domain/contract/shop.ts'

/** Link to a direct message, with a text where the service takes one: nothing personal. */
export function directMessageLink(
  shop: Pick<Shop, 'directMessageUrl' | 'directMessagePrefill'>,
  text: string,
): string {
  if (!shop.directMessagePrefill) return shop.directMessageUrl
  const link = new URL(shop.directMessageUrl)
  link.searchParams.set('text', text)
  return link.href
}
