import { Link } from 'react-router'
import { discountedPrice, unitSavings } from '#domain/catalogue/pricing.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { Money, StruckMoney } from '#web/ui/Money.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { ratingWords } from '#web/ui/ratings/rating-words.ts'
import { Stars } from '#web/ui/ratings/Stars.tsx'
import { modelsOnCard } from './listing-address.ts'
import type { ListedProduct } from './listing-data.ts'

/** How wide a card's picture is: two columns on a phone, three or four beside the filters. */
export const cardSizes = '(min-width: 75rem) 272px, (min-width: 40rem) 30vw, calc(50vw - 22px)'

interface ProductCardProps {
  readonly product: ListedProduct
  /** The model that is filtered by: it is named first. */
  readonly model: string
  /** The picture is on the first screen, so it is not lazy. */
  readonly isEarly: boolean
  /** The picture is the page's largest paint. */
  readonly isFirst: boolean
}

/** A product in a listing: one link, the whole card to press. */
export function ProductCard({ product, model, isEarly, isFirst }: ProductCardProps) {
  const listPrice = paisaFromRupees(product.price)
  const { named, more } = modelsOnCard(product.deviceModels, model)
  return (
    <li className="group relative flex flex-col">
      <div className="overflow-hidden rounded-card border border-hairline bg-white transition-colors group-hover:border-plum">
        <Picture
          path={product.image[0] ?? ''}
          alt=""
          sizes={cardSizes}
          loading={isEarly ? 'eager' : 'lazy'}
          isFirst={isFirst}
          className="aspect-4/5 w-full object-cover"
        />
      </div>
      <div className="flex grow flex-col gap-1.5 pt-3">
        <h2 className="line-clamp-2 text-balance font-semibold text-sm sm:text-base">
          {product.name}
        </h2>
        <p className="text-muted text-xs">{product.caseType}</p>
        <p className="text-xs">
          {named.join(', ')}
          {more > 0 && <span className="whitespace-nowrap text-muted"> +{more} more</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-muted text-xs">
          {product.numReviews > 0 ? (
            <>
              <Stars
                rating={product.rating}
                label={ratingWords(product.rating, product.numReviews)}
                className="h-3.5 w-auto"
              />
              <span aria-hidden="true">({product.numReviews})</span>
            </>
          ) : (
            ratingWords(product.rating, product.numReviews)
          )}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1">
          <StruckMoney amount={listPrice} className="text-xs" />
          <span className="whitespace-nowrap font-semibold text-save text-xs">
            SAVE {formatMoney(unitSavings(listPrice))}
          </span>
          <span className="w-full font-semibold text-lg">
            <span className="sr-only">Now: </span>
            <Money amount={discountedPrice(listPrice)} />
          </span>
        </p>
        <Link
          to={paths.product(product.slug)}
          className="font-semibold text-plum text-sm underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
        >
          View Details<span className="sr-only"> of {product.name}</span>
        </Link>
      </div>
    </li>
  )
}
