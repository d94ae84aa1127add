import { Fragment, memo, type ReactNode, useEffect, useReducer } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { collectionWords } from '#domain/catalogue/collections.ts'
import { relTo } from '#domain/catalogue/listing.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { rememberFollowed } from '#web/kit/device/my-phone.ts'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { Pagination } from '#web/kit/ui/Pagination.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import { Filters, PRODUCT_CARDS } from './Filters.tsx'
import { focusFilters } from './filters/FilterPanels.tsx'
import type { ListedProduct } from './listed-product.ts'
import {
  activeFilters,
  type ListingView,
  listingAddress,
  withoutFilters,
} from './listing-address.ts'
import type { ListingData, SceneCase } from './listing-of.ts'
import { ProductCard } from './ProductCard.tsx'
import { Toolbar } from './Toolbar.tsx'

/** Maximum number of results that other cases for the phone follow (rule: few-results). */
const FEW_RESULTS = 3

/** The place in a list of cards that a case in its scene takes, counted from 0. */
const SCENE_POSITION = 6

/** Loaded below few results. */
const MoreForPhone = lazyComponent(async () => (await import('./MoreForPhone.tsx')).MoreForPhone)
/** Loaded below an empty list. */
const SomeCases = lazyComponent(
  async () => (await import('#web/shop/shelves/SomeCases.tsx')).SomeCases,
)

interface ListingProps {
  readonly listing: ListingData
  readonly searchTerms?: ReactNode
  readonly children?: ReactNode
}

/** Filters, cards and pagination of a brand, a collection or all cases, or the failure. */
export function Listing({ listing, searchTerms, children }: ListingProps) {
  const { view, products, page, pages, total, failure } = listing
  const navigate = useNavigate()
  const navigation = useNavigation()
  const active = activeFilters(view)
  const show = (next: ListingView) => navigate(listingAddress(next), { preventScrollReset: true })
  const clearAll = () => show(withoutFilters(view))
  const isLoading = navigation.location?.pathname === pageAddress(view.scope.path)
  const { brand, model } = listing.phone ?? {}
  const isBare = total === 0 && active.length === 0
  useEffect(() => {
    if (brand !== undefined && model !== undefined) rememberFollowed({ brand, model })
  }, [brand, model])
  if (failure !== undefined) {
    return <NotLoaded title={t.listing.productsNotLoaded}>{failure}</NotLoaded>
  }
  return (
    <div
      className={classNames(
        'relative grid gap-1 sm:gap-2 lg:gap-8',
        !isBare && 'lg:grid-cols-[15rem_minmax(0,1fr)]',
      )}
    >
      {!isBare && <Filters listing={listing} />}
      <section
        aria-label={t.listing.products}
        className="grid content-start gap-1 sm:gap-2 lg:gap-4"
      >
        <Toolbar {...{ listing, searchTerms, isBare, active, show, clearAll }} />
        {products.length === 0 ? (
          <>
            <NothingFound
              listing={listing}
              hasFilters={active.length > 0}
              onClear={() => {
                // The pressed button goes with the empty state.
                focusFilters()
                clearAll()
              }}
            >
              {children}
            </NothingFound>
            <SomeCases />
          </>
        ) : (
          <>
            <ProductCards
              shownFor={listing.shownFor}
              products={products}
              sceneCase={view.scope.search ? undefined : listing.sceneCase}
              isLoading={isLoading}
            />
            {children}
          </>
        )}
        {view.q !== '' && total > 0 && total <= FEW_RESULTS && <MoreForPhone results={products} />}
        <Pagination
          page={page}
          pages={pages}
          of={t.listing.products}
          to={(number) => listingAddress({ ...view, page: number })}
          rel={relTo(listingAddress({ ...view, page: 2 }))}
        />
      </section>
    </div>
  )
}

interface ProductCardsProps {
  readonly products: readonly ListedProduct[]
  /** Phone that the list is shown for; '' for none. */
  readonly shownFor?: string
  /** Case in its scene, shown wide at `SCENE_POSITION`; none in a collection, whose heading has one. */
  readonly sceneCase?: SceneCase | undefined
  readonly isLoading?: boolean
}

