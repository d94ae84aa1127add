import { Link } from 'react-router'
import { cardPictures } from '#domain/catalogue/designs/drawn-picture.ts'
import { productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { ProductName } from '#web/kit/ui/blocks/ProductName.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { cardNames } from './ShelfCard.tsx'

interface RowCardProps {
  readonly product: ShelfProduct
  readonly model?: string
}

/** The only card of a shelf, as wide as the screen of a phone. */
export function RowCard({ product, model = '' }: RowCardProps) {
  const { design, phone } = cardNames(product, model)
  return (
    <li className="group card relative flex min-h-24 w-full max-w-md items-center gap-4 rounded-card border border-hairline bg-white p-2">
      <div className="w-16 shrink-0">
        <Thumbnail path={cardPictures(product, model)[0]} width={64} />
      </div>
      <div className="min-w-0">
        <Link
          to={productAddress(product.slug, model)}
          rel={model ? 'nofollow' : undefined}
          className="stretched block rounded-card text-sm leading-tight group-hover:text-plum"
        >
          <span className="block font-semibold">
            <ProductName>{design}</ProductName>
          </span>{' '}
          <span className="mt-0.5 block text-muted text-xs">{t.common.forPhone({ phone })}</span>
        </Link>
        <Price product={product} layout="shelf" />
      </div>
    </li>
  )
}
