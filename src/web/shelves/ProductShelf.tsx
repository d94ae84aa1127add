import type { ComponentProps } from 'react'
import type { ShelfProduct } from '#web/api/shelf-product.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfCard } from './ShelfCard.tsx'

interface ProductShelfProps extends Omit<ComponentProps<typeof Shelf>, 'children'> {
  readonly products: readonly ShelfProduct[]
  /** The phone that they are shown for. */
  readonly model?: string
}

/**
 * A shelf of products. Cards are known by their place, so that other products take the places of
 * those that were shown without anything moving.
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
