import { Link } from 'react-router'
import { pictureOf } from '#domain/catalogue/designs/pictures-of.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { productAddress } from '#domain/paths.ts'
import { cardWords, type ShelfProduct } from '#web/api/shelf-product.ts'
import { Money, StruckMoney } from '#web/ui/Money.tsx'
import { ratingCount, ratingWords } from '#web/ui/ratings/rating-words.ts'
import { Stars } from '#web/ui/ratings/Stars.tsx'
import { ShelfPicture } from './ShelfPicture.tsx'

/** How wide a card's picture is, as `shelf-card` makes it. */
const sizes = '(min-width: 75rem) 180px, (min-width: 40rem) 176px, 41vw'

interface ShelfCardProps {
  readonly product: ShelfProduct
  /** The phone that it is shown for, which it fits. */
  readonly model?: string
}

/** A product on a shelf: one link, the whole card to press, rows that line up with its neighbours'. */
export function ShelfCard({ product, model = '' }: ShelfCardProps) {
  const { slug, price, rating, numReviews, ratingIsSample } = product
  const { design, phones } = cardWords(product, model)
  const listPrice = paisaFromRupees(price)
  return (
    <li className="group relative flex shelf-card shrink-0 snap-start flex-col rounded-card">
      <ShelfPicture path={pictureOf(product, model)} sizes={sizes} />
      <Link
        to={productAddress(slug, model)}
        rel={model ? 'nofollow' : undefined}
        className="stretched block min-h-[4.5em] rounded-card pt-2.5 text-sm leading-tight group-hover:text-plum"
      >
        <span className="block font-semibold">{design}</span>{' '}
        <span className="mt-0.5 block text-muted text-xs">{phones}</span>
      </Link>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-1 max-sm:tracking-tight sm:gap-x-1.5">
        <span className="font-semibold max-sm:text-sm">
          <span className="sr-only">Now: </span>
          <Money amount={discountedPrice(listPrice)} />
        </span>
        <StruckMoney amount={listPrice} className="text-xs" />
      </p>
      <p className="mt-1 flex min-h-4.5 items-center gap-x-1 whitespace-nowrap text-muted text-xs sm:gap-x-1.5">
        {numReviews > 0 && (
          <>
            <Stars
              rating={rating}
              label={ratingWords(rating, numReviews, ratingIsSample)}
              className="h-3 w-auto sm:h-3.5"
            />
            <span aria-hidden="true">({ratingCount(numReviews, ratingIsSample)})</span>
          </>
        )}
      </p>
    </li>
  )
}

const NO_BREAK = '\u00A0'

/** The place of a card that is on its way, of the same height. */
export function ShelfCardPlace() {
  return (
    <li aria-hidden="true" className="shelf-card shrink-0">
      <div className="aspect-4/5 rounded-card bg-hairline" />
      <p className="min-h-[4.5em] pt-2.5 text-sm leading-tight" />
      <p className="mt-1">{NO_BREAK}</p>
      <p className="mt-1 min-h-4.5" />
    </li>
  )
}
