import type { OrderStatus } from '../status.ts'

/** Courier and tracking number of an order; '' where unknown (rule: parcels). */
export interface Parcel {
  readonly courier: string
  readonly trackingNumber: string
}

/** An admin's change of a parcel; an absent field stays as it was. */
export interface SentParcel {
  readonly courier?: string | undefined
  readonly trackingNumber?: string | undefined
}

export const PARCEL_NOT_SENT = 'A courier and a tracking number belong to an order that is Shipped'

/** The fields of a parcel that came with a status which has none. */
export function parcelTooSoon({
  status,
  ...parcel
}: SentParcel & { readonly status: OrderStatus }): readonly (keyof Parcel)[] {
  if (status === 'Shipped') return []
  return (['courier', 'trackingNumber'] as const).filter((field) => parcel[field] !== undefined)
}

/** Statuses of an order that has left; one that goes back from them has no parcel any more. */
const sentStatuses: readonly OrderStatus[] = ['Shipped', 'Delivered', 'Cancelled']

/**
 * The parcel of an order after a step: what was said of it, what it was otherwise, and nothing once
 * the order is back in the shop.
 */
export function parcelAfter(before: Parcel, status: OrderStatus, said: SentParcel): Parcel {
  if (!sentStatuses.includes(status)) return { courier: '', trackingNumber: '' }
  return {
    courier: said.courier ?? before.courier,
    trackingNumber: said.trackingNumber ?? before.trackingNumber,
  }
}

/** 'TCS 779412345678', as the history names a parcel; '' for one of which nothing is known. */
export function parcelWords({ courier, trackingNumber }: Parcel): string {
  return [courier, trackingNumber].filter((part) => part !== '').join(' ')
}
