import { type PropsWithChildren, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { awaitsProof, isProofWaiting } from '#domain/orders/proof.ts'
import { paymentMethodLabels, shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { send } from '#web/kit/api/send.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { GiftLines, isGift } from '#web/kit/order-ui/GiftLines.tsx'
import { OrderItems } from '#web/kit/order-ui/OrderItems.tsx'
import { OrderTotals } from '#web/kit/order-ui/OrderTotals.tsx'
import { hasParcel, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { orderEntry } from '#web/kit/order-ui/order-proof.ts'
import { ParcelDetails } from '#web/kit/order-ui/ParcelDetails.tsx'
import { StatusLine } from '#web/kit/order-ui/StatusLine.tsx'
import { statusRows } from '#web/kit/order-ui/status-panel.ts'
import { usePageTitle } from '#web/kit/page/page-title.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { BesideRail } from '#web/shop/frame/BesideRail.tsx'
import { ordersList } from '../frame/BackLink.tsx'
import { counted } from '../frame/count.ts'
import { loadForAdmin, readAsAdmin } from '../frame/loaded.ts'
import { CustomerPanel, PhoneOrders } from './CustomerPanel.tsx'
import { addressLines } from './customer.ts'
import { HistoryPanel } from './history/HistoryPanel.tsx'
import { NextStep } from './NextStep.tsx'
import { OrderHead, OrderNotices } from './OrderHead.tsx'
import { moneyLabel } from './order-actions.ts'
import { NameToPrint, PrintFiles } from './PrintedItem.tsx'
import { ShipDialog } from './parcel/ShipDialog.tsx'
import { ProofPanel } from './proof/ProofPanel.tsx'
import { LeaveOutPrices, PackingSlip } from './slip/PackingSlip.tsx'
import { type AdminOrder, useAdminOrder } from './use-admin-order.ts'

/** Timeout of the request in milliseconds, during which the skeleton is shown. */
const TIMEOUT = 9_000

/** Loads the order; any failure redirects to the list. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<FilledEntry<Order>> {
  ordersList.remember()
  const { id = '' } = params
  const loaded = await loadForAdmin('Failed to load order', () =>
    readAsAdmin(
      orderEntry(id).ask(() =>
        send('getOrder', { params: { id } }, { timeout: TIMEOUT, signal: request.signal }),
      ),
    ),
  )
  if ('failure' in loaded) throw redirect(paths.adminOrders())
  return loaded.data
}

export function Component() {
  const entry = useLoaderData<FilledEntry<Order>>()
  return <OrderDetails key={entry.get()._id} entry={entry} />
}

/** Page of one order for an admin, with its data and actions. Only the packing slip is printed. */
function OrderDetails({ entry }: { readonly entry: FilledEntry<Order> }) {
  const adminOrder = useAdminOrder(entry)
  const { order } = adminOrder
  const [hasPrices, setHasPrices] = useState(!order.hidePrices)
  usePageTitle(`Order ${shortOrderId(order._id)}`)
  return (
    <>
      <div data-screen-only>
        <BesideRail>
          <OrderHead adminOrder={adminOrder} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
            <div className="grid min-w-0 gap-6">
              <OrderNotices order={order} />
              <NextStep adminOrder={adminOrder} />
              <OrderItems
                order={order}
                name={(item, index) => (
                  <>
                    <NameToPrint order={order} item={item} />
                    <PrintFiles orderId={order._id} line={index + 1} item={item} />
                  </>
                )}
              />
            </div>
            <div className="grid min-w-0 gap-6 lg:row-span-2">
              <DeliveryPanel adminOrder={adminOrder}>
                <LeaveOutPrices hasPrices={hasPrices} onHasPrices={setHasPrices} />
              </DeliveryPanel>
              <CustomerPanel order={order} />
              <AddressPanel order={order} />
              <PhoneOrders order={order} />
            </div>
            <div className="grid min-w-0 gap-6">
              <div className="grid items-start gap-6 sm:grid-cols-2">
                <PaymentPanel order={order} />
                <OrderTotals order={order} card="usual" />
              </div>
              <HistoryPanel adminOrder={adminOrder} />
            </div>
          </div>
        </BesideRail>
      </div>
      <PackingSlip order={order} hasPrices={hasPrices} />
    </>
  )
}

function AddressPanel({ order }: { readonly order: Order }) {
  const lines = [...addressLines(order.shippingAddress), order.shippingAddress.country]
  return (
    <Section title="Shipping address" card="usual" className="gap-3">
      <div className="flex items-start justify-between gap-3">
        <address id="order-address-lines" className="min-w-0 whitespace-pre-line not-italic">
          <bdi>{lines.join('\n')}</bdi>
        </address>
        <CopyButton text={lines.join('\n')} what="address" shownIn="order-address-lines" />
      </div>
      {order.language === 'ur' && (
        <p className="border-hairline border-t pt-3 text-sm">
          Ordered in Urdu: the emails are in Urdu too.
        </p>
      )}
      {isGift(order) && (
        <div className="grid gap-1 border-hairline border-t pt-3">
          <p className="font-semibold text-sm">A gift</p>
          <GiftLines giftNote={order.giftNote} hidePrices={order.hidePrices} />
        </div>
      )}
    </Section>
  )
}

function CorrectableParcel({ adminOrder }: { readonly adminOrder: AdminOrder }) {
  const { order } = adminOrder
  const [isOpen, setOpen] = useState(false)
  const isKnown = hasParcel(order)
  const isOnItsWay = order.orderStatus === 'Shipped'
  if (!isKnown && !isOnItsWay && !isOpen) return null
  return (
    <div className="grid gap-2 border-hairline border-y py-3">
      {isKnown && <ParcelDetails order={order} />}
      {isOnItsWay && (
        <Button kind={isKnown ? 'quiet' : 'secondary'} onClick={() => setOpen(true)}>
          {isKnown ? 'Correct parcel' : 'Add courier and number'}
        </Button>
      )}
      {isOpen && <ShipDialog adminOrder={adminOrder} onClose={() => setOpen(false)} />}
    </div>
  )
}

function PaymentPanel({ order }: { readonly order: Order }) {
  const total = totalOf(order)
  // A cancelled order that was never paid has no payment row.
  const [payment] = statusRows(order).slice(0, -1)
  const toCheck = isProofWaiting(order) && { note: 'A screenshot waits for the check' }
  return (
    <Section title="Payment" card="usual" className="gap-3">
      <p>{paymentMethodLabels()[order.paymentMethod]}</p>
      {payment && <StatusLine row={{ ...payment, ...toCheck }} />}
      {!awaitsProof(order) && <ProofPanel order={order} />}
      <dl className="border-hairline border-t pt-3">
        <dt className="text-muted text-sm">{moneyLabel({ ...order, total })}</dt>
        <dd className="font-semibold text-xl">
          <Money amount={total} />
        </dd>
      </dl>
    </Section>
  )
}

function DeliveryPanel({
  adminOrder,
  children,
}: PropsWithChildren<{ readonly adminOrder: AdminOrder }>) {
  const { order } = adminOrder
  const delivery = statusRows(order).at(-1)
  const pieces = order.orderItems.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <Section title="Delivery" card="usual" className="gap-3">
      <p>
        To <bdi>{order.shippingAddress.city}</bdi>
      </p>
      {delivery && <StatusLine row={delivery} />}
      <dl className="border-hairline border-t pt-3">
        <dt className="text-muted text-sm">In the parcel</dt>
        <dd className="font-semibold text-xl tabular-nums">{counted(pieces, 'piece')}</dd>
      </dl>
      <CorrectableParcel adminOrder={adminOrder} />
      <div className="grid gap-1">
        <Button kind="secondary" icon="print" onClick={() => print()}>
          Print packing slip
        </Button>
        <div className="text-sm">{children}</div>
      </div>
    </Section>
  )
}
