import type { ReactNode } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { messageAbout, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { linkTo } from '#web/kit/ui/message-tags.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'
import { ProofHint } from '../proof/ProofUpload.tsx'

/** Steps of a transfer, a line each (rules: second-transfer, transfer-proof). */
export function PaymentSteps({ order }: { readonly order: Order }) {
  const steps: readonly ReactNode[] = [
    t.orders.transferExactly({
      amount: () => <Money amount={totalOf(order)} className="font-semibold" />,
    }),
    t.orders.takeScreenshot,
    t.orders.handIn,
  ]
  return (
    <Section title={t.orders.paymentHowToPay} className="gap-3">
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move
          <li key={index} className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-chip bg-plum-tint font-semibold text-plum"
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="text-muted text-sm">
        {t.orders.onlyVerified({ hours: terms.screenshotHours })}
      </p>
      {order.access === 'full' ? (
        !isProofWaiting(order) && <ProofHint order={order} />
      ) : (
        <p className="text-muted text-sm">
          {t.orders.confirmFirst({
            order: linkTo(paths.order(order._id), 'font-semibold text-plum underline'),
          })}
        </p>
      )}
    </Section>
  )
}

/** Text of a direct message about the order, to copy or to send (rule: direct-message-proof). */
export function DirectMessage({ order }: { readonly order: Order }) {
  const message = messageAbout(order)
  return (
    <Card as="section" aria-label={t.orders.byMessage} className="grid gap-3">
      <p className="text-muted text-sm">
        {isProofWaiting(order) ? t.orders.tellMore : t.orders.orByMessage}
      </p>
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
      <MessageShop text={message} wide>
        {t.orders.sendByDm}
      </MessageShop>
    </Card>
  )
}
