import type { ReactNode } from 'react'
import { freeShippingClaim, terms } from '#domain/terms.ts'
import { t } from '#messages'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { FilterChips, scrollingRow } from './FilterChips.tsx'
import { FiltersOn, SHEET } from './Filters.tsx'
import { filterLabel } from './filter-label.ts'
import { focusFilters, SHEET_BUTTON } from './focus-filters.ts'
import {
  type ActiveFilter,
  type ListingPlace,
  type ListingView,
  withFilter,
} from './listing-address.ts'
import type { ListingData } from './listing-of.ts'
import { SortForm } from './SortForm.tsx'

interface ToolbarProps {
  readonly place: ListingPlace
  readonly listing: ListingData
  /** Chips of a search, before those of the filters. */
  readonly searchTerms?: ReactNode
  /** Without products and active filters; filters and order are hidden then. */
  readonly isBare: boolean
  readonly active: readonly ActiveFilter[]
  readonly show: (next: ListingView) => void
  readonly clearAll: () => void
}

/**
 * Filters, order, chips and count in one row on a small screen; on a wide one its parts stand in the
 * line of the count.
 */
export function Toolbar({
  place,
  listing,
  searchTerms,
  isBare,
  active,
  show,
  clearAll,
}: ToolbarProps) {
  const { view, products, total } = listing
  const hasChips = active.length > 0 || searchTerms !== undefined
  return (
    <div className="grid items-center gap-1 lg:flex lg:flex-wrap lg:gap-x-3">
      <div className={`${scrollingRow} lg:contents`}>
        {!isBare && (
          <>
            <button
              id={SHEET_BUTTON}
              type="button"
              popoverTarget={SHEET}
              className="flex min-h-11 shrink-0 grow items-center justify-center gap-2 rounded-control border border-edge bg-white px-3.5 py-2 font-semibold text-sm lg:hidden"
            >
              <FiltersOn count={active.length} />
            </button>
            <SortForm
              place={place}
              view={view}
              isIcon={hasChips}
              className={classNames('lg:hidden', hasChips ? 'shrink-0' : 'grow')}
            />
          </>
        )}
        {searchTerms}
        <FilterChips
          chips={active.map((filter) => ({
            key: filter.kind,
            label: filterLabel(filter, listing.brandName),
            remove: () => show(withFilter(view, { [filter.kind]: '' })),
          }))}
          onClearAll={clearAll}
          onLastGone={focusFilters}
        />
      </div>
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 lg:contents',
          isBare && 'sr-only',
        )}
      >
        <p role="status" className="text-muted text-xs sm:text-sm lg:order-first">
          {t.listing.showing({ shown: products.length, total })}
        </p>
        {products.length > 0 && <OfferBanner />}
      </div>
      {!isBare && <SortForm place={place} view={view} className="ms-auto max-lg:hidden" />}
    </div>
  )
}

/** Offer that holds for every case, above each listing; on a phone beside the number of products. */
function OfferBanner() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
      <Icon name="tag" className="size-4 text-plum" />
      <strong className="font-semibold text-ink">
        {t.listing.offer({ percent: terms.discountPercent })}
      </strong>
      <span className="max-sm:sr-only">{freeShippingClaim()}</span>
    </p>
  )
}
