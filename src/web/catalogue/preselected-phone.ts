import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMyPhone } from '#web/shell/my-phone.ts'
import {
  activeFilters,
  type ListingPlace,
  type ListingView,
  listingAddress,
  withFilter,
} from './listing-address.ts'

/** Kept with a listing whose filters were taken off on purpose: the phone is not put back. */
export const showsAll = { showsAll: true } as const

/**
 * Narrows a listing without filters to the phone that this device's owner shops for, in the same
 * entry of the history; not after they have taken the filter off.
 */
export function usePreselectedPhone(place: ListingPlace, view: ListingView): void {
  const [phone] = useMyPhone()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isUntouched =
    view.q === '' &&
    view.page === 1 &&
    activeFilters(place, view).length === 0 &&
    !(state as Partial<typeof showsAll> | null)?.showsAll
  const isItsPlace = phone !== null && (place.brand === '' || place.brand === phone.brand)
  const narrowed =
    isUntouched && isItsPlace
      ? listingAddress(place, {
          ...withFilter(view, { brand: phone.brand }),
          model: phone.model,
        })
      : null
  useEffect(() => {
    if (narrowed) navigate(narrowed, { replace: true, preventScrollReset: true })
  }, [narrowed, navigate])
}
