import type { ReactNode } from 'react'
import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import type { FilterChoice } from '#domain/catalogue/facets.ts'
import { rememberPhone } from '#web/device/my-phone.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { FilterList, type FilterOption } from './FilterList.tsx'
import {
  activeFilters,
  type ListingPlace,
  type ListingView,
  listingAddress,
  withFilter,
} from './listing-address.ts'
import type { ListingData } from './listing-data.ts'

/** Takes the focus when a filter that had it has gone. */
export const LASTING_FILTER = 'filter-types'

interface FiltersProps {
  readonly place: ListingPlace
  readonly listing: ListingData
  /** Beside their heading. */
  readonly children: ReactNode
}

/** What a listing can be narrowed to, beside its products or above them. */
export function Filters({ place, listing, children }: FiltersProps) {
  const { view } = listing
  const active = activeFilters(place, view).length
  const address = (next: ListingView) => listingAddress(place, next)
  return (
    <section aria-label="Filters" className="grid content-start gap-3">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="filter" />
          Filters
          {active > 0 && (
            <span className="grid size-6 place-items-center rounded-chip bg-plum text-white text-xs tabular-nums">
              {active}
              <span className="sr-only"> active</span>
            </span>
          )}
        </p>
        {children}
      </div>
      <div className="grid pairs gap-3">
        {listing.brands.length > 0 && (
          <FilterList title="Brand" id="filter-brands" options={brandOptions(listing, address)} />
        )}
        {listing.models.length > 0 && (
          <FilterList
            title="Device Model"
            id="filter-models"
            options={choices('All Models', listing.models, view.model, (model) =>
              address(withFilter(view, { model })),
            )}
            onChoose={(model) => {
              if (brandBySlug(view.brand)?.models.includes(model)) {
                rememberPhone({ brand: view.brand, model })
              }
            }}
          />
        )}
        <FilterList
          title="Case Type"
          id={LASTING_FILTER}
          options={choices('All Types', listing.types, view.type, (type) =>
            address(withFilter(view, { type })),
          )}
        />
      </div>
    </section>
  )
}

function choices(
  all: string,
  found: readonly FilterChoice[],
  chosen: string,
  to: (value: string) => string,
): FilterOption[] {
  const known = found.some(({ value }) => value === chosen)
  const listed = chosen && !known ? [{ value: chosen, count: 0 }, ...found] : found
  return [
    { label: all, to: to(''), count: null, isChosen: chosen === '' },
    ...listed.map(({ value, count }) => ({
      label: value,
      to: to(value),
      count,
      isChosen: value === chosen,
    })),
  ]
}

function brandOptions(
  { brands: found, view }: ListingData,
  address: (view: ListingView) => string,
): FilterOption[] {
  const counts = new Map(found.map(({ value, count }) => [value, count]))
  return [
    {
      label: 'All Brands',
      to: address(withFilter(view, { brand: '' })),
      count: null,
      isChosen: view.brand === '',
    },
    ...brands.map(({ slug, displayName }) => ({
      label: displayName,
      to: address(withFilter(view, { brand: slug })),
      count: counts.get(slug) ?? counts.get(displayName) ?? 0,
      isChosen: view.brand === slug,
    })),
  ]
}
