import type { Order } from '#domain/contract/orders.ts'

/** A shipping address line by line, as it is written on a parcel. */
export function addressLines({
  address,
  city,
  postalCode,
  country,
}: Order['shippingAddress']): readonly string[] {
  const street = address.split('\n').map((line) => line.trim())
  return [...street, [city, postalCode].filter(Boolean).join(' '), country].filter(Boolean)
}
