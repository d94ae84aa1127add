import { useNavigate } from 'react-router'
import { t } from '#messages'
import type { MyPhone } from '#web/kit/device/my-phone.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { PhoneLine } from '#web/shop/search/PhoneLine.tsx'
import { listingAddress, withFilter } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'

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
