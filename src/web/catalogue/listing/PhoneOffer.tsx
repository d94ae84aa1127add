import { Link } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { type MyPhone, useMyPhone } from '#web/device/my-phone.ts'
import { announce } from '#web/feedback/announcer.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { activeFilters, type ListingPlace, listingAddress, withFilter } from './listing-address.ts'
import type { ListingData } from './listing-data.ts'

interface PhoneOfferProps {
  readonly place: ListingPlace
  readonly listing: ListingData
  /** Puts the focus elsewhere when the phone is forgotten. */
  readonly onForget: () => void
  readonly className: string
}

/**
 * Offers the cases of the phone that this device's owner shops for, where there are any and nothing
 * was asked for yet. It only offers: an address shows what it says. The phone is forgotten here, and
 * changed by choosing another one anywhere.
 */
export function PhoneOffer({ place, listing, onForget, className }: PhoneOfferProps) {
  const [phone, remember] = useMyPhone()
  if (phone === null || !isOfUse(phone, place, listing)) return null
  const { brand, model } = phone
  const address = listingAddress(place, { ...withFilter(listing.view, { brand }), model })
  const isPhone = brandBySlug(brand)?.kind !== 'earphones'
  const forget = () => {
    onForget()
    remember(null)
    announce(`${model} is forgotten on this device`)
  }
  return (
    <div className={classNames('flex min-w-0 items-center', className)}>
      <Link
        to={address}
        preventScrollReset
        className="group grid min-h-11 content-center px-2 text-end text-xs leading-tight lg:flex lg:items-center lg:gap-2 lg:text-sm"
      >
        <span className="text-muted">
          {isPhone ? 'Your phone' : 'Your earphones'}: {model}
        </span>
        <span className="font-semibold text-plum text-sm underline-offset-4 group-hover:underline">
          Show {isPhone ? 'its' : 'their'} cases
        </span>
      </Link>
      <button
        type="button"
        onClick={forget}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-white hover:text-ink"
      >
        <Icon name="close" label={`Forget ${model}`} className="size-4" />
      </button>
    </div>
  )
}

/** Whether the listing is unfiltered, of the phone's brand or of all, and may have a case for it. */
function isOfUse(phone: MyPhone, place: ListingPlace, { view, models }: ListingData): boolean {
  if (view.q !== '' || activeFilters(place, view).length > 0) return false
  if (place.brand === '') return true
  return place.brand === phone.brand && models.some(({ value }) => value === phone.model)
}
