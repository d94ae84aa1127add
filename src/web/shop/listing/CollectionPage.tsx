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
  const scene = listing.sceneCase?.scene
  return (
    <>
      <header className="on-plum relative bg-plum-deep text-white lg:bg-[linear-gradient(160deg,var(--color-plum),var(--color-plum-deep))]">
        <div
          className={classNames(
            'page-gutter flex justify-between gap-1 lg:items-center lg:gap-10 lg:py-8',
            scene ? 'items-end max-lg:min-h-80' : 'items-center max-lg:min-h-52 max-lg:pe-0',
          )}
        >
          {/* As wide as its longest word, also in large text: the picture gives way. */}
          <div
            className={classNames(
              'relative z-10 min-w-min max-w-[34rem] max-lg:py-5',
              !scene && 'max-lg:shrink-0 max-lg:basis-3/5',
            )}
          >
            <div className="[&_a]:text-white! [&_ol]:text-plum-tint">
              <Breadcrumbs trail={[homeCrumb()]} />
            </div>
            <h1 className="text-hero tracking-display">{words?.title}</h1>
            <p className="mt-2 text-plum-tint sm:text-lg">{words?.sentence}</p>
          </div>
          <div
            className={classNames(
              'shrink-0',
              scene
                ? 'max-lg:absolute max-lg:inset-0'
                : 'max-lg:relative max-lg:flex-1 max-lg:self-stretch lg:hidden',
            )}
          >
            <Picture
              path={scene ?? listing.products[0]?.image ?? ''}
              alt=""
              sizes="(min-width: 64rem) 420px, 100vw"
              loading="eager"
              className="object-[50%_35%] object-cover max-lg:absolute max-lg:inset-0 max-lg:size-full lg:aspect-4/3 lg:w-[26rem] lg:rounded-card lg:shadow-raised"
            />
            {scene && (
              <div className="absolute inset-0 bg-linear-to-t from-20% from-plum-deep to-75% lg:hidden" />
            )}
          </div>
          {!scene && (
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
        <div className={phone ? 'mb-2' : 'mb-2 without-phone:hidden'}>
          <UnderHeading listing={listing} />
        </div>
        <Listing listing={listing} />
      </div>
    </>
  )
}
