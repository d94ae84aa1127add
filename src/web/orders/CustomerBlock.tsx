import { formatPhone } from '#domain/accounts/phone.ts'
import type { Order } from '#domain/contract/orders.ts'
import { phoneOf } from './order-facts.ts'

/** Who ordered and where it goes; only for who may see the order whole. */
export function CustomerBlock({ order }: { readonly order: Order }) {
  const customer = order.guestInfo ?? order.user
  const phone = phoneOf(order)
  const { address, city, postalCode, country } = order.shippingAddress
  return (
    <div className="grid gap-6 rounded-card border border-hairline bg-white p-4 sm:grid-cols-2 sm:p-5">
      <section aria-labelledby="order-customer" className="grid content-start gap-3">
        <h2 id="order-customer" className="text-lg">
          Customer
        </h2>
        <div>
          <p className="font-semibold">{customer?.name}</p>
          <p className="break-all">
            <bdi>{customer?.email}</bdi>
          </p>
          {phone && (
            <p>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </p>
          )}
        </div>
      </section>
      <section aria-labelledby="order-address" className="grid content-start gap-3">
        <h2 id="order-address" className="text-lg">
          Shipping address
        </h2>
        <address className="not-italic">
          <span className="block whitespace-pre-line">{address}</span>
          {city} <bdi>{postalCode}</bdi>
          <span className="block">{country}</span>
        </address>
      </section>
    </div>
  )
}
