import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { collectionWords } from '#domain/catalogue/collections.ts'
import { landingDescription } from '#domain/catalogue/landing-description.ts'
import { robotsOf } from '#domain/catalogue/listing.ts'
import { trailTo } from '#domain/catalogue/trail.ts'
import { namesJoined } from '#domain/text/name-lists.ts'
import { t } from '#messages'
import {
  breadcrumbList,
  type HeadMaker,
  itemList,
  type PageHead,
  previewPicture,
} from '#web/kit/page/page-head.ts'
import type { BrandData } from './BrandPage.tsx'
import type { CollectionData } from './CollectionPage.tsx'
import { listingAddress } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'
import { firstPicture } from './ProductCard.tsx'

/** A brand's page, and the landing page of each of its models (rule: landing-pages). */
export const brandHead: HeadMaker<BrandData> = ({ data: { listing } }) => {
  const brand = brandBySlug(listing.view.brand)
  if (!brand) return { robots: 'noindex' }
  return {
    ...commonHead(listing),
    description: landingDescription(brand, listing),
    structuredData: (absolute) => [
      breadcrumbList(trailTo(brand.slug, brand.displayName, listing.view.model), absolute),
      itemList(listing.products, absolute),
    ],
  }
}

/** The whole catalogue. */
export const productsHead: HeadMaker<ListingData> = ({ data: listing }) =>
  listingHead(
    listing,
    t.documents.productsDescription({
      total: listing.total,
      brands: namesJoined(brands.map(({ displayName }) => displayName)),
    }),
  )

/** The page of a collection (rule: collections). */
export const collectionHead: HeadMaker<CollectionData> = ({ data: { collection, listing } }) => {
  const { total } = listing
  const sentence = collectionWords(collection.slug)?.sentence
  return listingHead(listing, `${sentence} ${t.documents.collectionDescription({ total })}`)
}

/** @param description of the first page; that of a further one names its number */
function listingHead(listing: ListingData, description: string): PageHead {
  const { page } = listing.view
  return {
    ...commonHead(listing),
    description: page > 1 ? t.documents.descriptionOfPage({ page, description }) : description,
    structuredData: (absolute) => [itemList(listing.products, absolute)],
  }
}

/** Address, indexing and preview. An empty listing is `noindex, follow`: it may have cases later. */
function commonHead(listing: ListingData): PageHead {
  const canonical = listingAddress(listing.view)
  const robots = robotsOf(canonical)
  const [first] = listing.products
  const brand = brandBySlug(first?.brandSlug ?? '')?.displayName ?? ''
  return {
    canonical,
    robots: robots === 'index' && listing.total === 0 ? 'noindex' : robots,
    ...previewPicture(first && { ...first, brand }, firstPicture(listing)),
  }
}
