import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { paths } from '#domain/paths.ts'
import { deliveryTime, freeShippingClaim, terms } from '#domain/terms.ts'
import { pageHandle } from '#web/frame/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { firstPicture } from './listing/first-picture.ts'
import { Listing } from './listing/Listing.tsx'
import { brandPlace, listingAddress } from './listing/listing-address.ts'
import { type ListingData, loadListing } from './listing/listing-data.ts'
import { OfferBanner } from './listing/OfferBanner.tsx'

interface BrandData {
  readonly slug: string
  readonly listing: ListingData
}

/** An unknown brand goes home. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<BrandData> {
  const brand = brandBySlug(params.slug ?? '')
  if (!brand) throw redirect(paths.home())
  return { slug: brand.slug, listing: await loadListing(brandPlace(brand.slug), args) }
}

export const handle = pageHandle<BrandData>(({ data: { slug, listing } }) => {
  const name = brandBySlug(slug)?.displayName ?? ''
  const { model, type, page } = listing.view
  const title = `${model || name} cases${type ? `: ${type}` : ''}${page > 1 ? `, page ${page}` : ''}`
  return {
    title,
    description: `${listing.total} cases for ${model || `${name} models`}, ${terms.discountPercent}% off. Cash on delivery all over Pakistan in ${deliveryTime}. ${freeShippingClaim}.`,
    canonical: listingAddress(brandPlace(slug), listing.view),
    noindex: listing.total === 0,
    ...firstPicture(listing),
  }
})

export function Component() {
  const { slug, listing } = useLoaderData<BrandData>()
  const brand = brandBySlug(slug)
  if (!brand) return null
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 pt-4 pb-16 lg:px-6">
      <header className="grid gap-2">
        <Link
          to={paths.home()}
          className="inline-flex min-h-11 w-fit items-center gap-1 font-semibold text-plum text-sm"
        >
          <Icon name="chevron" className="rotate-180" />
          All brands
        </Link>
        <h1 className="text-3xl">{brand.displayName} cases</h1>
        <p className="text-muted">
          {brand.kind === 'phone'
            ? `Made for ${brand.models.length} ${brand.displayName} models. Choose yours and see only what fits.`
            : `Covers for ${brand.models.length} ${brand.displayName} models.`}
        </p>
      </header>
      <OfferBanner />
      <Listing place={brandPlace(slug)} listing={listing} />
    </div>
  )
}
