import type { PropsWithChildren } from 'react'
import type { Order, OrderItem } from '#domain/contract/orders.ts'
import { awaitsProof, isProofWaiting } from '#domain/orders/proof.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { OrderOpening } from '#web/kit/order-ui/OrderOpening.tsx'
import { OrderSteps } from '#web/kit/order-ui/OrderSteps.tsx'
import { messageAbout, rejectionReasonOf, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { progressWords } from '#web/kit/order-ui/order-words.ts'
import { StatusLine } from '#web/kit/order-ui/StatusLine.tsx'
import { statusRows } from '#web/kit/order-ui/status-panel.ts'
import { useSession } from '#web/kit/session/session.ts'
import { ExternalLinkButton, LinkButton } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Summary } from '#web/kit/ui/blocks/Summary.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { ReceivedProof } from './proof/ProofUpload.tsx'
import type { ProofUpload } from './proof/use-proof-upload.tsx'

interface OrderProgressProps {
  readonly order: Order
  readonly upload: ProofUpload
}

/** First section of an order's page: confirmation, expected delivery, next steps and actions. */
export function OrderProgress({ order, upload }: OrderProgressProps) {
  const { arrival } = progressWords(order)
  const isOnItsWay = arrival !== null && !arrival.isLate && !awaitsProof(order)
  const ground = grounds[order.orderStatus] ?? 'bg-plum-tint'
  return (
    <Card
      as="section"
      aria-label={t.orders.orderStatus}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 overflow-hidden"
    >
      <div
        className={`-mx-4 -mt-4 flex flex-wrap items-center gap-4 px-4 py-4 sm:-mx-5 sm:-mt-5 sm:px-5 sm:py-5 ${ground}`}
      >
        <OrderedPictures items={order.orderItems}>{isOnItsWay && <Tick />}</OrderedPictures>
        <p className="heading min-w-0 flex-[1_1_9rem] text-balance font-bold text-xl tracking-tight *:inline-block sm:text-2xl">
          <OrderOpening order={order} />
        </p>
      </div>
      <div className="grid gap-2">
        <WhatNext order={order} upload={upload} />
      </div>
      <OrderSteps order={order} />
      {/* Payment and delivery in a line (rule: in-transit). */}
      <section aria-label={t.orders.status} className="flex flex-wrap gap-x-4 gap-y-2">
        {statusRows(order).map((row) => (
          <StatusLine key={row.title} row={isProofWaiting(order) ? { ...row, note: null } : row} />
        ))}
      </section>
      <OrderActions order={order} />
    </Card>
  )
}

/** Background of the opening where an order is no good news. */
const grounds: Readonly<Partial<Record<OrderStatus, string>>> = {
  Cancelled: 'bg-cancelled-tint',
  'Payment Rejected': 'bg-payment-rejected-tint',
}

const MOST_PICTURES = 3

/** Pictures of the first lines, each with its pieces where there are several. */
function OrderedPictures({
  items,
  children,
}: PropsWithChildren<{ readonly items: readonly OrderItem[] }>) {
  const isOne = items.length === 1
  return (
    <div className="relative flex shrink-0 gap-2 print:hidden">
      {items.slice(0, MOST_PICTURES).map((item) => (
        <div key={items.indexOf(item)} className={isOne ? 'w-22 sm:w-30' : 'relative w-16 sm:w-24'}>
          <Thumbnail path={item.image} width={120} />
          {item.qty > 1 && (
            <span
              aria-hidden="true"
              className="absolute start-1 top-1 rounded-chip bg-ink px-2 py-0.5 font-semibold text-white text-xs"
            >
              × {item.qty}
            </span>
          )}
        </div>
      ))}
      {children}
    </div>
  )
}

function Tick() {
  return (
    <span
      aria-hidden="true"
      className="absolute -end-2 -bottom-2 grid size-8 place-items-center rounded-chip bg-save text-white"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      >
        <path
          d="m5 12.5 4.5 4.5L19 7.5"
          pathLength="1"
          strokeDasharray="1"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="animate-draw"
        />
      </svg>
    </span>
  )
}

