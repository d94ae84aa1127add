import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { type LandingWords, landingWords } from '#domain/catalogue/landing.ts'
import { robotsOf } from '#domain/catalogue/listing.ts'
import { trailTo } from '#domain/catalogue/trail.ts'
import { paths } from '#domain/paths.ts'
import type { PageHandle } from '#web/kit/page/page.ts'
import { Breadcrumbs } from '#web/kit/ui/blocks/Breadcrumbs.tsx'
import { Listing } from './Listing.tsx'
import { brandScope, listingAddress } from './listing-address.ts'
import { loadListing } from './listing-data.ts'
import type { ListingData } from './listing-of.ts'
import { firstPicture } from './ProductCard.tsx'
import { UnderHeading } from './UnderHeading.tsx'

export interface BrandData {
  readonly listing: ListingData
  readonly words: LandingWords
}

/** An unknown brand goes home. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<BrandData> {
  const slug = params.slug ?? ''
  const brand = brandBySlug(slug)
  if (!brand) throw redirect(paths.home())
  const listing = await loadListing(brandScope(slug), args)
  const isNarrowed = robotsOf(listingAddress({ ...listing.view, page: 1 })) !== 'index'
  const words = landingWords(brand, listing, isNarrowed)
  return { listing, words }
}

export const handle: PageHandle<BrandData> = {
  title: ({ words }) => words.title,
  picture: ({ listing }) => firstPicture(listing),
}

export function Component() {
  const { listing, words } = useLoaderData<BrandData>()
  const { brand, model } = listing.view
  return (
    <div className="mx-auto grid max-w-page gap-1 px-4 pb-16 sm:gap-2 lg:gap-6 lg:px-6 lg:pt-2">
      <header className="grid">
        {/* Its links keep their height, the first card gets nearer. */}
        <div className="max-sm:-mt-2 max-sm:-mb-3">
          <Breadcrumbs trail={trailTo(brand, listing.brandName ?? '', model)} isHere />
        </div>
        <h1 className="text-xl sm:text-3xl">{words.heading}</h1>
        <UnderHeading listing={listing}>
          {listing.failure === undefined && words.sentence}
        </UnderHeading>
      </header>
      <Listing listing={listing} />
    </div>
  )
}
