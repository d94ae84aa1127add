import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import {
  type Collection,
  collectionBySlug,
  collectionWords,
} from '#domain/catalogue/collections.ts'
import { homeCrumb } from '#domain/catalogue/trail.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import type { PageHandle } from '#web/kit/page/page.ts'
import { Breadcrumbs } from '#web/kit/ui/blocks/Breadcrumbs.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Picture } from '#web/kit/ui/Picture.tsx'
import { Listing } from './Listing.tsx'
import { collectionScope } from './listing-address.ts'
import { loadListing } from './listing-data.ts'
import type { ListingData } from './listing-of.ts'
import { useOwnListing } from './own-listing.ts'
import { firstPicture } from './ProductCard.tsx'
import { UnderHeading } from './UnderHeading.tsx'

export interface CollectionData {
  readonly collection: Collection
  readonly listing: ListingData
}

/** An unknown collection redirects to the home page. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<CollectionData> {
  const collection = collectionBySlug(params.slug ?? '')
  if (!collection) throw redirect(paths.home())
  const listing = await loadListing(collectionScope(collection), args)
  return { collection, listing }
}

export const handle: PageHandle<CollectionData> = {
  title({ collection, listing: { view } }) {
    const title = t.listing.casesFor({ about: collectionWords(collection.slug)?.title ?? '' })
    return view.page > 1 ? t.listing.titleOfPage({ title, page: view.page }) : title
  },
  picture: ({ listing }) => firstPicture(listing),
}

/** Pictures of the heading's band, on wide screens. */
const BAND_PICTURES = 4

/** The cases of a theme (rule: collections). */
export function Component() {
  const { collection, listing: read } = useLoaderData<CollectionData>()
  const listing = useOwnListing(read)
  const [phone] = useMyPhone()
  const words = collectionWords(collection.slug)
  return (
    <>
      <header className="hero on-plum relative">
        <div className="page-gutter flex items-center justify-between gap-1 max-lg:min-h-52 max-lg:pe-0 lg:gap-10 lg:py-8">
          {/* As wide as its longest word, also in large text: the picture gives way. */}
          <div className="min-w-min max-w-[34rem] max-lg:shrink-0 max-lg:basis-3/5 max-lg:py-5">
            <div className="[&_a]:text-white! [&_ol]:text-plum-tint">
              <Breadcrumbs trail={[homeCrumb()]} />
            </div>
            <h1 className="text-hero tracking-display">{words?.title}</h1>
            <p className="mt-2 text-plum-tint sm:text-lg">{words?.sentence}</p>
          </div>
          <div
            className={classNames(
              'shrink-0 max-lg:relative max-lg:flex-1 max-lg:self-stretch',
              !listing.sceneCase && 'lg:hidden',
            )}
          >
            <Picture
              path={listing.sceneCase?.scene ?? listing.products[0]?.image ?? ''}
              alt=""
              sizes="(min-width: 64rem) 420px, 40vw"
              loading="eager"
              className="object-[50%_35%] object-cover max-lg:absolute max-lg:inset-0 max-lg:size-full lg:aspect-4/3 lg:w-[26rem] lg:rounded-card lg:shadow-raised"
            />
          </div>
          {!listing.sceneCase && (
            <ul aria-hidden="true" className="flex shrink-0 -space-x-6 max-lg:hidden">
              {listing.products.slice(0, BAND_PICTURES).map(({ slug, image }) => (
                <li
                  key={slug}
                  className="w-32 overflow-hidden rounded-card shadow-raised odd:-rotate-3 even:translate-y-3 even:rotate-2"
                >
                  <Picture path={image} alt="" sizes="128px" className="aspect-4/5 w-full" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
      <div className="mx-auto max-w-page px-4 pt-4 pb-16 lg:px-6 lg:pt-8">
        <div className={phone ? 'mb-2' : 'mb-2 not-in-data-phone:hidden'}>
          <UnderHeading listing={listing} />
        </div>
        <Listing listing={listing} />
      </div>
    </>
  )
}
