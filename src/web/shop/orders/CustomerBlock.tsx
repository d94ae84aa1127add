import type { Order } from '#domain/contract/orders.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { GiftLines, isGift } from '#web/kit/order-ui/GiftLines.tsx'
import { phoneOf } from '#web/kit/order-ui/order-facts.ts'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'

/** Contact and address, for visitors with full access to the order. */
export function CustomerBlock({ order }: { readonly order: Order }) {
  const customer = order.guestInfo ?? order.user
  const phone = phoneOf(order)
  const { address, city, postalCode, country } = order.shippingAddress
  return (
    <Card className="grid gap-6 sm:grid-cols-2">
      <Section title={t.orders.customer} className="gap-3">
        <div>
          <p className="font-semibold">
            <bdi>{customer?.name}</bdi>
          </p>
          <p className="break-all">
            <bdi>{customer?.email}</bdi>
          </p>
          {phone && (
            <p>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </p>
          )}
        </div>
      </Section>
      <Section title={t.orders.shippingAddress} className="gap-3">
        <address className="not-italic">
          <span dir="auto" className="block whitespace-pre-line">
            {address}
          </span>
          <bdi>{city}</bdi> <bdi>{postalCode}</bdi>
          <span className="block">{country === terms.country ? t.orders.pakistan : country}</span>
        </address>
      </Section>
      {isGift(order) && (
        <Section title={t.orders.gift} className="gap-2 sm:col-span-2">
          <GiftLines giftNote={order.giftNote} hidePrices={order.hidePrices} />
        </Section>
      )}
    </Card>
  )
}
