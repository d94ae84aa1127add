import type { Parcel } from './parcel.ts'

/** A courier of Pakistan, as far as the shop has to know it. */
export interface Courier {
  /** As it is stored and shown. */
  readonly name: string
  /** Other names that people write for it; case, spaces and signs never matter. */
  readonly alsoCalled: readonly string[]
  /** Its page where anybody follows a parcel. */
  readonly trackingPage: string
  /** That page with the number filled in; left out where nobody is sure that it takes one. */
  readonly trackingLink?: (trackingNumber: string) => string
}

/** The couriers to choose among, those that most shops send with first (docs/how-to.md). */
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
  {
    name: 'BlueEX',
    alsoCalled: [],
    trackingPage: 'https://www.blue-ex.com/',
  },
]

const byName = new Map(
  couriers.flatMap((courier) =>
    [courier.name, ...courier.alsoCalled].map((name) => [lettersOf(name), courier]),
  ),
)

/** The courier that is called so, whatever case, spaces and signs it is written in; null for others. */
export function courierNamed(name: string): Courier | null {
  return byName.get(lettersOf(name)) ?? null
}

/** Form of a tracking number that an address may contain; a field with two numbers has none. */
const ONE_NUMBER = /^[a-z\d-]+$/i

/**
 * Where the courier of a parcel shows how far it is, with its number filled in where its page takes
 * one; null for a courier that the shop doesn't know. Nothing of the customer's is in it.
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
