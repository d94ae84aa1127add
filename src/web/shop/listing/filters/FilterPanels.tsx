import { memo, useEffect, useRef, useState } from 'react'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { colours } from '#domain/catalogue/colours.ts'
import type { FilterChoice } from '#domain/catalogue/facets.ts'
import { modelSeries } from '#domain/catalogue/models/model-series.ts'
import { priceStep } from '#domain/catalogue/price-steps.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { rememberPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { lastValueRead, useRead } from '#web/kit/store/use-read.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import {
  type ActiveFilter,
  type ListingView,
  listingAddress,
  withFilter,
} from '../listing-address.ts'
import { requestFor } from '../listing-data.ts'
import type { ListingData } from '../listing-of.ts'
import type { FilterOption } from './FilterLink.tsx'
import { FilterList } from './FilterList.tsx'

interface FilterPanelsProps {
  readonly listing: ListingData
}

const dots = new Map<string, string | null>(colours.map(({ slug, dot }) => [slug, dot]))

/** Every filter of a listing with its choices. Memoized: a deferred listing must not render it twice. */
export const FilterPanels = memo(function FilterPanels({ listing }: FilterPanelsProps) {
  const { view, facets } = listing
  const options = (
    kind: ActiveFilter['kind'],
    all: string,
    found: readonly FilterChoice[],
  ): FilterOption[] => {
    const chosen = view[kind]
    const isListed = found.some(({ value }) => value === chosen)
    const listed = chosen && !isListed ? [{ value: chosen, count: 0 }, ...found] : found
    return [{ value: '', count: null }, ...listed].map(({ value, count }) => ({
      label: value ? filterLabel({ kind, value }, brandBySlug(value)?.displayName) : all,
      to: listingAddress(withFilter(view, { [kind]: value })),
      count,
      isChosen: value === chosen,
      ...(kind === 'colour' && value && { dot: dots.get(value) ?? null }),
    }))
  }
  return (
    <div className="grid gap-1 px-4 py-2 lg:gap-3 lg:p-0">
      {facets.brands.length > 0 && (
        <FilterList
          title={t.filters.brand}
          id="filter-brands"
          options={options('brand', t.filters.allBrands, facets.brands)}
        />
      )}
      <ModelFilter
        listing={listing}
        optionsOf={(models) => options('model', t.filters.allModels, models)}
      />
      <FilterList
        title={t.filters.caseType}
        id={TYPES_FILTER}
        options={options('type', t.filters.allTypes, facets.caseTypes)}
      />
      <FilterList
        title={t.filters.price}
        id="filter-prices"
        options={options('price', t.filters.allPrices, facets.prices)}
        isShort
      />
      {(view.colour || facets.colours.some(({ count }) => count > 0)) && (
        <FilterList
          title={t.filters.colour}
          id="filter-colours"
          options={options('colour', t.filters.allColours, facets.colours)}
          isShort
        />
      )}
    </div>
  )
})

interface ModelFilterProps extends FilterPanelsProps {
  readonly optionsOf: (models: readonly FilterChoice[]) => readonly FilterOption[]
}

/**
 * Filter by device model; without a brand of the remembered phone's models (rule: my-phone). The
 * server sends that one folded, and the stylesheet hides it where no phone is remembered.
 */
function ModelFilter({ listing, optionsOf }: ModelFilterProps) {
  const { view } = listing
  const { deviceModels } = listing.facets
  const isOfPhone = view.brand === '' && view.model === '' && deviceModels.length === 0
  const [isOpen, setOpen] = useState(false)
  const ofPhone = usePhoneModels(view, isOfPhone && isOpen)
  const models = isOfPhone ? ofPhone.models : deviceModels
  const names = models.map(({ value }) => value)
  const [phone] = useMyPhone()
  const brand = (isOfPhone ? phone?.brand : listing.modelsBrand) ?? ''
  // A model is remembered with its brand, which the listing of its cases knows.
  const chosenModel = useRef('')
  const chosen = listing.phone
  useEffect(() => {
    if (chosen?.model !== chosenModel.current) return
    chosenModel.current = ''
    rememberPhone(chosen)
  }, [chosen])
  if (view.brand !== '' && deviceModels.length === 0) return null
  return (
    <FilterList
      title={t.filters.deviceModel}
      id="filter-models"
      options={optionsOf(models)}
      series={modelSeries(names, brandBySlug(brand)?.displayName ?? '')}
      isFolded={isOfPhone}
      className={isOfPhone ? 'without-phone:hidden' : undefined}
      onToggle={setOpen}
      onChoose={(model) => {
        chosenModel.current = model
      }}
    >
      {isOfPhone && ofPhone.hasFailed && (
        <p role="status" className="px-3 py-2 text-muted text-sm">
          {t.listing.filtersLost}
        </p>
      )}
      {isOfPhone && !ofPhone.hasFailed && models.length === 0 && <Skeleton className="h-44" />}
    </FilterList>
  )
}

/** Models of the remembered phone's brand under the other filters; reads none unless wanted. */
function usePhoneModels(view: ListingView, isWanted: boolean) {
  const [phone] = useMyPhone()
  const ofBrand = { ...view, brand: phone?.brand ?? '', page: 1 }
  const key = isWanted && phone ? listingAddress(ofBrand) : null
  const reading = useRead(key, async (signal) => {
    const found = await send('listProducts', { query: { ...requestFor(ofBrand) } }, { signal })
    return Array.isArray(found) ? [] : found.facets.deviceModels
  })
  return { models: lastValueRead(reading) ?? [], hasFailed: reading !== null && 'error' in reading }
}

/** The button that opens the filters' sheet, and the filter that every listing has. */
export const SHEET_BUTTON = 'filter-button'
const TYPES_FILTER = 'filter-types'

/** Puts the focus where filters are chosen: the button above the products, or a list beside them. */
export function focusFilters(): void {
  // A hidden element doesn't take the focus.
  for (const id of [SHEET_BUTTON, TYPES_FILTER]) document.getElementById(id)?.focus()
}

/** The label of a filter's choice; a brand needs its name. */
export function filterLabel({ kind, value }: ActiveFilter, brand: string | undefined): string {
  const label = {
    brand,
    colour: colours.find(({ slug }) => slug === value)?.name,
    price: priceStep(value)?.label,
    model: value,
    type: caseTypeLabel(value),
  }[kind]
  return label ?? value
}
