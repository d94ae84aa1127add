import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { brands } from '#domain/catalogue/brands.ts'
import { t } from '#messages'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import type { PageHandle } from '#web/kit/page/page.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { SearchField } from '#web/shop/search/SearchField.tsx'
import { Listing } from './Listing.tsx'
import { activeFilters, wholeCatalogue } from './listing-address.ts'
import { loadListing } from './listing-data.ts'
import type { ListingData } from './listing-of.ts'
import { useOwnListing } from './own-listing.ts'
import { firstPicture } from './ProductCard.tsx'
import { hasTerms, SearchReply, SearchTerms, SearchWays } from './SearchReply.tsx'
import { HiddenFields } from './Toolbar.tsx'
import { UnderHeading } from './UnderHeading.tsx'

export function loader(args: LoaderFunctionArgs): Promise<ListingData> {
  return loadListing(wholeCatalogue, args)
}

/** Heading of the listing without a search: of the model, of the brand, or of all cases. */
function casesOf({ view: { model }, brandName }: ListingData): string {
  const about = model || brandName
  return about ? t.listing.casesFor({ about }) : t.common.allCases
}

export const handle: PageHandle<ListingData> = {
  picture: firstPicture,
  title(listing) {
    const { q, page } = listing.view
    const title = q ? t.listing.allCasesSearch({ query: q }) : casesOf(listing)
    return page > 1 ? t.listing.titleOfPage({ title, page }) : title
  },
}

/** The whole catalogue, with a search over all brands (rule: whole-catalogue-page). */
export function Component() {
  const listing = useOwnListing(useLoaderData<ListingData>())
  const { q } = listing.view
  // A search for a phone offers to remember that one instead.
  const hasPhoneLine = q === '' || (listing.total > 0 && !listing.searchedPhone)
  const [phone] = useMyPhone()
  const isPlain = q === '' && activeFilters(listing.view).length === 0
  return (
    <div className="mx-auto grid max-w-page gap-1 px-4 pt-2 pb-16 sm:gap-2 lg:gap-6 lg:px-6 lg:pt-6">
      <header className="grid gap-1 sm:gap-2">
        {/* On a small screen the search field below says the same, and a known phone takes its place. */}
        <h1
          className={classNames(
            'break-words text-xl sm:text-3xl',
            (q || (isPlain && phone)) && 'max-sm:sr-only',
            isPlain && 'max-sm:in-data-phone:sr-only',
          )}
        >
          {q ? t.listing.resultsFor({ query: q }) : casesOf(listing)}
        </h1>
        {hasPhoneLine && (
          <div
            className={classNames(
              !phone && (q === '' ? 'max-sm:without-phone:hidden' : 'without-phone:hidden'),
            )}
          >
            <UnderHeading listing={listing}>
              {q === '' &&
                listing.modelCount > 0 &&
                t.listing.range({ models: listing.modelCount, brands: brands.length })}
            </UnderHeading>
          </div>
        )}
        <SearchField key={q} id="search" label={t.listing.searchAllCases} q={q} layout="page">
          {/* The filters that are on stay on (rule: whole-catalogue-page). */}
          <HiddenFields view={{ ...listing.view, q: '', page: 1 }} />
        </SearchField>
        <SearchReply listing={listing} />
      </header>
      <Listing
        listing={listing}
        {...(hasTerms(listing) && { searchTerms: <SearchTerms listing={listing} /> })}
      >
        <SearchWays listing={listing} />
      </Listing>
    </div>
  )
}
