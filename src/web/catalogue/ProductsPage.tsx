import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { PageHandle } from '#web/frame/page.ts'
import { Listing } from './listing/Listing.tsx'
import { wholeCatalogue } from './listing/listing-address.ts'
import { type ListingData, loadListing } from './listing/listing-data.ts'
import { OfferBanner } from './listing/OfferBanner.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchReply } from './SearchReply.tsx'

export function loader(args: LoaderFunctionArgs): Promise<ListingData> {
  return loadListing(wholeCatalogue, args)
}

export const handle: PageHandle<ListingData> = {
  title({ view: { q, brand, model, page } }) {
    const about = q ? `“${q}”` : model || brandBySlug(brand)?.displayName || 'All'
    return `${q ? `Search: ${about}` : `${about} cases`}${page > 1 ? `, page ${page}` : ''}`
  },
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
        <SearchReply listing={listing} />
      </header>
      <OfferBanner />
      <Listing place={wholeCatalogue} listing={listing} />
    </div>
  )
}
