import type { Order } from '#domain/contract/orders.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { Money } from '#web/ui/Money.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { OrderBlock } from './OrderBlock.tsx'

/** What was ordered, as it was sold. */
export function OrderItems({ order: { orderItems } }: { readonly order: Order }) {
  return (
    <OrderBlock id="order-items" title="Items">
      <ul className="grid gap-4">
        {orderItems.map((item) => {
          const price = paisaFromRupees(item.price)
          return (
            <li
              key={`${item.product} ${item.selectedModel}`}
              className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-1 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:items-center"
            >
              <div className="row-span-2 sm:row-span-1">
                <Picture
                  path={item.image}
                  alt=""
                  sizes="64px"
                  className="aspect-4/5 w-full rounded-control border border-hairline object-cover"
                />
              </div>
              <div className="grid gap-0.5">
                <p className="font-semibold">{item.name}</p>
                <p className="text-sm">{item.selectedModel}</p>
                <p className="text-muted text-sm">
                  {item.caseType} · <Money amount={price} /> × {item.qty}
                </p>
              </div>
              <p className="font-semibold">
                <Money amount={price * item.qty} />
              </p>
            </li>
          )
        })}
      </ul>
    </OrderBlock>
  )
}
