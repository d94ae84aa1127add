import type { ReactNode } from 'react'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import type { Order, OrderItem } from '#domain/contract/orders.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import { productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { NameOnCase } from '#web/kit/ui/blocks/NameOnCase.tsx'
import { ProductName } from '#web/kit/ui/blocks/ProductName.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Money } from '#web/kit/ui/Money.tsx'

interface OrderItemsProps {
  readonly order: Order
  /** Links the name to the product's page for the same model. */
  readonly isLinked?: boolean
  readonly children?: ReactNode
  /**
   * Renders the name printed on an item; by default the name alone, or while the case can still be
   * made, that it is missing (rule: name-to-print).
   */
  readonly name?: (item: OrderItem, index: number) => ReactNode
}

/** Items as they were sold. */
export function OrderItems({
  order,
  isLinked = false,
  name = ({ customName, caseType }) => (
    <NameOnCase
      name={customName}
      caseType={needsName(order) ? caseType : undefined}
      className="text-sm"
    />
  ),
  children,
}: OrderItemsProps) {
  const { orderItems } = order
  return (
    <Section title={t.orders.partsItems} card="usual" className="gap-3">
      <ul className="grid gap-4">
        {orderItems.map((item, index) => {
          const price = paisaFromRupees(item.price)
          return (
            <li
              key={orderItems.indexOf(item)}
              className="grid grid-cols-[min(4rem,20vw)_minmax(0,1fr)] gap-x-4 gap-y-1 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:items-center"
            >
              <div className="row-span-2 sm:row-span-1">
                <Thumbnail path={item.image} width={64} />
              </div>
              <div className="grid gap-0.5">
                <p className="font-semibold">
                  {isLinked ? (
                    <Link
                      to={productAddress(item.product, item.selectedModel)}
                      className="underline-offset-4 hover:text-plum hover:underline"
                    >
                      <ProductName>{item.name}</ProductName>
                    </Link>
                  ) : (
                    <ProductName>{item.name}</ProductName>
                  )}
                </p>
                <p className="text-sm">{item.selectedModel}</p>
                {name(item, index)}
                <p className="text-muted text-sm">
                  {caseTypeLabel(item.caseType)} · <Money amount={price} /> × {item.qty}
                </p>
              </div>
              <p className="font-semibold">
                <Money amount={price * item.qty} />
              </p>
            </li>
          )
        })}
      </ul>
      {children}
    </Section>
  )
}
