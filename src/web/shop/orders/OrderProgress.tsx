import { Link } from 'react-router'
import type { Order, OrderItem } from '#domain/contract/orders.ts'
import { awaitsProof, isProofWaiting } from '#domain/orders/proof.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { OrderOpening } from '#web/kit/order-ui/OrderOpening.tsx'
import { OrderSteps } from '#web/kit/order-ui/OrderSteps.tsx'
import { messageAbout, rejectionReasonOf, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { progressWords } from '#web/kit/order-ui/order-words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { ExternalLinkButton, LinkButton } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'

/** First section of an order's page: confirmation, expected delivery and next steps. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const { arrival } = progressWords(order)
  const isOnItsWay = arrival !== null && !arrival.isLate
  return (
    <Card
      as="section"
      aria-label={t.orders.orderStatus}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 overflow-hidden"
    >
      <div className="-mx-4 -mt-4 flex flex-wrap items-center gap-4 bg-plum-tint px-4 py-5 sm:-mx-5 sm:-mt-5 sm:px-5">
        <div className="relative w-22 shrink-0 sm:w-30 print:hidden">
          <Thumbnail path={order.orderItems[0]?.image} width={120} />
          {isOnItsWay && <Tick />}
        </div>
        <p className="min-w-0 flex-[1_1_9rem] text-balance font-bold text-xl tracking-tight *:inline-block sm:text-2xl">
          <OrderOpening order={order} />
        </p>
      </div>
      <div className="grid gap-2">
        <WhatNext order={order} />
      </div>
      {awaitsProof(order) && !isProofWaiting(order) && (
        <LinkButton
          to={paths.payment(order._id)}
          icon="arrow"
          iconAfter
          className="sm:justify-self-start"
        >
          <span>{t.orders.howToPay({ amount: () => <Money amount={totalOf(order)} /> })}</span>
        </LinkButton>
      )}
      <OrderSteps order={order} />
      {order.isDelivered && <WriteReview order={order} />}
      <KeepOrder order={order} />
    </Card>
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
function WhatNext({ order }: { readonly order: Order }) {
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
      {isProofWaiting(order) ? (
        <Notice tone="success" {...(arrival && { title: headline })}>
          <p>{nextStep}</p>
        </Notice>
      ) : (
        <p>
          {arrival
            ? t.orders.statusAndNext({
                status: headline,
                next: nextStep,
                strong: (content) => <strong className="font-semibold">{content}</strong>,
              })
            : nextStep}
        </p>
      )}
    </>
  )
}

/** Link of an order, to send to oneself or to copy; printed pages show it as text. */
function KeepOrder({ order }: { readonly order: Order }) {
  const link = `${location.origin}${pageAddress(paths.order(order._id))}`
  return (
    <div className="grid min-w-0 gap-2">
      <div className="grid gap-2 sm:flex sm:gap-3">
        {/* Its text is the link alone: neither phone nor e-mail may be part of an address. */}
        <ExternalLinkButton
          kind="secondary"
          icon="message"
          href={`https://wa.me/?${new URLSearchParams({ text: link })}`}
        >
          {t.orders.sendToWhatsApp}
        </ExternalLinkButton>
        <CopyButton text={link} what={t.orders.link} isNamed shownIn="order-link" size="usual" />
      </div>
      <bdi
        dir="ltr"
        id="order-link"
        className="truncate text-muted text-xs print:whitespace-normal print:break-all"
      >
        {link}
      </bdi>
    </div>
  )
}

/** Links to the review forms of an order's products, for accounts (rule: reviews). */
function WriteReview({ order }: { readonly order: Order }) {
  const user = useSession()
  if (!user || user.isAdmin || order.access === 'masked') return null
  // One item per product, regardless of its models.
  const items = [...new Map(order.orderItems.map((item) => [item.product, item])).values()]
  const [item, ...more] = items
  if (!item) return null
  if (more.length === 0) {
    return (
      <LinkButton reloadDocument to={reviewFormOf(item)} kind="secondary" icon="edit">
        {t.orders.write}
      </LinkButton>
    )
  }
  return (
    <details className="w-full">
      <summary className="min-h-11 content-center font-semibold text-plum">
        {t.orders.write}
      </summary>
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
