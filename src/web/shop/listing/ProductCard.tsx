import { memo, useState } from 'react'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { productAddress } from '#domain/paths.ts'
import { namesListed } from '#domain/text/name-lists.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { ProductName } from '#web/kit/ui/blocks/ProductName.tsx'
import { ColourDot } from '#web/kit/ui/ColourDot.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import { Rating } from '#web/kit/ui/ratings/Rating.tsx'
import { Heart } from '#web/shop/shelves/Heart.tsx'
import type { CardProduct, ListedColourway, ListedProduct } from './listed-product.ts'
import type { ListingData } from './listing-of.ts'

/** Attribute `sizes` of a card's picture: two columns on a phone, three or four beside the filters. */
export const cardSizes = '(min-width: 75rem) 272px, (min-width: 40rem) 30vw, calc(50vw - 22px)'

/** Pictures on the first screen of a phone. */
const EARLY_PICTURES = 4

/** The picture of a listing's first card. */
export function firstPicture({ products: [first] }: Pick<ListingData, 'products'>) {
  return first && { path: first.image, sizes: cardSizes }
}

/** Cards of the first two screens of a phone; the pictures of others wait for the first input. */
const PROMPT_CARDS = 6

interface ProductCardProps {
  readonly product: ListedProduct
  /** Position in its list, counted from 0. */
  readonly index: number
  /** Slugs of the colours chosen in the list, the last one first. */
  readonly chosen: readonly string[]
  readonly onChoose: (slug: string) => void
}

/**
 * Card of a product in a listing, of the same height for any product: each of its parts is one line,
 * three for the models on a wide screen. 'View Details' is its one link, stretched over it. A mouse shows
 * the second view. A dot of colour shows that product of the family in the card (rule: families), and
 * is a link before hydration.
 */
export const ProductCard = memo(function ProductCard({
  product,
  index,
  chosen,
  onChoose,
}: ProductCardProps) {
  const [isHovered, setHovered] = useState(false)
  const { colourways = [], moreColours } = product
  const pressed = chosen.find((one) => colourways.some(({ slug }) => slug === one))
  const shown: CardProduct = colourways.find(({ slug }) => slug === pressed) ?? product
  const { slug, name, model, image, second } = shown
  return (
    <li
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      className="group card relative flex flex-col rounded-card sm:mb-4"
    >
      <div
        className={classNames(
          'card-picture relative aspect-4/5',
          index >= PROMPT_CARDS && 'late-picture',
        )}
      >
        <Picture
          path={image}
          alt=""
          sizes={cardSizes}
          loading={index < EARLY_PICTURES ? 'eager' : 'lazy'}
          isFirst={index === 0}
          phone={model}
          className="size-full object-cover"
        />
        {isHovered && second && (
          <div className="card-second">
            <Picture path={second} alt="" sizes={cardSizes} className="size-full object-cover" />
          </div>
        )}
      </div>
      <ColourDots
        {...{ name, slug, colourways, moreColours }}
        onChoose={(next) => {
          onChoose(next)
          // The colour has its first view until the mouse enters the card again.
          setHovered(false)
        }}
      />
      <h2 className="card-name one-line font-semibold text-sm underline-offset-4 group-hover:underline">
        <ProductName>{name}</ProductName>
      </h2>
      <Price product={shown} layout="card" />
      <div className="one-line flex items-center gap-x-1 text-2xs">
        <Price product={shown} layout="saving" />
        <p className="flex items-center gap-x-1 text-muted">
          <span aria-hidden="true">·</span> <Rating {...shown} isNoted />
        </p>
      </div>
      <CardFit {...shown} />
      <Link
        to={productAddress(slug, model)}
        // Search engines follow only the address without a model.
        rel={model ? 'nofollow' : undefined}
        className="stretched block font-semibold text-plum text-xs leading-6"
      >
        {t.listing.viewDetails({ name, hidden: hiddenText })}
      </Link>
      <Heart slug={product.wish ?? slug} name={name} />
    </li>
  )
})

/** Type and models of a card; a requested model stands above the list and is only read out here. */
function CardFit({ caseType, model, named, more }: CardProduct) {
  return (
    <p
      className={classNames(
        'max-sm:one-line text-2xs text-muted sm:line-clamp-3',
        !model && 'sm:min-h-12',
      )}
    >
      {caseTypeLabel(caseType)}
      <span className={model ? 'sr-only' : undefined}>
        {' '}
        · {namesListed(named.map((each) => each.replaceAll(' ', NO_BREAK)))}
        {more > 0 && (
          <span className="whitespace-nowrap"> {t.listing.moreModels({ count: `+${more}` })}</span>
        )}
      </span>
    </p>
  )
}

const NO_BREAK = '\u00A0'

interface ColourDotsProps {
  readonly name: string
  readonly slug: string
  readonly colourways: readonly ListedColourway[]
  readonly moreColours?: number | undefined
  readonly onChoose: (slug: string) => void
}

function ColourDots({ name, slug, colourways, moreColours, onChoose }: ColourDotsProps) {
  if (colourways.length === 0) return <div className="h-6" />
  return (
    <ul
      aria-label={t.listing.otherColours({ name })}
      // Above the card's link. Without colours the row keeps its height.
      className="relative z-1 -ms-0.5 flex min-h-6 w-fit max-w-full flex-wrap items-center"
    >
      {colourways.map((one) => (
        <li key={one.slug}>
          <a
            href={pageAddress(productAddress(one.slug, one.model))}
            rel="nofollow"
            aria-current={one.slug === slug ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onChoose(one.slug)
            }}
            className="card-colour"
          >
            <ColourDot dot={one.dot} />
            <span className="sr-only">{one.name}</span>
          </a>
        </li>
      ))}
      {moreColours !== undefined && (
        <li className="ps-0.5 font-semibold text-2xs text-muted">
          {t.listing.moreColours({ count: `+${moreColours}`, hidden: hiddenText })}
        </li>
      )}
    </ul>
  )
}
