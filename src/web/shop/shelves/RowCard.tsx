import { cardPictures } from '#domain/catalogue/designs/drawn-picture.ts'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { CardLink } from './ShelfCard.tsx'

interface RowCardProps {
  readonly product: ShelfProduct
  readonly model?: string
}

/** The only card of a shelf, as wide as the screen of a phone. */
export function RowCard({ product, model = '' }: RowCardProps) {
  return (
    <li className="group card relative flex min-h-24 w-full max-w-md items-center gap-4 rounded-card border border-hairline bg-white p-2">
      <div className="w-16 shrink-0">
        <Thumbnail path={cardPictures(product, model)[0]} width={64} />
      </div>
      <div className="min-w-0">
        <CardLink {...{ product, model }} />
        <Price product={product} layout="shelf" />
      </div>
    </li>
  )
}