/**
 * Products in rows of two to four cards. A colour that was chosen on a card outlasts a filter and
 * another phone, whose list replaces the cards. Cards and list are memoized: a navigation renders its
 * page again when it begins.
 */
export const ProductCards = memo(function ProductCards({
  products,
  shownFor = '',
  sceneCase,
  isLoading = false,
}: ProductCardsProps) {
  /** Slugs of the chosen colours, the last one first. */
  const [chosen, choose] = useReducer(
    (before: readonly string[], slug: string) => [slug, ...before],
    [],
  )
  return (
    <>
      <ul
        // Other cases take these places at once: none of them moves.
        key={shownFor}
        id={PRODUCT_CARDS}
        aria-busy={isLoading || undefined}
        className={classNames(
          'grid pairs gap-x-3 gap-y-0.5 transition-opacity delay-150 sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-4',
          isLoading && 'opacity-50',
        )}
      >
        {products.map((product, index) => (
          <Fragment key={product.slug}>
            {index === SCENE_POSITION && sceneCase && (
              <li className="col-span-full mb-2 grid min-h-62 sm:mb-5 sm:min-h-84 xl:col-span-2 xl:row-span-2 xl:min-h-0">
                <SceneCard {...sceneCase} />
              </li>
            )}
            <ProductCard {...{ product, index, chosen }} onChoose={choose} />
          </Fragment>
        ))}
      </ul>
      {products.some(({ ratingIsSample }) => ratingIsSample) && (
        <p className="text-2xs text-muted">{t.listing.sampleRatings}</p>
      )}
    </>
  )
})

function NothingFound({
  listing: { view, reply },
  hasFilters,
  onClear,
  children,
}: {
  readonly listing: ListingData
  readonly hasFilters: boolean
  readonly onClear: () => void
  readonly children: ReactNode
}) {
  return (
    <EmptyState
      icon="phone"
      title={t.listing.noProducts}
      action={
        <div className="grid justify-items-center gap-3">
          {hasFilters ? (
            <Button onClick={onClear}>{t.listing.clearFilters}</Button>
          ) : (
            (view.q || view.brand) && (
              <LinkButton to={paths.products()}>{t.listing.showAllCases}</LinkButton>
            )
          )}
          {children}
        </div>
      }
    >
      <p>{(!hasFilters && reply?.note) || nothingFound(view.q, hasFilters)}</p>
    </EmptyState>
  )
}

function nothingFound(query: string, hasFilters: boolean): string {
  if (query === '') return hasFilters ? t.listing.nothingWithFilters : t.listing.nothingYet
  return hasFilters ? t.listing.nothingForWithFilters({ query }) : t.listing.nothingFor({ query })
}

/**
 * A case of the listing in its scene, as wide as a row of cards, or as two cards of two rows: its link
 * leads to the collection, or to the case where it is of none (rule: collections).
 */
function SceneCard({ slug, name, caseType, collection, scene }: SceneCase) {
  const words = collectionWords(collection)
  return (
    <div className="group card relative isolate grid items-end overflow-hidden rounded-card bg-plum-deep text-white">
      <div className="late-picture absolute inset-0 -z-1">
        <Picture
          path={scene}
          alt=""
          sizes="(min-width: 75rem) 690px, 100vw"
          className="size-full object-[38%_38%] object-cover transition-transform duration-200 group-hover:scale-102"
        />
      </div>
      <div className="bg-linear-to-t from-ink/85 to-transparent p-4 pt-16 sm:p-5 sm:pt-20">
        <Link
          to={words ? paths.collection(collection) : paths.product(slug)}
          className="stretched font-bold text-xl leading-tight tracking-tight sm:text-2xl"
        >
          {words?.title ?? name}
        </Link>
        <p className="mt-0.5 max-w-prose text-sm">{words?.sentence ?? caseTypeLabel(caseType)}</p>
      </div>
    </div>
  )
}
