import { courierNamed } from '#domain/orders/parcels/couriers.ts'
import type { Parcel } from '#domain/orders/parcels/parcel.ts'
import { otherCourier, parcelFields } from '#domain/orders/parcels/parcel-fields.ts'

/** Value of the dropdown for a courier whose name is typed. */
export const OTHER = 'other'

/** Values of a parcel's form. */
export interface TypedParcel {
  /** A courier of the table, `OTHER`, or '' for none. */
  readonly choice: string
  /** The name of another one. */
  readonly courier: string
  readonly trackingNumber: string
}

/** The form of a parcel as it is known; of a courier that was used last where nothing is. */
export function typedParcel(
  { courier, trackingNumber }: Parcel,
  lastCourier: string | null,
): TypedParcel {
  const name = courier || (trackingNumber === '' && lastCourier) || ''
  const known = courierNamed(name)
  if (known || name === '') return { choice: known?.name ?? '', courier: '', trackingNumber }
  return { choice: OTHER, courier: name, trackingNumber }
}

/** Fields of the form; the courier's name only where it is none of the table. */
export function parcelRules({ choice }: TypedParcel) {
  return {
    courier: choice === OTHER ? otherCourier : undefined,
    trackingNumber: parcelFields.trackingNumber,
  }
}

/** The parcel that a form speaks of. */
export function parcelOf({ choice, courier, trackingNumber }: TypedParcel): Parcel {
  return { courier: choice === OTHER ? courier : choice, trackingNumber }
}
