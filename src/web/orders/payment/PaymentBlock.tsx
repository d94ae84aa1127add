import type { Order } from '#domain/contract/orders.ts'
import { paymentMethodLabels } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { awaitsTransfer } from '../order-facts.ts'
import { ProofPart } from '../proof/ProofPart.tsx'

/**
 * How the order is paid; while a transfer is awaited, with the way to the accounts and the place of its
 * screenshot (rule: transfer-proof).
 */
export function PaymentBlock({ order }: { readonly order: Order }) {
  return (
    <Section title="Payment method" card="usual" className="gap-3">
      <p>
        {paymentMethodLabels[order.paymentMethod]}
        <span className="text-muted"> · {order.isPaid ? 'Paid' : 'Not Paid'}</span>
      </p>
      {awaitsTransfer(order) && (
        <>
          <LinkButton to={paths.payment(order._id)} kind="secondary" icon="cash">
            Upload Payment Screenshot
          </LinkButton>
          <p className="text-muted text-sm">
            Shows our accounts and what to transfer.
            {order.access === 'masked' && ' Confirm your phone number to attach the screenshot.'}
          </p>
          <ProofPart order={order} />
        </>
      )}
    </Section>
  )
}
