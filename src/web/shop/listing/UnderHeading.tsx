import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { t } from '#messages'
import { type MyPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { PhoneLine, phoneLineLook } from '#web/shop/search/PhoneLine.tsx'
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
  const line = phone && lineAbout(phone, listing)
  return (
    <div className="grid min-h-9 sm:min-h-11">
      {line ? (
        <div className="grid items-end *:col-start-1 *:row-start-1">
          <div className="invisible">{sentence}</div>
          {line}
        </div>
      ) : (
        sentence
      )}
    </div>
  )
}

function lineAbout(phone: MyPhone, listing: ListingData): ReactNode {
  if (listing.view.scope.brand !== '') {
    return isOfPhone(phone, listing) && <BrandLine {...{ phone, listing }} />
  }
  return hasDesignsFor(phone, listing) && <DesignLine {...{ phone, listing }} />
}

interface LineProps {
  readonly phone: MyPhone
  readonly listing: ListingData
}

const linkLook = 'ms-auto whitespace-nowrap font-semibold underline underline-offset-4 sm:ps-3'

/**
 * Line on a list of several brands: the number of its designs for the phone, with a link to them alone,
 * or back to all (rule: my-phone).
 */
function DesignLine({ phone, listing: { view, total, ofAllModels, forPhone = 0 } }: LineProps) {
  const navigate = useNavigate()
  const isNarrow = view.model === phone.model
  const count = isNarrow ? { fitting: total, all: ofAllModels } : { fitting: forPhone, all: total }
  const narrowed = (model: string) => listingAddress({ ...withFilter(view, { brand: '' }), model })
  const hasOthers = count.fitting > 0 && count.fitting < count.all
  return (
    <PhoneLine
      phone={phone}
      count={count}
      onChange={(next) => {
        if (isNarrow) void navigate(narrowed(next?.model ?? ''), { preventScrollReset: true })
      }}
    >
      {hasOthers && (
        <Link to={narrowed(isNarrow ? '' : phone.model)} rel="nofollow" className={linkLook}>
          {isNarrow ? t.listing.showAll({ count: count.all }) : t.listing.onlyThese}
        </Link>
      )}
    </PhoneLine>
  )
}

/** Whether a list of several brands, or its search, is for no other phone or brand than this one. */
function hasDesignsFor({ brand, model }: MyPhone, { view, total, searchedPhone }: ListingData) {
  const named = [view.model, searchedPhone?.model ?? '']
  return (
    total > 0 &&
    named.every((each) => ['', model].includes(each)) &&
    ['', brand].includes(view.brand)
  )
}

/**
 * Line on a brand's page: a list of the phone's cases alone says so and links to all cases where there are
 * more; a list of all links to those for the phone (rule: my-phone).
 */
export function BrandLine({ phone, listing }: LineProps) {
  const { view, ofAllModels, total } = listing
  const { brand, model } = phone
  const isPhone = brandBySlug(brand)?.kind !== 'earphones'
  const isTheirs = view.model === model
  const next = isTheirs
    ? withFilter(view, { model: '' })
    : { ...withFilter(view, { brand }), model }
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
  if (isTheirs && ofAllModels <= total) return <p className={phoneLineLook}>{words}</p>
  return (
    <Link to={listingAddress(next)} className={phoneLineLook}>
      {words}
      <span className={linkLook}>
        {isTheirs
          ? t.listing.showAll({ count: ofAllModels })
          : isPhone
            ? t.listing.showItsCases
            : t.listing.showTheirCases}
      </span>
    </Link>
  )
}

/** Whether a brand's list is of the phone, or is unfiltered and has cases for it. */
function isOfPhone(phone: MyPhone, { view, facets, ofAllModels }: ListingData): boolean {
  if (view.model === phone.model) return ofAllModels > 0
  if (activeFilters(view).length > 0 || view.scope.brand !== phone.brand) return false
  return facets.deviceModels.some(({ value }) => value === phone.model)
}
