import { useNavigate, useNavigation } from 'react-router'
import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import type { FilterChoice } from '#domain/catalogue/facets.ts'
import { relTo } from '#domain/catalogue/indexing.ts'
import { PRODUCTS_NOT_LOADED } from '#domain/catalogue/sentences.ts'
import { paths } from '#domain/paths.ts'
import { rememberPhone } from '#web/device/my-phone.ts'
import { NotLoaded } from '#web/feedback/NotLoaded.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FilterList, type FilterOption } from './FilterList.tsx'
import {
  type ActiveFilter,
  activeFilters,
  type ListingPlace,
  type ListingView,
  listingAddress,
  withFilter,
  withoutFilters,
} from './listing-address.ts'
import type { ListingData } from './listing-data.ts'
import { PhoneOffer } from './PhoneOffer.tsx'
import { ProductCard } from './ProductCard.tsx'

/** Pictures on the first screen of a phone. */
const EARLY_PICTURES = 4
const MODELS_FILTER = 'filter-models'
const TYPES_FILTER = 'filter-types'

interface ListingProps {
  readonly place: ListingPlace
  readonly listing: ListingData
}

/** What a brand's page and the whole catalogue share, or why it can't be shown. */
export function Listing(props: ListingProps) {
  const { failure } = props.listing
  if (failure === undefined) return <ReadListing {...props} />
  return <NotLoaded title={PRODUCTS_NOT_LOADED}>{failure}</NotLoaded>
}

/** Filters, chips, count, cards and pages. */
function ReadListing({ place, listing }: ListingProps) {
  const { view, products, page, pages, total } = listing
  const navigate = useNavigate()
  const navigation = useNavigation()
  const address = (next: ListingView) => listingAddress(place, next)
  const active = activeFilters(place, view)
  const show = (next: ListingView) => navigate(address(next), { preventScrollReset: true })
  const clearAll = () => show(withoutFilters(place, view))
  const offer = { place, listing, fallbackFocusId: TYPES_FILTER }
  const isLoading = navigation.location?.pathname === place.path
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <section aria-label="Filters" className="grid content-start gap-3">
        <div className="flex min-h-11 items-center justify-between gap-2">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="filter" />
            Filters
            {active.length > 0 && (
              <span className="grid size-6 place-items-center rounded-chip bg-plum text-white text-xs tabular-nums">
                {active.length}
                <span className="sr-only"> active</span>
              </span>
            )}
          </p>
          <PhoneOffer {...offer} className="lg:hidden" />
        </div>
        <div className="grid pairs gap-3">
          {listing.brands.length > 0 && (
            <FilterList title="Brand" id="filter-brands" options={brandOptions(listing, address)} />
          )}
          {listing.models.length > 0 && (
            <FilterList
              title="Device Model"
              id={MODELS_FILTER}
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
            id={TYPES_FILTER}
            options={choices('All Types', listing.types, view.type, (type) =>
              address(withFilter(view, { type })),
            )}
          />
        </div>
      </section>
      <section aria-label="Products" className="grid content-start gap-4">
        <FilterChips
          chips={active.map((filter) => ({
            key: filter.kind,
            label: chipLabel(filter),
            remove: () => show(withFilter(view, { [filter.kind]: '' })),
          }))}
          onClearAll={clearAll}
          fallbackFocusId={TYPES_FILTER}
        />
        <div className="flex items-center justify-between gap-2 lg:min-h-11">
          <p role="status" className="text-muted text-sm">
            Showing {products.length} of {total} products
          </p>
          <PhoneOffer {...offer} className="max-lg:hidden" />
        </div>
        {products.length === 0 ? (
          <NothingFound view={view} hasFilters={active.length > 0} onClear={clearAll} />
        ) : (
          <ul
            aria-busy={isLoading || undefined}
            className={classNames(
              'grid pairs gap-x-3 gap-y-8 transition-opacity delay-150 sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-4',
              isLoading && 'opacity-50',
            )}
          >
            {products.map((product, index) => (
              <ProductCard
                key={product.slug}
                product={product}
                model={view.model}
                isEarly={index < EARLY_PICTURES}
                isFirst={index === 0}
              />
            ))}
          </ul>
        )}
        <div className="pt-6">
          <Pagination
            page={page}
            pages={pages}
            of="Products"
            to={(number) => address({ ...view, page: number })}
            rel={relTo(address({ ...view, page: 2 }))}
          />
        </div>
      </section>
    </div>
  )
}

function NothingFound({
  view,
  hasFilters,
  onClear,
}: {
  readonly view: ListingView
  readonly hasFilters: boolean
  readonly onClear: () => void
}) {
  const cause = view.q ? `for “${view.q}”` : hasFilters ? 'with these filters' : 'here yet'
  return (
    <EmptyState
      icon="phone"
      title="No Products Found"
      action={
        hasFilters ? (
          <Button onClick={onClear}>Clear filters</Button>
        ) : (
          view.q && <LinkButton to={paths.products()}>Show all cases</LinkButton>
        )
      }
    >
      <p>There is nothing {cause}.</p>
    </EmptyState>
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

function chipLabel({ kind, value }: ActiveFilter): string {
  return kind === 'brand' ? (brandBySlug(value)?.displayName ?? value) : value
}
