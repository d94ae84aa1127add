import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { awaitsProof, isProofWaiting } from '#domain/orders/proof.ts'
import { paymentMethodLabels } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { ProofUpload } from '../proof/ProofUpload.tsx'

/** Payment of the order, with the upload while a transfer is awaited (rule: transfer-proof). */
export function PaymentBlock({ order }: { readonly order: Order }) {
  return (
    <Section title={t.orders.paymentMethod} className="gap-3">
      <p>
        {paymentMethodLabels()[order.paymentMethod]}
        <span className="text-muted"> · {order.isPaid ? t.orders.paid : t.orders.notPaid}</span>
      </p>
      {awaitsProof(order) && <Transfer order={order} />}
    </Section>
  )
}

function Transfer({ order }: { readonly order: Order }) {
  const isMasked = order.access === 'masked'
  const waiting = isProofWaiting(order) ? order.proof : undefined
  return (
    <>
      {waiting && isMasked && (
        <p>{t.orders.haveScreenshot({ date: formatDate(waiting.handedInAt) })}</p>
      )}
      {waiting && <ProofUpload order={order} />}
      <LinkButton
        to={paths.payment(order._id)}
        kind={waiting ? 'quiet' : 'secondary'}
        icon="cash"
        className={waiting ? '-ms-5 justify-self-start' : ''}
      >
        {t.orders.uploadScreenshot}
      </LinkButton>
      {!waiting && (
        <>
          <p className="text-muted text-sm">
            {t.orders.showsAccounts}
            {isMasked && ` ${t.orders.confirmToAttach}`}
          </p>
          <ProofUpload order={order} />
        </>
      )}
    </>
  )
}
