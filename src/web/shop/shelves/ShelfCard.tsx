import { type ComponentProps, memo } from 'react'
import { cardPictures } from '#domain/catalogue/designs/drawn-picture.ts'
import { nameParts } from '#domain/catalogue/shelves.ts'
import { productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { ProductName } from '#web/kit/ui/blocks/ProductName.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import { Rating } from '#web/kit/ui/ratings/Rating.tsx'
import { Heart } from './Heart.tsx'
import { Shelf } from './Shelf.tsx'

/** Width of a card's picture, matching the class `shelf-card`. */
const sizes = '(min-width: 75rem) 180px, (min-width: 40rem) 176px, 41vw'

interface ShelfCardProps {
  readonly product: ShelfProduct
  readonly model?: string
  /** Far below the first view. */
  readonly isLate?: boolean
}

/** Name of a card's design, and of the phone that it shows. */
function cardNames({ name, brand }: ShelfProduct, model: string) {
  const { design, phones } = nameParts(name)
  return { design, phone: model || phones.replace(/^for /, '') || brand }
}

interface CardLinkProps extends Pick<ShelfCardProps, 'product'> {
  readonly model: string
  readonly className?: string
}

/** Link of a card, over the whole of it, with the names of the design and of the phone. */
export function CardLink({ product, model, className }: CardLinkProps) {
  const { design, phone } = cardNames(product, model)
  return (
    <Link
      to={productAddress(product.slug, model)}
      rel={model ? 'nofollow' : undefined}
      className={classNames(
        'stretched block rounded-card text-sm leading-tight group-hover:text-plum',
        className,
      )}
    >
      <span className="block font-semibold">
        <ProductName>{design}</ProductName>
      </span>{' '}
      <span className="mt-0.5 block text-muted text-xs">{t.common.forPhone({ phone })}</span>
    </Link>
  )
}

/** Product on a shelf: one link over the whole card, with rows aligned to its neighbours'. */
export const ShelfCard = memo(function ShelfCard({ product, model = '', isLate }: ShelfCardProps) {
  const { slug, name } = product
  return (
    <li className="group card relative flex shelf-card shrink-0 snap-start flex-col rounded-card">
      <ShelfPicture
        path={cardPictures(product, model)[0]}
        phone={model}
        sizes={sizes}
        isLate={isLate}
      />
      <CardLink {...{ product, model }} className="min-h-[4.25em] pt-2" />
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
export function ShelfCardSkeleton({ isAlone }: { readonly isAlone: boolean }) {
  if (isAlone) return <li aria-hidden="true" className="min-h-24" />
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
  /** The model that it shows; '' for none. */
  readonly phone?: string
  readonly sizes: string
  /** For pictures far below the first view, which are loaded lazily. */
  readonly isLate?: boolean | undefined
}

/** Picture of a card, in a box of fixed size. */
export function ShelfPicture({ path = '', phone = '', sizes, isLate = false }: ShelfPictureProps) {
  return (
    <div
      className={classNames(
        'shelf-picture card-picture relative aspect-4/5',
        isLate && 'late-picture',
      )}
    >
      <Picture path={path} alt="" sizes={sizes} phone={phone} className="size-full object-cover" />
    </div>
  )
}

interface ProductShelfProps extends Omit<ComponentProps<typeof Shelf>, 'children'> {
  readonly products: readonly ShelfProduct[]
  readonly model?: string
  readonly isLate?: boolean
}

/** Shelf of products, keyed by index: others replace them without a layout shift. */
export function ProductShelf({ products, model, isLate = false, ...shelf }: ProductShelfProps) {
  return (
    <Shelf {...shelf}>
      {products.map((product, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <ShelfCard key={index} product={product} isLate={isLate} {...(model && { model })} />
      ))}
    </Shelf>
  )
}
