import { type ComponentProps, memo } from 'react'
import { Link } from 'react-router'
import { pictureOf } from '#domain/catalogue/designs/drawn-picture.ts'
import { nameParts } from '#domain/catalogue/shelves.ts'
import { productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Picture } from '#web/kit/ui/Picture.tsx'
import { Rating } from '#web/kit/ui/ratings/Rating.tsx'
import { Heart } from './Heart.tsx'
import { Shelf } from './Shelf.tsx'

/** Width of a card's picture, matching the class `shelf-card`. */
const sizes = '(min-width: 75rem) 180px, (min-width: 40rem) 176px, 41vw'

interface ShelfCardProps {
  readonly product: ShelfProduct
  readonly model?: string
}

/** Product on a shelf: one link over the whole card, with rows aligned to its neighbours'. */
export const ShelfCard = memo(function ShelfCard({ product, model = '' }: ShelfCardProps) {
  const { slug, name, brand } = product
  const { design, phones } = nameParts(name)
  const phone = model || phones.replace(/^for /, '') || brand
  return (
    <li className="group card relative flex shelf-card shrink-0 snap-start flex-col rounded-card">
      <ShelfPicture path={pictureOf(product, model)} sizes={sizes} />
      <Link
        to={productAddress(slug, model)}
        rel={model ? 'nofollow' : undefined}
        className="stretched block min-h-[4.25em] rounded-card pt-2 text-sm leading-tight group-hover:text-plum"
      >
        <span className="block font-semibold">{design}</span>{' '}
        <span className="mt-0.5 block text-muted text-xs">{t.common.forPhone({ phone })}</span>
      </Link>
      <Price product={product} layout="shelf" />
      <p className="mt-0.5 min-h-4.5 text-muted text-xs">
        {product.numReviews > 0 && <Rating {...product} />}
      </p>
      <Heart slug={slug} name={name} />
    </li>
  )
})

const NO_BREAK = '\u00A0'

/** Placeholder of a card that is loading, of the same height. */
export function ShelfCardSkeleton() {
  return (
    <li aria-hidden="true" className="shelf-card shrink-0">
      <div className="aspect-4/5 rounded-card bg-hairline" />
      <p className="min-h-[4.25em] pt-2 text-sm leading-tight" />
      <p className="mt-1">{NO_BREAK}</p>
      <p className="mt-0.5 min-h-4.5" />
    </li>
  )
}

interface ShelfPictureProps {
  readonly path: string | undefined
  readonly sizes: string
  /** For pictures far below the first view, which are loaded lazily. */
  readonly isLate?: boolean
}

/** Picture of a card, in a box of fixed size. */
export function ShelfPicture({ path = '', sizes, isLate = false }: ShelfPictureProps) {
  return (
    <div className={classNames('shelf-picture card-picture aspect-4/5', isLate && 'late-picture')}>
      <Picture path={path} alt="" sizes={sizes} className="size-full object-cover" />
    </div>
  )
}

interface ProductShelfProps extends Omit<ComponentProps<typeof Shelf>, 'children'> {
  readonly products: readonly ShelfProduct[]
  readonly model?: string
}

/** Shelf of products, keyed by index: others replace them without a layout shift. */
export function ProductShelf({ products, model, ...shelf }: ProductShelfProps) {
  return (
    <Shelf {...shelf}>
      {products.map((product, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <ShelfCard key={index} product={product} {...(model && { model })} />
      ))}
    </Shelf>
  )
}
