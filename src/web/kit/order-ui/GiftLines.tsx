import type { Order } from '#domain/contract/orders.ts'
import { t } from '#messages'

type GiftOrder = Pick<Order, 'giftNote' | 'hidePrices'>

/** Whether an order is a gift, as far as its viewer may see it (rule: gifts). */
export function isGift({ giftNote, hidePrices }: GiftOrder): boolean {
  return giftNote !== undefined || hidePrices === true
}

/** Note of a gift, and the statement that its parcel contains no prices. */
export function GiftLines({ giftNote, hidePrices }: GiftOrder) {
  return (
    <>
      {giftNote && (
        <p>
          <bdi className="whitespace-pre-line">{giftNote}</bdi>
        </p>
      )}
      {hidePrices && <p className="text-muted text-sm">{t.orders.noPrices}</p>}
    </>
  )
}
