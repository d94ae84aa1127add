import type { Order } from '#domain/contract/orders.ts'

type Address = Pick<Order['shippingAddress'], 'address' | 'city' | 'postalCode'>

/**
 * A shipping address line by line, as it stands on a parcel that stays in the country
 * (rule: pakistan-only).
 */
export function addressLines({ address, city, postalCode }: Address): readonly string[] {
  const street = address.split('\n').map((line) => line.trim())
  return [...street, [city, postalCode].filter(Boolean).join(' ')].filter(Boolean)
}