/** Status and current step; an apology for an overdue order. */
function WhatNext({ order, upload }: OrderProgressProps) {
  const { headline, nextStep, arrival } = progressWords(order)
  const reason = rejectionReasonOf(order)
  return (
    <>
      {reason !== null && (
        <blockquote
          dir="auto"
          className="whitespace-pre-line border-danger border-s-4 ps-3 font-medium"
        >
          {reason}
        </blockquote>
      )}
      {arrival?.isLate && (
        <>
          <p>{t.orders.sorry}</p>
          <p className="print:hidden">
            <MessageShop text={messageAbout(order)} />
          </p>
        </>
      )}
      {isProofWaiting(order) && <ReceivedProof order={order} upload={upload} />}
      <p>
        {arrival && !isProofWaiting(order)
          ? t.orders.statusAndNext({
              status: headline,
              next: nextStep,
              strong: (content) => <strong className="font-semibold">{content}</strong>,
            })
          : nextStep}
      </p>
    </>
  )
}

/** The next action, the cancellation or why there is none, and the others behind 'More'. */
function OrderActions({ order }: { readonly order: Order }) {
  const isDue = awaitsProof(order) && !isProofWaiting(order)
  const isOver = order.isDelivered || order.orderStatus === 'Cancelled'
  return (
    <div data-screen-only className="flex flex-wrap items-start gap-x-3 gap-y-2">
      {isDue && (
        <LinkButton to={paths.payment(order._id)} icon="arrow" iconAfter>
          <span>{t.orders.howToPay({ amount: () => <Money amount={totalOf(order)} /> })}</span>
        </LinkButton>
      )}
      {order.isDelivered && <WriteReview order={order} />}
      {isOver ? <OrderAgain order={order} /> : !isDue && <SendLink order={order} />}
      <CancelOrder order={order} />
      <details className="open:basis-full">
        <Summary>{t.orders.more}</Summary>
        <div className="flex flex-wrap items-start gap-3 py-2">
          {!isOver && <OrderAgain order={order} />}
          {(isOver || isDue) && <SendLink order={order} />}
          <CopyButton
            text={linkOf(order)}
            what={t.orders.link}
            isNamed
            shownIn={LINK_ID}
            size="usual"
          />
        </div>
        <bdi dir="ltr" id={LINK_ID} className="block truncate text-muted text-xs">
          {linkOf(order)}
        </bdi>
      </details>
    </div>
  )
}

const LINK_ID = 'order-link'
const linkOf = ({ _id }: Order) => `${location.origin}${pageAddress(paths.order(_id))}`

/** Sends the link of an order to oneself. Its text is the link alone: an address has no phone or e-mail. */
function SendLink({ order }: { readonly order: Order }) {
  return (
    <ExternalLinkButton
      kind="secondary"
      icon="message"
      href={`https://wa.me/?${new URLSearchParams({ text: linkOf(order) })}`}
    >
      {t.orders.sendToWhatsApp}
    </ExternalLinkButton>
  )
}

/** Question how the ordered cases are, with links to their review forms (rule: reviews). */
function WriteReview({ order }: { readonly order: Order }) {
  const user = useSession()
  if (user?.isAdmin || order.access === 'masked') return null
  // One item per product, regardless of its models.
  const items = [...new Map(order.orderItems.map((item) => [item.product, item])).values()]
  const [item, ...more] = items
  if (!item) return null
  if (more.length === 0) {
    return (
      <LinkButton reloadDocument to={reviewFormOf(item)} kind="secondary" icon="edit">
        {t.orders.howIsIt}
      </LinkButton>
    )
  }
  return (
    <details className="w-full">
      <Summary>{t.orders.howIsIt}</Summary>
      <ul className="grid gap-1 py-2">
        {items.map((each) => (
          <li key={each.product}>
            <Link
              reloadDocument
              to={reviewFormOf(each)}
              className="grid min-h-11 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 text-plum underline underline-offset-4"
            >
              <Thumbnail path={each.image} width={40} />
              {each.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** By id: the server redirects, and the fragment survives only in a loaded document. */
const reviewFormOf = ({ product }: OrderItem) => `${paths.product(product)}#write-review`
