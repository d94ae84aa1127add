import table from './couriers.json' with { type: 'json' }
import type { Parcel } from './parcel.ts'

/** Courier of Pakistan, with its tracking page. */
export interface Courier {
  /** Stored and displayed name. */
  readonly name: string
  /** Other names that people write for it, compared without case, spaces and punctuation. */
  readonly alsoCalled: readonly string[]
  /** Public tracking page. */
  readonly trackingPage: string
  /** Address to which a number is appended; absent when the page is not known to accept one. */
  readonly trackingLink?: string
}

/** Couriers to choose from, the most common first (docs/how-to.md). */
export const couriers: readonly Courier[] = table

const byName = new Map(
  couriers.flatMap((courier) =>
    [courier.name, ...courier.alsoCalled].map((name) => [lettersOf(name), courier]),
  ),
)

/** Courier by name, ignoring case, spaces and punctuation; null for an unknown one. */
export function courierNamed(name: string): Courier | null {
  return byName.get(lettersOf(name)) ?? null
}

/** Form of a tracking number in an address; a field with two numbers doesn't match. */
const ONE_NUMBER = /^[a-z\d-]+$/i

/** Tracking page of a parcel, with its number if possible; null for an unknown courier. */
export function trackingPageOf({ courier, trackingNumber }: Parcel): string | null {
  const known = courierNamed(courier)
  if (known === null) return null
  const { trackingPage, trackingLink } = known
  return trackingLink && ONE_NUMBER.test(trackingNumber)
    ? trackingLink + trackingNumber
    : trackingPage
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
