import type { ComponentProps } from 'react'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfCard } from './ShelfCard.tsx'

interface ProductShelfProps extends Omit<ComponentProps<typeof Shelf>, 'children'> {
  readonly products: readonly ShelfProduct[]
  /** Phone that the cards show. */
  readonly model?: string
}

/**
 * Shelf of products. Cards are keyed by index, so that other products replace the shown ones
 * without a layout shift.
 */
export function ProductShelf({ products, model, ...shelf }: ProductShelfProps) {
  return (
    <Shelf {...shelf}>
      {products.map((product, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <ShelfCard key={place} product={product} {...(model && { model })} />
      ))}
    </Shelf>
  )
}
