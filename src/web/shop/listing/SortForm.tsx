import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import {
  type ListingPlace,
  type ListingView,
  listingAddress,
  listingParameters,
  withFilter,
} from './listing-address.ts'

const orders = (): Readonly<Record<ListingSort, string>> => ({
  newest: t.listing.newestFirst,
  price: t.listing.lowestFirst,
  '-price': t.listing.highestFirst,
  rating: t.listing.bestRated,
})

interface SortFormProps {
  readonly place: ListingPlace
  readonly view: ListingView
  readonly className: string
  /** Shows an icon instead of the order, filled while another than the first is chosen. */
  readonly isIcon?: boolean
}

/** Select of a listing's order, which acts on a change; without scripts a form with a button. */
export function SortForm({ place, view, className, isIcon = false }: SortFormProps) {
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  // The select shows the chosen order while its page is loading.
  const [{ sort, of }, choose] = useState({ sort: view.sort, of: view })
  if (of !== view) choose({ sort: view.sort, of: view })
  const show = (next: string) => {
    const sort = next as ListingSort
    choose({ sort, of: view })
    navigate(listingAddress(place, withFilter(view, { sort })), { preventScrollReset: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies a choice made before hydration
  useEffect(() => {
    const chosen = select.current?.value ?? view.sort
    if (chosen !== view.sort) show(chosen)
  }, [])
  return (
    <form action={pageAddress(place.path)} className={classNames('flex min-w-0 gap-2', className)}>
      <HiddenFields place={place} view={{ ...view, sort: 'newest', page: 1 }} />
      <label className="relative min-w-0 grow">
        <span className="sr-only">{t.listing.sortBy}</span>
        <select
          ref={select}
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

interface HiddenFieldsProps {
  readonly place: ListingPlace
  readonly view: ListingView
}

/** Hidden fields with the parameters of a view, for forms that lead to a listing. */
export function HiddenFields({ place, view }: HiddenFieldsProps) {
  return listingParameters(place, view).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
