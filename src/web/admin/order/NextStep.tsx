import { type MouseEvent, useState } from 'react'
import { nextStep, offeredActions } from '#domain/orders/offered-actions.ts'
import { awaitsProof } from '#domain/orders/proof.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { FailureNotice } from '../frame/FailureNotice.tsx'
import { OrderDialogs } from './dialogs/OrderDialogs.tsx'
import { StatusForm } from './dialogs/StatusForm.tsx'
import { NEXT_STEP_HEADING, stepHint, stepLabel, useOrderAction } from './order-actions.ts'
import { ProofCheck } from './proof/ProofPanel.tsx'
import type { AdminOrder } from './use-admin-order.ts'

/** Actions on the order: the likely next step as the primary button, others beside it. */
export function NextStep({ adminOrder }: { readonly adminOrder: AdminOrder }) {
  const { order } = adminOrder
  const [pendingAction, setPendingAction] = useState<OrderAction | null>(null)
  const offered = offeredActions(order)
  const step = nextStep(order)
  const others: readonly (OrderAction | false)[] = [
    offered.rejectPayment && { kind: 'reject' },
    offered.deliver && step?.kind !== 'deliver' && { kind: 'deliver', cashCollected: true },
    offered.cancel && { kind: 'cancel' },
  ]
  const buttons = (
    <>
      {step && <StepButton adminOrder={adminOrder} step={step} onAsk={setPendingAction} />}
      {others.map(
        (action) =>
          action && (
            <Button
              key={action.kind}
              kind={action.kind === 'cancel' ? 'danger' : 'secondary'}
              onClick={() => setPendingAction(action)}
              className={classNames('grow sm:grow-0', action.kind === 'cancel' && 'sm:ms-auto')}
            >
              {stepLabel(action, order)}
            </Button>
          ),
      )}
    </>
  )
  return (
    <Section id={NEXT_STEP_HEADING} title="Next step" card="usual" className="gap-3">
      <p>{stepHint(step, order)}</p>
      {order.proof && awaitsProof(order) ? (
        <ProofCheck order={order}>{buttons}</ProofCheck>
      ) : (
        <div className="flex flex-wrap gap-3 empty:hidden">{buttons}</div>
      )}
      <StatusForm adminOrder={adminOrder} onAsk={setPendingAction} />
      <OrderDialogs
        adminOrder={adminOrder}
        pendingAction={pendingAction}
        onClose={() => setPendingAction(null)}
      />
    </Section>
  )
}

interface StepButtonProps {
  readonly adminOrder: AdminOrder
  readonly step: OrderAction
  readonly onAsk: (action: OrderAction) => void
}

/** Button of the likely next step; fixed to the bottom of a phone's screen. */
function StepButton({ adminOrder, step, onAsk }: StepButtonProps) {
  const { isPending, failure, submit } = useOrderAction({ adminOrder, action: step })
  const press = (event: MouseEvent) => {
    // The second click of a double click would trigger the step after this one.
    if (event.detail > 1) return
    if (step.kind === 'set-status' && step.to !== 'Shipped') submit()
    else onAsk(step)
  }
  return (
    <>
      <FailureNotice failure={failure} className="w-full" />
      <div className="next-bar">
        <Button wide busy={isPending} onClick={press}>
          {stepLabel(step, adminOrder.order)}
        </Button>
      </div>
    </>
  )
}
