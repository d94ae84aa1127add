import type { OrderStatus } from '../status.ts'

/** Courier and tracking number of an order; '' where unknown (rule: parcels). */
export interface Parcel {
  readonly courier: string
  readonly trackingNumber: string
}

/** Admin's change of a parcel; an absent field stays unchanged. */
export interface SentParcel {
  readonly courier?: string | undefined
  readonly trackingNumber?: string | undefined
}

export const PARCEL_NOT_SENT = 'A courier and a tracking number belong to an order that is Shipped'

/** Fields of a parcel that were sent with a status before shipping. */
export function parcelTooSoon({
  status,
  ...parcel
}: SentParcel & { readonly status: OrderStatus }): readonly (keyof Parcel)[] {
  if (status === 'Shipped') return []
  return (['courier', 'trackingNumber'] as const).filter((field) => parcel[field] !== undefined)
}

/** Statuses of a shipped order; moving back from them clears the parcel. */
const sentStatuses: readonly OrderStatus[] = ['Shipped', 'Delivered', 'Cancelled']

/** Parcel after a step: the sent fields, else the former ones; empty once it is moved back. */
export function parcelAfter(before: Parcel, status: OrderStatus, sent: SentParcel): Parcel {
  if (!sentStatuses.includes(status)) return { courier: '', trackingNumber: '' }
  return {
    courier: sent.courier ?? before.courier,
    trackingNumber: sent.trackingNumber ?? before.trackingNumber,
  }
}

/** 'TCS 779412345678', the parcel in the history; '' for an unknown one. */
export function parcelWords({ courier, trackingNumber }: Parcel): string {
  return [courier, trackingNumber].filter((part) => part !== '').join(' ')
}
