import { useId } from 'react'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import type { Order, OrderItem } from '#domain/contract/orders.ts'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import { needsName, SENT_WITHOUT_NAME } from '#domain/orders/name-needed.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'

/** Name to print on an item, or a note that it is missing or was (rule: name-to-print). */
export function NameToPrint({ order, item }: { readonly order: Order; readonly item: OrderItem }) {
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
        <CopyButton text={customName} what={`name ${customName}`} shownIn={id} />
        <details className="w-full">
          <summary className="min-h-11 content-center text-plum text-sm underline underline-offset-4">
            See it on the case
          </summary>
          <Picture
            path={item.image}
            alt="The case with its name"
            sizes="256px"
            className="aspect-4/5 w-64 max-w-full rounded-card border border-hairline object-cover"
          />
        </details>
      </div>
    )
  }
  if (!namedByCustomer(item.caseType) || order.orderStatus === 'Cancelled') return null
  const isNeeded = needsName({ ...order, orderItems: [item] })
  return (
    <Badge tone={isNeeded ? 'pending' : 'neutral'} icon="edit" className="justify-self-start">
      {isNeeded ? orderFlagLabels['name-needed'] : SENT_WITHOUT_NAME}
    </Badge>
  )
}
