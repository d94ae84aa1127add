import { useId, useState } from 'react'
import { namedByCustomer } from '#domain/catalogue/named-cases.ts'
import type { Order, OrderItem } from '#domain/contract/orders.ts'
import type { Product } from '#domain/contract/products.ts'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import { needsName, SENT_WITHOUT_NAME } from '#domain/orders/name-needed.ts'
import { send } from '#web/api/send.ts'
import { NamedPicture } from '#web/names/NamedPicture.tsx'
import { sayCopied } from '#web/order-parts/copied.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'

interface NameToPrintProps {
  readonly order: Order
  readonly item: OrderItem
}

/**
 * The name to print on an item, to be read and copied; or that it is waited for, or
 * that it left without one (rule: name-to-print).
 */
export function NameToPrint({ order, item }: NameToPrintProps) {
  const id = useId()
  const { customName } = item
  if (customName) {
    return (
      <div className="my-1 flex flex-wrap items-end gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="block text-muted text-xs">Name to print</span>
          <bdi id={id} className="block wrap-anywhere font-semibold text-2xl leading-snug">
            {customName}
          </bdi>
        </p>
        <CopyButton text={customName} what={`name ${customName}`} shownIn={id} onDone={sayCopied} />
        <NamedCase item={item} />
      </div>
    )
  }
  if (!namedByCustomer(item.caseType) || order.orderStatus === 'Cancelled') return null
  return needsName({ ...order, orderItems: [item] }) ? (
    <Badge tone="pending" icon="edit" className="justify-self-start">
      {orderFlagLabels['name-needed']}
    </Badge>
  ) : (
    <Badge tone="neutral" icon="edit" className="justify-self-start">
      {SENT_WITHOUT_NAME}
    </Badge>
  )
}

/**
 * The case with its name, for whoever makes it. Orders keep no design: the product is asked for it
 * when somebody looks, so that the drawing is of today’s.
 */
function NamedCase({ item }: { readonly item: OrderItem }) {
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
