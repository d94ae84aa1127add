import { type FormEvent, type MouseEvent, useState } from 'react'
import { nextStep, offeredActions } from '#domain/orders/offered-actions.ts'
import { awaitsProof } from '#domain/orders/proof.ts'
import type { ChoosableStatus } from '#domain/orders/status.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { SelectField } from '#web/kit/ui/Field.tsx'
import { FailureNotice } from '#web/kit/ui/form/Form.tsx'
import { OrderDialogs } from './dialogs/OrderDialogs.tsx'
import {
  confirmedAction,
  NEXT_STEP_HEADING,
  statusOptions,
  stepHint,
  stepLabel,
  useOrderAction,
} from './order-actions.ts'
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

interface StepProps {
  readonly adminOrder: AdminOrder
  readonly onAsk: (action: OrderAction) => void
}

/** Button of the likely next step; fixed to the bottom of a phone's screen. */
function StepButton({ adminOrder, step, onAsk }: StepProps & { readonly step: OrderAction }) {
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
      <div className="next-bar max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-hairline max-lg:border-t max-lg:bg-white max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:raised">
        <Button wide busy={isPending} onClick={press}>
          {stepLabel(step, adminOrder.order)}
        </Button>
      </div>
    </>
  )
}

/** Dropdown of the statuses; some open their actions' dialogs (rule: status-is-an-action). */
export function StatusForm({ adminOrder, onAsk }: StepProps) {
  const { order, actionCount } = adminOrder
  // An action on this page resets the choice; a concurrent change doesn't.
  const [choice, setChoice] = useState<{ to: ChoosableStatus; actionCount: number } | null>(null)
  const chosen = choice?.actionCount === actionCount ? choice.to : null
  const options = statusOptions(order)
  const possible = options.filter(
    ({ status, reason }) => status !== order.orderStatus && reason === null,
  )
  const reasons = new Set(options.flatMap(({ reason }) => reason ?? []))
  const isChosenPossible = possible.some(({ status }) => status === chosen)
  const action = { kind: 'set-status', to: chosen ?? 'Pending' } as const
  const { isPending, failure, submit } = useOrderAction({ adminOrder, action })

  const update = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null || !isChosenPossible || isPending) return
    const confirmed = confirmedAction(order, chosen)
    if (confirmed) onAsk(confirmed)
    else submit()
  }
  if (possible.length === 0) return null
  return (
    <form noValidate onSubmit={update} className="grid gap-3 border-hairline border-t pt-4">
      <div className="grid gap-3 sm:flex sm:items-end">
        <SelectField
          label="Order status"
          className="grow"
          hint={[...reasons].join(' ')}
          value={chosen ?? order.orderStatus}
          onChange={({ currentTarget }) =>
            setChoice({ to: currentTarget.value as ChoosableStatus, actionCount })
          }
        >
          {order.orderStatus === 'Payment Rejected' && <option disabled>Payment Rejected</option>}
          {options.map(({ status, reason }) => (
            <option key={status} disabled={reason !== null}>
              {status}
            </option>
          ))}
        </SelectField>
        <Button
          type="submit"
          kind="secondary"
          size="usual"
          busy={isPending}
          disabled={isChosenPossible ? false : 'Please choose another status first'}
          className="min-h-12 shrink-0"
        >
          Update status
        </Button>
      </div>
      <FailureNotice failure={failure} />
    </form>
  )
}
