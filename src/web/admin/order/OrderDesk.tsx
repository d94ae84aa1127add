import { useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { usePageTitle } from '#web/frame/head/page-title.ts'
import { OrderItems } from '#web/order-parts/OrderItems.tsx'
import { OrderOpening } from '#web/order-parts/OrderOpening.tsx'
import { OrderSteps } from '#web/order-parts/OrderSteps.tsx'
import { OrderTotals } from '#web/order-parts/OrderTotals.tsx'
import type { Known } from '#web/store/store.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { AddressPanel } from './AddressPanel.tsx'
import { CustomerPanel } from './CustomerPanel.tsx'
import { DeliveryPanel } from './DeliveryPanel.tsx'
import { HistoryPanel } from './history/HistoryPanel.tsx'
import { NameToPrint } from './NameToPrint.tsx'
import { NextStep } from './NextStep.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderNotices } from './OrderNotices.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { PhoneOrders } from './PhoneOrders.tsx'
import { ParcelOnDesk } from './parcel/ParcelOnDesk.tsx'
import { PackingSlip } from './slip/PackingSlip.tsx'
import { PrintSlip } from './slip/PrintSlip.tsx'
import { useDesk } from './use-desk.ts'

/** One order, with everything that an admin decides by and does. On paper it is the packing slip. */
export function OrderDesk({ entry }: { readonly entry: Known<Order> }) {
  const desk = useDesk(entry)
  const { order } = desk
  const [hasPrices, setHasPrices] = useState(true)
  usePageTitle(`Order ${shortOrderId(order._id)}`)
  return (
    <>
      <div
        data-screen-only
        className="page-gutter grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 sm:py-8"
      >
        <OrderHead desk={desk} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 gap-6">
            <OrderNotices order={order} />
            <NextStep desk={desk} />
            <Progress order={order} />
            <div className="grid gap-6 sm:grid-cols-2">
              <PaymentPanel order={order} />
              <DeliveryPanel order={order}>
                <ParcelOnDesk desk={desk} />
                <PrintSlip hasPrices={hasPrices} onHasPrices={setHasPrices} />
              </DeliveryPanel>
            </div>
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
              <OrderItems
                order={order}
                name={(item) => <NameToPrint order={order} item={item} />}
              />
              <OrderTotals order={order} />
            </div>
          </div>
          <div className="grid min-w-0 gap-6 lg:row-span-2">
            <CustomerPanel order={order} />
            <AddressPanel order={order} />
            <PhoneOrders order={order} />
          </div>
          <HistoryPanel desk={desk} />
        </div>
      </div>
      <PackingSlip order={order} hasPrices={hasPrices} />
    </>
  )
}

/** How far the order is, in the steps and the sentence that its customer sees (rule: order-steps). */
function Progress({ order }: { readonly order: Order }) {
  return (
    <Section title="Progress" card="usual" className="gap-4">
      <OrderSteps order={order} />
      <p className="text-muted text-sm">
        The customer’s page begins: “
        <OrderOpening order={order} />”
      </p>
    </Section>
  )
}
