import { type FormEvent, useState } from 'react'
import type { ChoosableStatus, OrderState } from '#domain/orders/status.ts'
import { choosableStatuses } from '#domain/orders/status-lists.ts'
import {
  type OrderAction,
  statusChoices,
  statusWarning,
  transitionNotes,
  transitionRefusal,
} from '#domain/orders/transitions.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { SelectField } from '#web/kit/ui/Field.tsx'
import { FailureNotice } from '../../frame/FailureNotice.tsx'
import { useOrderAction } from '../order-actions.ts'
import type { AdminOrder } from '../use-admin-order.ts'

interface StatusFormProps {
  readonly adminOrder: AdminOrder
  readonly onAsk: (action: OrderAction) => void
}

/** Dropdown of the statuses; some open their actions' dialogs (rule: status-is-an-action). */
export function StatusForm({ adminOrder, onAsk }: StatusFormProps) {
  const { order, actionCount } = adminOrder
  // An action on this page resets the choice; a concurrent change doesn't.
  const [choice, setChoice] = useState<{ to: ChoosableStatus; actionCount: number } | null>(null)
  const chosen = choice?.actionCount === actionCount ? choice.to : null
  const options = statusOptions(order)
  const isPossible = options.some((option) => option.isPossible)
  const isChosenPossible = options.some(
    ({ status, isPossible }) => status === chosen && status !== order.orderStatus && isPossible,
  )
  const action = { kind: 'set-status', to: chosen ?? 'Pending' } as const
  const { isPending, failure, submit } = useOrderAction({ adminOrder, action })

  const update = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null || !isChosenPossible || isPending) return
    if (chosen === 'Delivered') onAsk({ kind: 'deliver', cashCollected: true })
    else if (chosen === 'Cancelled') onAsk({ kind: 'cancel' })
    else if (chosen === 'Shipped' || statusWarning(order, chosen))
      onAsk({ kind: 'set-status', to: chosen })
    else submit()
  }
  return (
    <form noValidate onSubmit={update} className="grid gap-3 border-hairline border-t pt-4">
      <div className="grid gap-3 sm:flex sm:items-end">
        <SelectField
          label="Order status"
          className="grow"
          hint={impossibleStatuses(order).join(' ')}
          disabled={!isPossible}
          value={chosen ?? order.orderStatus}
          onChange={({ currentTarget }) =>
            setChoice({ to: currentTarget.value as ChoosableStatus, actionCount })
          }
        >
          {order.orderStatus === 'Payment Rejected' && (
            <option value="Payment Rejected" disabled>
              Payment Rejected
            </option>
          )}
          {options.map(({ status, isPossible }) => (
            <option key={status} value={status} disabled={!isPossible}>
              {status}
            </option>
          ))}
        </SelectField>
        {isPossible && (
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
        )}
      </div>
      <FailureNotice failure={failure} />
    </form>
  )
}

/** Options for the seven statuses; `isPossible` marks the transitions that the order allows. */
export function statusOptions(order: OrderState) {
  const choices = statusChoices(order)
  return choosableStatuses.map((status) => ({ status, isPossible: choices.includes(status) }))
}

/** Reasons why some statuses can't be chosen, without duplicates. */
export function impossibleStatuses(order: OrderState): readonly string[] {
  const notes = choosableStatuses.flatMap((to) => {
    const refusal = transitionRefusal(order, 'admin', { kind: 'set-status', to })
    return refusal ? [transitionNotes()[refusal]] : []
  })
  return [...new Set(notes)]
}
