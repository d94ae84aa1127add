import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { collectionWords } from '#domain/catalogue/collections.ts'
import { landingDescription } from '#domain/catalogue/landing-description.ts'
import { robotsOf } from '#domain/catalogue/listing.ts'
import { trailTo } from '#domain/catalogue/trail.ts'
import { namesJoined } from '#domain/text/name-lists.ts'
import { t } from '#messages'
import type { HeadMaker, PageHead, Robots } from '#web/kit/page/page-head.ts'
import { previewPicture } from '#web/kit/page/preview-picture.ts'
import { breadcrumbList, itemList } from '#web/kit/page/structured-data.ts'
import type { BrandData } from './BrandPage.tsx'
import type { CollectionData } from './CollectionPage.tsx'
import { listingAddress } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'
import { firstPicture } from './ProductCard.tsx'

/** A brand's page, and the landing page of each of its models (rule: landing-pages). */
export const brandHead: HeadMaker<BrandData> = ({ data: { slug, listing } }) => {
  const brand = brandBySlug(slug)
  if (!brand) return { robots: 'noindex' }
  const canonical = listingAddress(listing.view)
  return {
    description: landingDescription(brand, listing),
    canonical,
    robots: listingRobots(canonical, listing),
    ...firstPreview(listing),
    structuredData: (absolute) => [
      breadcrumbList(trailTo(slug, brand.displayName, listing.view.model), absolute),
      itemList(listing.products, absolute),
    ],
  }
}

const brandNames = () => namesJoined(brands.map(({ displayName }) => displayName))

export const productsHead: HeadMaker<ListingData> = ({ data: listing }) => {
  const { page } = listing.view
  const canonical = listingAddress(listing.view)
  return {
    description: ofPage(
      page,
      t.documents.productsDescription({ total: listing.total, brands: brandNames() }),
    ),
    canonical,
    robots: listingRobots(canonical, listing),
    ...firstPreview(listing),
    structuredData: (absolute) => [itemList(listing.products, absolute)],
  }
}

/** The page of a collection (rule: collections). */
export const collectionHead: HeadMaker<CollectionData> = ({ data: { collection, listing } }) => {
  const { page } = listing.view
  const canonical = listingAddress(listing.view)
  return {
    description: ofPage(
      page,
      `${collectionWords(collection.slug)?.sentence} ${t.documents.collectionDescription({ total: listing.total })}`,
    ),
    canonical,
    robots: listingRobots(canonical, listing),
    ...firstPreview(listing),
    structuredData: (absolute) => [itemList(listing.products, absolute)],
  }
}

/** Description of a page of a listing, counted from 1. */
function ofPage(page: number, description: string): string {
  return page > 1 ? t.documents.descriptionOfPage({ page, description }) : description
}

/** An empty listing is `noindex, follow`: it may have cases later. */
function listingRobots(address: string, { total }: ListingData): Robots {
  const robots = robotsOf(address)
  return robots === 'index' && total === 0 ? 'noindex' : robots
}

function firstPreview(listing: ListingData): Pick<PageHead, 'image' | 'preloadImage'> {
  const [first] = listing.products
  const brand = brandBySlug(first?.brandSlug ?? '')?.displayName ?? ''
  return previewPicture(first && { ...first, brand }, firstPicture(listing))
}
