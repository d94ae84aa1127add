import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { pageHandle } from '#web/frame/page.ts'
import { firstPicture } from './listing/first-picture.ts'
import { Listing } from './listing/Listing.tsx'
import { listingAddress, wholeCatalogue } from './listing/listing-address.ts'
import { type ListingData, loadListing } from './listing/listing-data.ts'
import { OfferBanner } from './listing/OfferBanner.tsx'
import { SearchForm } from './SearchForm.tsx'

export function loader(args: LoaderFunctionArgs): Promise<ListingData> {
  return loadListing(wholeCatalogue, args)
}

const all = new Intl.ListFormat('en-GB')
const brandNames = all.format(brands.map(({ displayName }) => displayName))

export const handle = pageHandle<ListingData>(({ data: listing }) => {
  const { q, brand, model, page } = listing.view
  const about = q ? `“${q}”` : model || brandBySlug(brand)?.displayName || 'All'
  return {
    title: `${q ? `Search: ${about}` : `${about} cases`}${page > 1 ? `, page ${page}` : ''}`,
    description: `${listing.total} cases and covers for ${brandNames}, with cash on delivery all over Pakistan.`,
    canonical: listingAddress(wholeCatalogue, listing.view),
    noindex: q !== '' || listing.total === 0,
    ...firstPicture(listing),
  }
})

type Partly = NonNullable<ListingData['partly']>

/** What a search that nothing has in whole shows instead (rule: brand-or-search). */
function PartlyFound({ words, dropped }: Partly) {
  return (
    <p>
      No case has all of that. These fit <strong>{all.format(words)}</strong>, without{' '}
      <strong>{all.format(dropped)}</strong>.
    </p>
  )
}

/** The whole catalogue, with a search over all brands (rule: whole-catalogue-page). */
export function Component() {
  const listing = useLoaderData<ListingData>()
  const { q } = listing.view
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 pt-6 pb-16 lg:px-6">
      <header className="grid gap-4">
        <h1 className="break-words text-3xl">{q ? `Results for “${q}”` : 'All cases'}</h1>
        <SearchForm key={q} view={listing.view} />
        {listing.partly && listing.total > 0 && <PartlyFound {...listing.partly} />}
      </header>
      <OfferBanner />
      <Listing place={wholeCatalogue} listing={listing} />
    </div>
  )
}
