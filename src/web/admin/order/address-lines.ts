import type { Order } from '#domain/contract/orders.ts'

type Address = Pick<Order['shippingAddress'], 'address' | 'city' | 'postalCode'>

/** Lines of a shipping address for a parcel within the country (rule: pakistan-only). */
export function addressLines({ address, city, postalCode }: Address): readonly string[] {
  const street = address.split('\n').map((line) => line.trim())
  return [...street, [city, postalCode].filter(Boolean).join(' ')].filter(Boolean)
}
