import { useState } from 'react'
import { Link } from 'react-router'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { productAddress } from '#domain/paths.ts'
import { namesListed } from '#domain/text/name-lists.ts'
import { t } from '#messages'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { ColourDot } from '#web/kit/ui/ColourDot.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import { Rating } from '#web/kit/ui/ratings/Rating.tsx'
import { Heart } from '#web/shop/shelves/Heart.tsx'
import type { CardProduct, ListedColourway, ListedProduct } from './listed-product.ts'
import type { ListingData } from './listing-of.ts'

/** Attribute `sizes` of a card's picture: two columns on a phone, three or four beside the filters. */
export const cardSizes = '(min-width: 75rem) 272px, (min-width: 40rem) 30vw, calc(50vw - 22px)'

/** The picture of a listing's first card. */
export function firstPicture({ products: [first] }: Pick<ListingData, 'products'>) {
  return first && { path: first.image, sizes: cardSizes }
}

interface ProductCardProps {
  readonly product: ListedProduct
  /** The picture is on the first screen, so it is not lazy. */
  readonly isEarly: boolean
  readonly isFirst: boolean
}

/**
 * Card of a product in a listing. 'View Details' is its one link, stretched over it; a subgrid
 * aligns the parts of neighbouring cards. A mouse shows the second view. A dot of colour shows
 * that product of the family in the card (rule: families), and is a link before hydration.
 */
export function ProductCard({ product, isEarly, isFirst }: ProductCardProps) {
  const [isHovered, setHovered] = useState(false)
  const { colourways = [], moreColours } = product
  const [chosen, setChosen] = useState(product.slug)
  const shown: CardProduct = colourways.find(({ slug }) => slug === chosen) ?? product
  const { slug, name, model, image, second, named, more } = shown
  return (
    <li
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      className="group card relative row-span-4 grid grid-rows-subgrid content-start gap-y-1 rounded-card pb-4"
    >
      <div className="relative mb-1">
        <div className="card-picture relative">
          <Picture
            path={image}
            alt=""
            sizes={cardSizes}
            loading={isEarly ? 'eager' : 'lazy'}
            isFirst={isFirst}
            className="aspect-4/5 w-full object-cover"
          />
          {isHovered && second && (
            <div className="card-second">
              <Picture path={second} alt="" sizes={cardSizes} className="size-full object-cover" />
            </div>
          )}
        </div>
        {colourways.length > 0 && (
          <ColourDots
            {...{ name, slug, colourways, moreColours }}
            onChoose={(pressed) => {
              setChosen(pressed)
              // The colour is shown from the front until the mouse enters the card again.
              setHovered(false)
            }}
          />
        )}
      </div>
      <h2 className="font-semibold text-sm leading-tight tracking-normal underline-offset-4 group-hover:underline">
        {name}
      </h2>
      <div className="flex flex-wrap content-start items-center gap-x-2 gap-y-0.5 text-xs leading-tight">
        <Price product={shown} layout="card" />
        <p className="flex text-muted">
          <Rating {...shown} />
        </p>
      </div>
      <p className="text-muted text-xs leading-tight">
        {caseTypeLabel(shown.caseType)} · {namesListed(named)}
        {more > 0 && (
          <span className="whitespace-nowrap"> {t.listing.moreModels({ count: `+${more}` })}</span>
        )}{' '}
        <Link
          to={productAddress(slug, model)}
          // Search engines follow only the address without a model.
          rel={model ? 'nofollow' : undefined}
          className="stretched inline-block font-semibold text-plum"
        >
          {t.listing.viewDetails({ name, hidden: hiddenText })}
        </Link>
      </p>
      <Heart slug={slug} name={name} />
    </li>
  )
}

interface ColourDotsProps {
  readonly name: string
  readonly slug: string
  readonly colourways: readonly ListedColourway[]
  readonly moreColours?: number | undefined
  readonly onChoose: (slug: string) => void
}

function ColourDots({ name, slug, colourways, moreColours, onChoose }: ColourDotsProps) {
  return (
    <ul
      aria-label={t.listing.otherColours({ name })}
      // A sibling of the picture: a pressed picture is a stacking context, below the card's link.
      className="card-colours absolute start-1.5 bottom-1.5 z-1 flex items-center rounded-chip bg-white/88 px-0.5"
    >
      {colourways.map((one) => (
        <li key={one.slug}>
          <Link
            to={productAddress(one.slug, one.model)}
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
          </Link>
        </li>
      ))}
      {moreColours !== undefined && (
        <li className="pe-1 font-semibold text-muted text-xs">
          {t.listing.moreColours({ count: `+${moreColours}`, hidden: hiddenText })}
        </li>
      )}
    </ul>
  )
}
