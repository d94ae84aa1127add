import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { isProofWaiting } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { sayCopied } from '#web/feedback/copied.ts'
import { directMessageLink } from '#web/frame/direct-message.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { messageAbout, totalOf } from '#web/order-parts/order-facts.ts'
import { ExternalLinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/blocks/Card.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ProofPart } from '../proof/ProofPart.tsx'

/**
 * Steps from a transfer to a paid order (rules: second-transfer, transfer-proof,
 * direct-message-proof).
 */
export function PaymentSteps({ order }: { readonly order: Order }) {
  const shop = useShop()
  const isWaiting = isProofWaiting(order)
  const isRejected = order.orderStatus === 'Payment Rejected' && !isWaiting
  const message = messageAbout(order)
  return (
    <Section title="How to pay">
      <ol className="grid gap-4">
        <Step number={1}>
          Transfer exactly <Money amount={totalOf(order)} className="font-semibold" /> to one of the
          accounts above.
        </Step>
        <Step number={2}>Take a screenshot that shows the amount and the transaction number.</Step>
        <Step number={3}>
          {isRejected ? 'Hand in a new screenshot' : 'Hand in the screenshot'} below, or send it by
          direct message to{' '}
          <bdi dir="ltr" className="font-semibold">
            @{shop.handle}
          </bdi>{' '}
          with your order number{' '}
          <bdi dir="ltr" className="font-semibold">
            {shortOrderId(order._id)}
          </bdi>
          .
        </Step>
        <Step number={4}>We check the payment and start working on your order.</Step>
      </ol>
      <Notice tone="warning" icon="clock">
        <p>
          Your order is processed only after the payment is verified. Please send the screenshot
          within {terms.screenshotHours} hours.
        </p>
        <p>Attach it here or send it by DM: one of the two is enough.</p>
      </Notice>
      {order.access === 'full' && !isWaiting && (
        <Card as="section" aria-label="Your screenshot">
          <ProofPart order={order} />
        </Card>
      )}
      {order.access === 'masked' && (
        <p className="text-muted text-sm">
          To attach it here,{' '}
          <Link to={paths.order(order._id)} className="font-semibold text-plum underline">
            confirm your phone number
          </Link>{' '}
          first.
        </p>
      )}
      <Card as="section" aria-label="By direct message" className="grid gap-3">
        <p className="text-muted text-sm">
          {isWaiting
            ? 'To tell us more, write this with your message:'
            : 'Or by direct message. Write this with your screenshot:'}
        </p>
        <p className="flex flex-wrap items-center justify-between gap-2">
          <bdi dir="ltr" id="payment-message" className="font-semibold">
            {message}
          </bdi>
          <CopyButton
            text={message}
            what="message"
            shownIn="payment-message"
            size="usual"
            onDone={sayCopied}
          />
        </p>
        <ExternalLinkButton
          kind="secondary"
          size="large"
          wide
          icon="message"
          href={directMessageLink(shop, message)}
        >
          Send Screenshot by DM
        </ExternalLinkButton>
      </Card>
    </Section>
  )
}

function Step({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-3">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-chip bg-plum-tint font-semibold text-plum"
      >
        {number}
      </span>
      <span className="pt-1">{children}</span>
    </li>
  )
}
