import type { ReactNode } from 'react'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { collectionWords } from '#domain/catalogue/collections.ts'
import { sceneAmong } from '#domain/catalogue/designs/drawn-picture.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import type { HomeShelvesData, ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { type MyPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'
import { Shelf } from './Shelf.tsx'
import { ProductShelf, ShelfPicture } from './ShelfCard.tsx'

const apart = 'page-gutter pt-6 sm:pt-10'

/** Minimum number of cards of the most loved shelf: fewer are no choice (rule: most-loved). */
const LEAST_LOVED = 4

interface HomeShelvesProps {
  readonly shelves: HomeShelvesData | null
  /** Stands below the first shelf. */
  readonly children: ReactNode
}

/**
 * Shelves of the home page around the brands; the brands alone while the shelves can't be read. With a
 * known phone the new and the loved cases are those for it, and the viewed ones come second, in room
 * that is kept from the first paint.
 */
export function HomeShelves({ shelves, children }: HomeShelvesProps) {
  return shelves ? <AllShelves shelves={shelves}>{children}</AllShelves> : children
}

function AllShelves({
  shelves,
  children,
}: HomeShelvesProps & { readonly shelves: HomeShelvesData }) {
  const [phone] = useMyPhone()
  const own = useShelvesFor(phone)
  const { newest, loved } = own ?? shelves
  const model = own && phone ? { model: phone.model } : {}
  const to = own && phone ? modelAddress(phone.brand, phone.model) : paths.products()
  const viewed = <RecentlyViewed className={apart} nextHeading="brands" />
  return (
    <>
      {newest.length > 0 && (
        <ProductShelf
          id="new"
          title={own && phone ? t.common.forYour({ model: phone.model }) : t.common.newest}
          products={newest}
          all={{ to, label: t.common.seeAll }}
          className={apart}
          isOneLine
          {...model}
        />
      )}
      <div className="viewed-room">{phone && viewed}</div>
      {children}
      {!phone && viewed}
      {shelves.collections.length > 1 && <CollectionTiles collections={shelves.collections} />}
      {shelves.types.length > 1 && <TypeShelf types={shelves.types} />}
      {loved.length >= LEAST_LOVED && (
        <ProductShelf
          id="loved"
          title={t.home.loved}
          products={loved}
          className={apart}
          {...model}
        />
      )}
    </>
  )
}

/** Shelves of the remembered phone; null until its cases are read, and without any. */
function useShelvesFor(phone: MyPhone | null) {
  const model = phone?.model ?? null
  const reading = useRead(model, (signal) =>
    send('listHighlights', { query: { model: model ?? '' } }, { signal }),
  )
  const read = valueRead(reading, model)
  return read && read.newest.length > 0 ? read : null
}

function TypeShelf({ types }: Pick<HomeShelvesData, 'types'>) {
  return (
    <Shelf id="types" title={t.home.types} className={apart}>
      {types.map(({ caseType, count, product }) => (
        <li key={caseType} className="group relative shelf-type shrink-0 snap-start rounded-card">
          <ShelfPicture path={product.image[0]} sizes="136px" isLate />
          <Link
            to={`${paths.products()}?${new URLSearchParams({ type: caseType })}`}
            // A listing by type alone is no landing page (rule: landing-pages).
            rel="nofollow"
            className="stretched block rounded-card pt-2 group-hover:text-plum"
          >
            <span className="block font-semibold text-xs leading-tight">
              {caseTypeLabel(caseType)}
            </span>{' '}
            <span className="mt-0.5 block text-muted text-xs">{countWords(count, product)}</span>
          </Link>
        </li>
      ))}
    </Shelf>
  )
}

/** '7 for Airpods' for a type of earphones. */
function countWords(count: number, { brand, brandSlug }: ShelfProduct): string {
  if (brandBySlug(brandSlug)?.kind === 'earphones') {
    return t.home.countFor({ count, brand })
  }
  return t.home.countOfType({ count })
}

/**
 * Collections as pictures with a title on each, in one row of a wide screen; the first is twice as wide
 * where that fills the rows (rule: collections).
 */
function CollectionTiles({ collections }: Pick<HomeShelvesData, 'collections'>) {
  const isWide = (index: number) => index === 0 && collections.length % 2 === 1
  return (
    <section aria-labelledby="collections" className={apart}>
      <h2 id="collections" className="text-xl sm:text-2xl">
        {t.home.collections}
      </h2>
      <ul className="mt-3 grid pairs gap-3 sm:gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {collections.map(({ slug, count, product }, index) => (
          <li
            key={slug}
            className={classNames(
              'group card relative overflow-hidden rounded-card bg-plum-deep text-white',
              isWide(index) && 'col-span-full lg:col-span-2',
            )}
          >
            <div
              className={classNames(
                'late-picture lg:aspect-auto lg:h-64',
                isWide(index) ? 'aspect-[16/9]' : 'aspect-4/5',
              )}
            >
              <Picture
                path={sceneAmong(product.image) ?? product.image[0] ?? ''}
                alt=""
                sizes={isWide(index) ? '(min-width: 64rem) 380px, 100vw' : '210px'}
                className="size-full object-[50%_30%] object-cover transition-transform duration-200 group-hover:scale-103"
              />
            </div>
            <div className="absolute inset-x-0 bottom-0 bg-[linear-gradient(to_top,rgb(27_23_34/0.85),transparent)] p-3 pt-10">
              <Link
                to={paths.collection(slug)}
                className="stretched font-bold text-lg leading-tight tracking-tight"
              >
                {collectionWords(slug)?.title ?? slug}
              </Link>
              <p className="text-xs">{t.home.shelvesCount({ count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
