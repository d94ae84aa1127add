import { randomBytes, randomInt } from 'node:crypto'

/** Data of guests for tests and benches; needs no running shop. */

/** Random session id of a new guest, as the browser generates it. */
export function newSession(): string {
  return `guest_${randomBytes(24).toString('base64url')}`
}

/** Unused Pakistani mobile number in its stored form. */
export function newPhone(): string {
  return `+923${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}

/** Address of deliveries. */
export const shippingAddress = {
  address: 'House 7, Street 12, Peoples Colony',
  city: 'Faisalabad',
  postalCode: '38000',
  country: 'Pakistan',
} as const
