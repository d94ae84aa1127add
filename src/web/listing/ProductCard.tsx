import { Link } from 'react-router'
import { discountedPrice, unitSavings } from '#domain/catalogue/pricing.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { productAddress } from '#domain/paths.ts'
import { Money, StruckMoney } from '#web/ui/Money.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { ratingCount, ratingWords } from '#web/ui/ratings/rating-words.ts'
import { Stars } from '#web/ui/ratings/Stars.tsx'
import type { ListedProduct } from './listed-product.ts'
import type { ListingData } from './listing-data.ts'

/** How wide a card's picture is: two columns on a phone, three or four beside the filters. */
export const cardSizes = '(min-width: 75rem) 272px, (min-width: 40rem) 30vw, calc(50vw - 22px)'

/** The picture of a listing's first card. */
export function firstPicture({ products: [first] }: Pick<ListingData, 'products'>) {
  return first && { path: first.image, sizes: cardSizes }
}

interface ProductCardProps {
  readonly product: ListedProduct
  /** The picture is on the first screen, so it is not lazy. */
  readonly isEarly: boolean
  /** The picture is the page's largest paint. */
  readonly isFirst: boolean
}

/**
 * A product in a listing. 'View Details' is its one link, stretched over the whole card; screen
 * readers hear of which product, so that no two links of a list sound alike. The parts of cards that
 * stand beside each other are in line, however long a name is: the rows are the list's.
 */
export function ProductCard({ product, isEarly, isFirst }: ProductCardProps) {
  const listPrice = paisaFromRupees(product.price)
  const { slug, model, image, named, more } = product
  return (
    <li className="group relative row-span-5 grid grid-rows-subgrid content-start rounded-card pb-6">
      <div className="mb-2 overflow-hidden rounded-card border border-hairline bg-white transition-colors group-hover:border-plum">
        <Picture
          path={image}
          alt=""
          sizes={cardSizes}
          loading={isEarly ? 'eager' : 'lazy'}
          isFirst={isFirst}
          className="aspect-4/5 w-full object-cover"
        />
      </div>
      <h2 className="font-semibold text-sm underline-offset-4 group-hover:underline sm:text-base">
        {product.name}
      </h2>
      <p className="flex flex-wrap content-start items-baseline gap-x-1.5 text-xs">
        <span className="font-semibold text-lg">
          <span className="sr-only">Now: </span>
          <Money isAlone amount={discountedPrice(listPrice)} />
        </span>
        <StruckMoney amount={listPrice} />
        <span className="w-full whitespace-nowrap font-semibold text-save">
          SAVE {formatMoney(unitSavings(listPrice))}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-1.5 text-muted text-xs">
        <Stars
          rating={product.rating}
          label={ratingWords(product.rating, product.numReviews, product.ratingIsSample)}
          className="h-3.5 w-auto"
        />
        <span aria-hidden="true">({ratingCount(product.numReviews, product.ratingIsSample)})</span>
      </p>
      <div className="flex flex-col gap-1 text-muted text-xs">
        <p>{product.caseType}</p>
        <p className="text-ink">
          {named.join(', ')}
          {more > 0 && <span className="whitespace-nowrap text-muted"> +{more} more</span>}
        </p>
        <Link
          to={productAddress(slug, model)}
          // Search engines have its one address from where no model is asked for.
          rel={model ? 'nofollow' : undefined}
          className="stretched mt-auto font-semibold text-plum"
        >
          View Details<span className="sr-only"> of {product.name}</span>
        </Link>
      </div>
    </li>
  )
}
