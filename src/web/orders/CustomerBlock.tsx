import { formatPhone } from '#domain/accounts/phone.ts'
import type { Order } from '#domain/contract/orders.ts'
import { OrderBlock } from './OrderBlock.tsx'
import { phoneOf } from './order-facts.ts'

/** Who ordered and where it goes; only for who may see the order whole. */
export function CustomerBlock({ order }: { readonly order: Order }) {
  const customer = order.guestInfo ?? order.user
  const phone = phoneOf(order)
  const { address, city, postalCode, country } = order.shippingAddress
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <OrderBlock id="order-customer" title="Customer">
        <div className="grid gap-1">
          {customer && (
            <>
              <p className="font-semibold">{customer.name}</p>
              <p className="break-all">
                <bdi>{customer.email}</bdi>
              </p>
            </>
          )}
          {phone && (
            <p>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </p>
          )}
        </div>
      </OrderBlock>
      <OrderBlock id="order-address" title="Shipping address">
        <address className="grid gap-1 not-italic">
          <span className="whitespace-pre-line">{address}</span>
          <span>
            {city} <bdi>{postalCode}</bdi>
          </span>
          <span>{country}</span>
        </address>
      </OrderBlock>
    </div>
  )
}
