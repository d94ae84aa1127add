import type { Parcel } from './parcel.ts'

/** Courier of Pakistan, with its tracking page. */
export interface Courier {
  /** Stored and displayed name. */
  readonly name: string
  /** Other names that people write for it, compared without case, spaces and punctuation. */
  readonly alsoCalled: readonly string[]
  /** Public tracking page. */
  readonly trackingPage: string
  /** Tracking page for a number; absent when the page is not known to accept one. */
  readonly trackingLink?: (trackingNumber: string) => string
}

/** Couriers to choose from, the most common first (docs/how-to.md). */
export const couriers: readonly Courier[] = [
  {
    name: 'TCS',
    alsoCalled: ['TCS Express', 'TCS Courier'],
    trackingPage: 'https://www.tcsexpress.com/track/',
  },
  {
    name: 'Leopards',
    alsoCalled: ['Leopard', 'Leopards Courier', 'LCS'],
    trackingPage: 'https://www.leopardscourier.com/',
  },
  {
    name: 'M&P',
    alsoCalled: ['M and P', 'MNP', 'Muller & Phipps'],
    trackingPage: 'https://www.mulphilog.com/',
  },
  {
    name: 'PostEx',
    alsoCalled: [],
    trackingPage: 'https://postex.pk/tracking',
    trackingLink: (number) => `https://postex.pk/tracking?cn=${number}`,
  },
  {
    name: 'Trax',
    alsoCalled: ['Trax Logistics', 'Sonic'],
    trackingPage: 'https://sonic.pk/tracking',
    trackingLink: (number) => `https://sonic.pk/tracking?tracking_number=${number}`,
  },
  {
    name: 'Call Courier',
    alsoCalled: [],
    trackingPage: 'https://callcourier.com.pk/tracking/',
    trackingLink: (number) => `https://callcourier.com.pk/tracking/?tc=${number}`,
  },
  {
    name: 'Pakistan Post',
    alsoCalled: ['Pak Post', 'EMS'],
    trackingPage: 'https://ep.gov.pk/track.asp',
  },
  { name: 'BlueEX', alsoCalled: [], trackingPage: 'https://www.blue-ex.com/' },
]

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

/**
 * Tracking page of a parcel, with its number if the page accepts one; null for an unknown courier.
 * It contains no data of the customer.
 */
export function trackingPageOf({ courier, trackingNumber }: Parcel): string | null {
  const known = courierNamed(courier)
  if (known === null) return null
  const { trackingPage, trackingLink } = known
  return trackingLink && ONE_NUMBER.test(trackingNumber)
    ? trackingLink(trackingNumber)
    : trackingPage
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
