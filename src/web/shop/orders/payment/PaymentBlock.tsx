import type { Order } from '#domain/contract/orders.ts'
import { awaitsProof, isProofWaiting } from '#domain/orders/proof.ts'
import { paymentMethodLabels } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { linkTo } from '#web/kit/ui/message-tags.tsx'
import { AttachProof, ProofHint } from '../proof/ProofUpload.tsx'
import type { ProofUpload } from '../proof/use-proof-upload.tsx'

interface PaymentProps {
  readonly order: Order
  readonly upload: ProofUpload
}

/** Payment of the order, with the upload while a transfer is awaited (rule: transfer-proof). */
export function PaymentBlock({ order, upload }: PaymentProps) {
  const isWaiting = isProofWaiting(order)
  const state = isWaiting
    ? t.orderStatus.statusBeingChecked
    : order.isPaid
      ? t.orders.paid
      : t.orders.notPaid
  return (
    <Section title={t.orders.paymentMethod} className="gap-2">
      <p>
        {paymentMethodLabels()[order.paymentMethod]}
        <span className="text-muted"> · {state}</span>
      </p>
      {awaitsProof(order) && !isWaiting && <Transfer order={order} upload={upload} />}
    </Section>
  )
}

function Transfer({ order, upload }: PaymentProps) {
  const look = 'min-h-11 w-fit content-center font-semibold text-plum underline underline-offset-4'
  return (
    <>
      <p>{linkTo(paths.payment(order._id), look)(t.orders.uploadScreenshot)}</p>
      {order.access === 'full' ? (
        <>
          <AttachProof order={order} upload={upload} kind="secondary" />
          <ProofHint order={order} />
        </>
      ) : (
        <p className="text-muted text-sm">
          {t.orders.showsAccounts} {t.orders.confirmToAttach}
        </p>
      )}
    </>
  )
}
