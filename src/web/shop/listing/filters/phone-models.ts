import type { FilterChoice } from '#domain/catalogue/facets.ts'
import { send } from '#web/kit/api/send.ts'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { lastValueRead, useRead } from '#web/kit/store/use-read.ts'
import { type ListingPlace, type ListingView, listingAddress } from '../listing-address.ts'
import { requestFor } from '../listing-data.ts'

interface PhoneModels {
  /** In sales order; empty until they are read. */
  readonly models: readonly FilterChoice[]
  readonly hasFailed: boolean
}

/**
 * Models of the remembered phone's brand, counted with the listing's other filters.
 * @param isWanted reads nothing otherwise
 */
export function usePhoneModels(
  place: ListingPlace,
  view: ListingView,
  isWanted: boolean,
): PhoneModels {
  const [phone] = useMyPhone()
  const ofBrand = { ...view, brand: phone?.brand ?? '', page: 1 }
  const key = isWanted && phone ? listingAddress(place, ofBrand) : null
  const reading = useRead(key, async (signal) => {
    const found = await send(
      'listProducts',
      { query: { ...requestFor(place, ofBrand) } },
      { signal },
    )
    return Array.isArray(found) ? [] : found.facets.deviceModels
  })
  return { models: lastValueRead(reading) ?? [], hasFailed: reading !== null && 'error' in reading }
}
