import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { t } from '#messages'
import { type MyPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { activeFilters, listingAddress, withFilter } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'

interface UnderHeadingProps {
  readonly listing: ListingData
  /** The listing's own sentence; it reserves the height of a line about the phone. */
  readonly children: ReactNode
}

/** Sentence under a listing's heading; a remembered phone's line takes its room. */
export function UnderHeading({ children, ...line }: UnderHeadingProps) {
  const [phone] = useMyPhone()
  const sentence = (
    <p className="text-muted text-xs leading-tight sm:text-sm sm:leading-normal">{children}</p>
  )
  return (
    <div className="grid min-h-9 sm:min-h-11">
      {phone ? (
        <PhoneLine phone={phone} {...line}>
          {sentence}
        </PhoneLine>
      ) : (
        sentence
      )}
    </div>
  )
}

/**
 * Line about the phone that this device remembers (rule: my-phone): a listing of its cases alone says
 * so and links to all cases where there are more; a listing of all links to those for the phone.
 */
export function PhoneLine({
  phone,
  listing,
  children,
}: UnderHeadingProps & { readonly phone: MyPhone }) {
  const { view, ofAllModels, total } = listing
  const { brand, model } = phone
  const isPhone = brandBySlug(brand)?.kind !== 'earphones'
  const isTheirs = view.model === model && ofAllModels > 0
  if (!isTheirs && !isOffered(phone, listing)) return children
  const next = isTheirs
    ? withFilter(view, { model: '' })
    : { ...withFilter(view, { brand }), model }
  const isAll = isTheirs && ofAllModels <= total
  const words = (
    <>
      <Icon name={isPhone ? 'phone' : 'earphones'} className="size-4" />
      {isTheirs
        ? t.listing.casesForYours({ model })
        : isPhone
          ? t.listing.yourPhone({ model })
          : t.listing.yourEarphones({ model })}
    </>
  )
  return (
    <div className="grid items-end *:col-start-1 *:row-start-1">
      <div className="invisible">{children}</div>
      {isAll ? (
        <p className={look}>{words}</p>
      ) : (
        <Link to={listingAddress(next)} className={look}>
          {words}
          <span className="ms-auto font-semibold underline underline-offset-4 sm:ps-3">
            {isTheirs
              ? t.listing.showAll({ count: ofAllModels })
              : isPhone
                ? t.listing.showItsCases
                : t.listing.showTheirCases}
          </span>
        </Link>
      )}
    </div>
  )
}

const look =
  'flex min-h-9 items-center gap-2 rounded-control bg-plum-tint px-3 text-plum-deep text-xs leading-tight sm:justify-self-start sm:text-sm'

/** Whether a listing of the phone's brand or of all has no search and no filter, and may have a case for it. */
function isOffered(phone: MyPhone, { view, facets }: ListingData): boolean {
  if (view.q !== '' || activeFilters(view).length > 0) return false
  const { brand } = view.scope
  if (brand === '') return true
  return brand === phone.brand && facets.deviceModels.some(({ value }) => value === phone.model)
}
