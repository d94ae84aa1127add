import { useState } from 'react'
import type { OrderItem } from '#domain/contract/orders.ts'
import type { Product } from '#domain/contract/products.ts'
import { send } from '#web/api/send.ts'
import { NamedPicture } from '#web/names/NamedPicture.tsx'

/**
 * The case with its name, for whoever makes it. Orders keep no design: the product is asked for it
 * when somebody looks, so that the drawing is of today’s.
 */
export function NamedCase({ item }: { readonly item: OrderItem }) {
  const [product, setProduct] = useState<Product | 'gone' | null>(null)
  const ask = () =>
    send('getProduct', { params: { id: item.product } }).then(setProduct, () => setProduct('gone'))
  const isDrawn = product === null || (product !== 'gone' && product.design !== null)
  return (
    <details className="w-full" onToggle={() => product === null && ask()}>
      <summary className="min-h-11 content-center text-plum text-sm underline underline-offset-4">
        See it on the case
      </summary>
      {isDrawn ? (
        <figure className="grid w-64 max-w-full gap-1.5">
          <div className="aspect-4/5 overflow-hidden rounded-card border border-hairline bg-paper">
            {product && (
              <NamedPicture of={{ ...product, model: item.selectedModel }} name={item.customName} />
            )}
          </div>
          <figcaption className="text-muted text-xs">
            Drawn from the product as it is today.
          </figcaption>
        </figure>
      ) : (
        <p className="text-muted text-sm">This case has photos, or was taken off the shop.</p>
      )}
    </details>
  )
}
