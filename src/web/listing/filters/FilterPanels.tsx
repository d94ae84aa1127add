import { brandBySlug } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import type { FilterChoice } from '#domain/catalogue/facets.ts'
import { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import { modelSeries } from '#domain/catalogue/models/model-series.ts'
import * as messages from '#messages/listing-filters.ts'
import { rememberPhone } from '#web/device/my-phone.ts'
import { filterLabel } from '../filter-label.ts'
import { TYPES_FILTER } from '../focus-filters.ts'
import {
  type ActiveFilter,
  type ListingPlace,
  listingAddress,
  withFilter,
} from '../listing-address.ts'
import type { ListingData } from '../listing-data.ts'
import { FilterList, type FilterOption } from './FilterList.tsx'

export interface FilterPanelsProps {
  readonly place: ListingPlace
  readonly listing: ListingData
}

const dots = new Map<string, string | null>(colours.map(({ slug, dot }) => [slug, dot]))

/** Every filter of a listing with its choices. */
export function FilterPanels({ place, listing }: FilterPanelsProps) {
  const { view } = listing
  const brand = brandBySlug(view.brand)
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
      to: listingAddress(place, withFilter(view, { [kind]: value })),
      count,
      isChosen: value === chosen,
      ...(kind === 'colour' && value && { dot: dots.get(value) ?? null }),
    }))
  }
  return (
    <div className="grid gap-1 px-4 py-2 lg:gap-3 lg:p-0">
      {listing.brands.length > 0 && (
        <FilterList
          title={messages.brand}
          id="filter-brands"
          options={options('brand', messages.allBrands, listing.brands)}
        />
      )}
      {listing.models.length > 0 && (
        <FilterList
          title={messages.deviceModel}
          id="filter-models"
          options={options('model', messages.allModels, listing.models)}
          series={modelSeries(
            listing.models.map(({ value }) => value),
            brand?.displayName ?? messages.otherModels,
          )}
          onChoose={(model) => {
            if (brandOfModel(model) === view.brand) rememberPhone({ brand: view.brand, model })
          }}
        />
      )}
      <FilterList
        title={messages.caseType}
        id={TYPES_FILTER}
        options={options('type', messages.allTypes, listing.types)}
      />
      <FilterList
        title={messages.price}
        id="filter-prices"
        options={options('price', messages.allPrices, listing.prices)}
        isShort
      />
      {(view.colour || listing.colours.some(({ count }) => count > 0)) && (
        <FilterList
          title={messages.colour}
          id="filter-colours"
          options={options('colour', messages.allColours, listing.colours)}
          isShort
        />
      )}
    </div>
  )
}
