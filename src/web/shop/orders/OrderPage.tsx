import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { needsName } from '#domain/orders/name-needed.ts'
import { shownStatus } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { isUnreachable, withReason } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { missing } from '#web/kit/feedback/missing.ts'
import { GiftLines, isGift } from '#web/kit/order-ui/GiftLines.tsx'
import { LiveOrder } from '#web/kit/order-ui/LiveOrder.tsx'
import { OrderItems } from '#web/kit/order-ui/OrderItems.tsx'
import { OrderTotals } from '#web/kit/order-ui/OrderTotals.tsx'
import { hasParcel, messageAbout, phoneOf } from '#web/kit/order-ui/order-facts.ts'
import { readOrder } from '#web/kit/order-ui/order-proof.ts'
import { ParcelDetails } from '#web/kit/order-ui/ParcelDetails.tsx'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { usePageTitle } from '#web/kit/page/page-title.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { hiddenText, linkTo, ltr } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { EmptyPage } from '#web/shop/frame/for-shoppers.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'
import { WhatsAppRow } from '#web/shop/frame/WhatsAppRow.tsx'
import { AccountOffer, GuestOrderNotice, ProveOrder } from './GuestOrder.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { PlacedNote, usePlaced } from './PlacedNote.tsx'
import { PaymentBlock } from './payment/PaymentBlock.tsx'
import { RevokedWallets } from './payment/Wallets.tsx'
import { useProofUpload } from './proof/use-proof-upload.tsx'

/** Order, or the sentence for a visitor who has to log in to see it (rule: guest-order-access). */
type OrderData = { readonly order: FilledEntry<Order> } | { readonly loginNeeded: string }

export async function loader({ params, request }: LoaderFunctionArgs): Promise<OrderData> {
  try {
    return { order: await readOrder(params.id ?? '', request.signal) }
  } catch (error) {
    if (isUnreachable(error)) throw missing(withReason(t.orders.notFound, error), paths.home())
    if (error instanceof ApiError && error.status === 401) return { loginNeeded: error.message }
    throw error
  }
}

export function Component() {
  const data = useLoaderData<OrderData>()
  if ('order' in data) return <OrderDetail entry={data.order} />
  return (
    <EmptyPage
      icon="user"
      title={data.loginNeeded}
      action={<LinkButton to={paths.login()}>{t.orders.login}</LinkButton>}
    >
      {t.orders.ofAccount}
    </EmptyPage>
  )
}

function OrderDetail({ entry }: { readonly entry: FilledEntry<Order> }) {
  const order = entry.use()
  const upload = useProofUpload(order)
  const isMasked = order.access === 'masked'
  usePageTitle(t.orders.title({ number: shortOrderId(order._id) }))
  return (
    <div className="page-gutter grid gap-4 pt-4 pb-8 sm:gap-6 sm:pt-8 print:gap-3 print:py-0">
      <LiveOrder key={order._id} order={order} />
      {upload.input}
      <OrderHeader order={order} />
      <div className="grid items-start gap-6 print:gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <div className="grid gap-6 print:gap-3">
          <RevokedWallets order={order} />
          <OrderProgress order={order} upload={upload} />
          {hasParcel(order) && (
            <Section title={t.orders.yourParcel} card="usual" className="gap-3">
              <ParcelDetails order={order} />
            </Section>
          )}
          <div data-screen-only className="grid gap-6 empty:hidden">
            {isMasked && (
              <>
                <GuestOrderNotice order={order} />
                <ProveOrder orderId={order._id} />
              </>
            )}
            <NameNeeded order={order} />
          </div>
        </div>
        <div className="lg:row-span-2">
          <OrderItems order={order} isLinked>
            <div className="grid gap-4 border-hairline border-t pt-4">
              <OrderTotals order={order} />
              <PaymentBlock order={order} upload={upload} />
            </div>
          </OrderItems>
        </div>
        <div className="grid gap-6 print:gap-3">
          {!isMasked && <CustomerBlock order={order} />}
          <div data-screen-only className="grid gap-4 empty:hidden">
            <AccountOffer order={order} />
            {!isMasked && <GuestOrderNotice order={order} />}
          </div>
          <OrderHelp order={order} />
        </div>
      </div>
    </div>
  )
}

function OrderHeader({ order }: { readonly order: Order }) {
  const shortId = shortOrderId(order._id)
  const isPlaced = usePlaced(order)
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h1 className="text-xl">
        {t.orders.heading({
          number: shortId,
          id: (content) => (
            <bdi dir="ltr" id="short-order-id" className="tracking-wide">
              {content}
            </bdi>
          ),
        })}
      </h1>
      <CopyButton text={shortId} what={t.orders.orderNumber} shownIn="short-order-id" />
      <p className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <StatusBadge status={shownStatus(order)} />
        {isPlaced ? (
          <PlacedNote />
        ) : (
          <span>
            {t.orders.placedOn({ date: formatDate(order.createdAt), hidden: hiddenText })}
          </span>
        )}
      </p>
    </header>
  )
}

/** Form for a missing name to print, until the order is made (rule: name-to-print). */
function NameNeeded({ order }: { readonly order: Order }) {
  if (!needsName(order)) return null
  const shortId = shortOrderId(order._id)
  return (
    <Notice tone="offer" icon="edit" title={t.orders.whichName}>
      <p>{t.orders.sendNameByDm({ number: shortId, id: ltr })}</p>
      <div className="mt-1">
        <MessageShop text={t.orders.nameToPrint({ number: shortId })}>
          {t.orders.sendName}
        </MessageShop>
      </div>
    </Notice>
  )
}

/** Contact of the shop, last on every page of an order. */
function OrderHelp({ order }: { readonly order: Order }) {
  return (
    <div data-screen-only className="grid">
      <Section title={t.orders.needHelp} card="usual" className="gap-3">
        <p className="text-muted text-sm">
          {t.orders.messageUs({
            hours: terms.supportReplyHours,
            help: linkTo(paths.help(), 'text-plum underline'),
          })}
        </p>
        <WhatsAppRow message={messageAbout(order)} />
        <MessageShop text={messageAbout(order)} />
      </Section>
    </div>
  )
}

/** Contact and address, for visitors with full access to the order. */
function CustomerBlock({ order }: { readonly order: Order }) {
  const customer = order.guestInfo ?? order.user
  const phone = phoneOf(order)
  const { address, city, postalCode, country } = order.shippingAddress
  return (
    <Card className="grid gap-6 sm:grid-cols-2">
      <Section title={t.orders.customer} className="gap-3">
        <div>
          <p className="font-semibold">
            <bdi>{customer?.name}</bdi>
          </p>
          <p className="break-all">
            <bdi>{customer?.email}</bdi>
          </p>
          {phone && (
            <p>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </p>
          )}
        </div>
      </Section>
      <Section title={t.orders.shippingAddress} className="gap-3">
        <address className="not-italic">
          <bdi className="whitespace-pre-line">{address}</bdi>
          <br />
          <bdi>{city}</bdi> <bdi>{postalCode}</bdi>
          <span className="block">{country === terms.country ? t.orders.pakistan : country}</span>
        </address>
      </Section>
      {isGift(order) && (
        <Section title={t.orders.gift} className="gap-2 sm:col-span-2">
          <GiftLines giftNote={order.giftNote} hidePrices={order.hidePrices} />
        </Section>
      )}
    </Card>
  )
}
