import { courierNamed } from '#domain/orders/parcels/couriers.ts'
import type { Parcel } from '#domain/orders/parcels/parcel.ts'
import { otherCourier, parcelFields } from '#domain/orders/parcels/parcel-fields.ts'

/** Option of the courier dropdown that requires a typed name. */
export const OTHER = 'other'

/** Values of the parcel form. */
export interface TypedParcel {
  /** Name of a known courier, `OTHER`, or '' for none. */
  readonly choice: string
  readonly courier: string
  readonly trackingNumber: string
}

/** Initial form values: those of the stored parcel; for an empty one, the courier used last. */
export function typedParcel(
  { courier, trackingNumber }: Parcel,
  lastCourier: string | null,
): TypedParcel {
  const name = courier || (trackingNumber === '' && lastCourier) || ''
  const known = courierNamed(name)
  if (known || name === '') return { choice: known?.name ?? '', courier: '', trackingNumber }
  return { choice: OTHER, courier: name, trackingNumber }
}

/** Rules of the form; the courier's name is required only for `OTHER`. */
export function parcelRules({ choice }: TypedParcel) {
  return {
    courier: choice === OTHER ? otherCourier : undefined,
    trackingNumber: parcelFields.trackingNumber,
  }
}

/** Parcel from the values of the form. */
export function parcelOf({ choice, courier, trackingNumber }: TypedParcel): Parcel {
  return { courier: choice === OTHER ? courier : choice, trackingNumber }
}
