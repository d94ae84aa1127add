import { randomBytes, randomInt } from 'node:crypto'

/** What a guest has of their own, for tests and benches alike: it needs no shop. */

/** The session id of a guest whom the shop has never seen, random as the browser makes it. */
export function newSession(): string {
  return `guest_${randomBytes(24).toString('base64url')}`
}

/** A Pakistani mobile number that nobody else uses, in its stored form. */
export function newPhone(): string {
  return `+923${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}

/** Where a parcel goes. */
export const shippingAddress = {
  address: 'House 7, Street 12, Peoples Colony',
  city: 'Faisalabad',
  postalCode: '38000',
  country: 'Pakistan',
} as const
