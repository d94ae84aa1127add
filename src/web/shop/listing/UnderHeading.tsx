import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { t } from '#messages'
import { type MyPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { PhoneLine } from '#web/shop/search/PhoneLine.tsx'
import { activeFilters, listingAddress, withFilter } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'

interface UnderHeadingProps {
  readonly listing: ListingData
  /** The listing's own sentence; it reserves the height of a line about the phone. */
  readonly children?: ReactNode
}

/** Sentence under a listing's heading; a remembered phone's line takes its room. */
export function UnderHeading({ children, listing }: UnderHeadingProps) {
  const [phone] = useMyPhone()
  const sentence = (
    <p className="text-muted text-xs leading-tight sm:text-sm sm:leading-normal">{children}</p>
  )
  return (
    <div className="grid min-h-9 sm:min-h-11">
      {phone && isAbout(phone, listing) ? (
        <div className="grid items-end *:col-start-1 *:row-start-1">
          <div className="invisible">{sentence}</div>
          <ListLine phone={phone} listing={listing} />
        </div>
      ) : (
        sentence
      )}
    </div>
  )
}

interface ListLineProps {
  readonly phone: MyPhone
  readonly listing: ListingData
}

/**
 * Line about the remembered phone: the number of the listing's cases for it, with a link to them alone, or
 * back to all (rule: my-phone).
 */
export function ListLine({ phone, listing }: ListLineProps) {
  const { view, total, ofAllModels, facets } = listing
  const { model } = phone
  const navigate = useNavigate()
  const isNarrow = view.model === model
  const ofModel = facets.deviceModels.find(({ value }) => value === model)?.count
  // Not known before a list of several brands is read for the phone.
  const forPhone = listing.shownFor === model ? listing.forPhone : ofModel
  const fitting = isNarrow ? total : forPhone
  const all = isNarrow ? ofAllModels : total
  const withModel = (next: string) => listingAddress(withFilter(view, { model: next }))
  return (
    <PhoneLine
      phone={phone}
      count={fitting === undefined ? undefined : { fitting, all }}
      onChange={(next) => {
        if (isNarrow) void navigate(withModel(next?.model ?? ''), { preventScrollReset: true })
      }}
    >
      {fitting !== undefined && fitting > 0 && fitting < all && (
        <Link
          to={withModel(isNarrow ? '' : model)}
          className="ms-auto whitespace-nowrap font-semibold underline underline-offset-4 sm:ps-3"
        >
          {isNarrow ? t.listing.showAll({ count: all }) : t.listing.onlyThese}
        </Link>
      )}
    </PhoneLine>
  )
}

/**
 * Whether a listing is for no other phone or brand than this one: a brand's own only where it has cases for
 * the phone, unfiltered or filtered by it.
 */
function isAbout({ brand, model }: MyPhone, listing: ListingData): boolean {
  const { view, total, ofAllModels, searchedPhone, facets } = listing
  const named = [view.model, searchedPhone?.model ?? '']
  if (!named.every((each) => ['', model].includes(each))) return false
  if (view.scope.brand === '') return total > 0 && ['', brand].includes(view.brand)
  if (view.model === model) return ofAllModels > 0
  return (
    view.scope.brand === brand &&
    activeFilters(view).length === 0 &&
    facets.deviceModels.some(({ value }) => value === model)
  )
}
