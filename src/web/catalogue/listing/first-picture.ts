import { picture } from '#domain/catalogue/pictures.ts'
import type { PageHead } from '#web/frame/page.ts'
import type { ListingData } from './listing-data.ts'
import { cardSizes } from './ProductCard.tsx'

/** Lets the browser fetch a listing's first picture before it has read the page. */
export function firstPicture(listing: ListingData): Pick<PageHead, 'preloadImage' | 'image'> {
  const path = listing.products[0]?.image[0]
  const sources = path ? picture(path) : null
  if (!path || !sources?.avif) return {}
  return {
    image: path,
    preloadImage: { srcSet: sources.avif, sizes: cardSizes, type: 'image/avif' },
  }
}
