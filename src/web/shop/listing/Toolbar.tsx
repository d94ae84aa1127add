import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { FilterChips, scrollingRow } from './FilterChips.tsx'
import { FiltersOn, SHEET } from './Filters.tsx'
import { SHEET_BUTTON } from './filters/FilterPanels.tsx'
import {
  type ActiveFilter,
  type ListingView,
  listingAddress,
  listingParameters,
  withFilter,
} from './listing-address.ts'
import type { ListingData } from './listing-of.ts'

interface ToolbarProps {
  readonly listing: ListingData
  readonly searchTerms?: ReactNode
  /** Without products and active filters; filters and order are hidden then. */
  readonly isBare: boolean
  readonly active: readonly ActiveFilter[]
  readonly show: (next: ListingView) => void
  readonly clearAll: () => void
}

/** Filters, order, chips and count: in one row on a phone, in the count's line on wide screens. */
export function Toolbar({ listing, searchTerms, isBare, active, show, clearAll }: ToolbarProps) {
  const { view, products, total } = listing
  const hasChips = active.length > 0 || searchTerms !== undefined
  return (
    <div className="grid items-center gap-1 lg:flex lg:flex-wrap lg:gap-x-3">
      <div className={classNames(hasChips ? scrollingRow : 'flex flex-wrap gap-2', 'lg:contents')}>
        {!isBare && (
          <>
            <button
              id={SHEET_BUTTON}
              type="button"
              popoverTarget={SHEET}
              className="flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-control border border-edge bg-white px-3.5 py-2 font-semibold text-sm max-sm:grow lg:hidden"
            >
              <FiltersOn count={active.length} />
            </button>
            <SortForm
              view={view}
              isIcon={hasChips}
              className={classNames(
                'lg:hidden',
                hasChips ? 'shrink-0' : 'min-w-[9.25rem] max-sm:grow',
              )}
            />
          </>
        )}
        {searchTerms}
        <FilterChips
          active={active}
          brandName={listing.brandName}
          onRemove={(kind) => show(withFilter(view, { [kind]: '' }))}
          onClearAll={clearAll}
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
      {!isBare && <SortForm view={view} className="ms-auto max-lg:hidden" />}
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
    </p>
  )
}

const orders = (): Readonly<Record<ListingSort, string>> => ({
  newest: t.listing.newestFirst,
  price: t.listing.lowestFirst,
  '-price': t.listing.highestFirst,
  rating: t.listing.bestRated,
})

interface SortFormProps {
  readonly view: ListingView
  readonly className: string
  /** Shows an icon instead of the order, filled while another than the first is chosen. */
  readonly isIcon?: boolean
}

/** Select of a listing's order, which acts on a change; without scripts a form with a button. */
function SortForm({ view, className, isIcon = false }: SortFormProps) {
  const navigate = useNavigate()
  // The select shows the chosen order while its page is loading.
  const [{ sort, of }, choose] = useState({ sort: view.sort, of: view })
  if (of !== view) choose({ sort: view.sort, of: view })
  const show = (next: string) => {
    const sort = next as ListingSort
    choose({ sort, of: view })
    navigate(listingAddress(withFilter(view, { sort })), { preventScrollReset: true })
  }
  return (
    <form
      action={pageAddress(view.scope.path)}
      className={classNames('flex min-w-0 gap-2', className)}
    >
      <HiddenFields view={{ ...view, sort: 'newest', page: 1 }} />
      <label className="relative min-w-0 grow">
        <span className="sr-only">{t.listing.sortBy}</span>
        <select
          name="sort"
          value={sort}
          onChange={(event) => show(event.currentTarget.value)}
          autoComplete="off"
          className={classNames(
            'min-h-11 appearance-none truncate rounded-control border py-2 font-semibold hover:border-ink',
            // The options keep their colour where the browser draws them with the select's.
            isIcon ? 'size-11 text-transparent *:text-ink' : 'w-full ps-3.5 pe-9',
            isIcon && sort !== 'newest' ? 'border-plum bg-plum-tint' : 'border-edge bg-white',
          )}
        >
          {Object.entries(orders()).map(([value, words]) => (
            <option key={value} value={value}>
              {value === 'newest' && view.q ? t.listing.bestMatch : words}
            </option>
          ))}
        </select>
        <Icon
          name={isIcon ? 'sort' : 'down'}
          className={classNames(
            'pointer-events-none absolute inset-y-0 my-auto',
            isIcon ? 'start-3' : 'end-2.5',
          )}
        />
      </label>
      <noscript>
        <button
          type="submit"
          className="min-h-11 rounded-control border border-edge bg-white px-3.5 font-semibold text-sm"
        >
          {t.listing.sort}
        </button>
      </noscript>
    </form>
  )
}

/** Hidden fields with the parameters of a view, for forms that lead to a listing. */
export function HiddenFields({ view }: { readonly view: ListingView }) {
  return listingParameters(view).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
