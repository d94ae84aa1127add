import type { Order } from '#domain/contract/orders.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { messageAbout, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { linkTo, ltr } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'
import { ProofUpload } from '../proof/ProofUpload.tsx'

/** Steps of a transfer (rules: second-transfer, transfer-proof, direct-message-proof). */
export function PaymentSteps({ order }: { readonly order: Order }) {
  const { handle } = useShop()
  const isWaiting = isProofWaiting(order)
  const isRejected = order.orderStatus === 'Payment Rejected' && !isWaiting
  const steps = [
    t.orders.transferExactly({
      amount: () => <Money amount={totalOf(order)} className="font-semibold" />,
    }),
    t.orders.takeScreenshot,
    (isRejected ? t.orders.handInAgain : t.orders.handIn)({
      name: handle,
      number: shortOrderId(order._id),
      ltr: (content) => <strong className="font-semibold">{ltr(content)}</strong>,
    }),
    t.orders.weCheck,
  ]
  return (
    <Section title={t.orders.paymentHowToPay}>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move
            key={index}
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-3"
          >
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-chip bg-plum-tint font-semibold text-plum"
            >
              {index + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
      <Notice tone="warning" icon="clock">
        <p>{t.orders.onlyVerified({ hours: terms.screenshotHours })}</p>
        <p>{t.orders.oneIsEnough}</p>
      </Notice>
      {order.access === 'full' && !isWaiting && (
        <Card as="section" aria-label={t.orders.yourScreenshot}>
          <ProofUpload order={order} />
        </Card>
      )}
      {order.access === 'masked' && (
        <p className="text-muted text-sm">
          {t.orders.confirmFirst({
            order: linkTo(paths.order(order._id), 'font-semibold text-plum underline'),
          })}
        </p>
      )}
      <DirectMessage order={order} hint={isWaiting ? t.orders.tellMore : t.orders.orByMessage} />
    </Section>
  )
}

/** Text of a direct message about the order, to copy or to send. */
function DirectMessage({ order, hint }: { readonly order: Order; readonly hint: string }) {
  const message = messageAbout(order)
  return (
    <Card as="section" aria-label={t.orders.byMessage} className="grid gap-3">
      <p className="text-muted text-sm">{hint}</p>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <bdi id="payment-message" className="font-semibold">
          {message}
        </bdi>
        <CopyButton
          text={message}
          what={t.orders.paymentMessage}
          shownIn="payment-message"
          size="usual"
        />
      </p>
      <MessageShop text={message} size="large" wide>
        {t.orders.sendByDm}
      </MessageShop>
    </Card>
  )
}
