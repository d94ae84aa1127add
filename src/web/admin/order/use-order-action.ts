import { flushSync } from 'react-dom'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import type { CheckedForm } from '#web/kit/ui/form/use-form.ts'
import { type ActionValues, orderActionWords } from './order-actions.ts'
import type { AdminOrder } from './use-admin-order.ts'

/** Id of the heading above the next actions. */
export const NEXT_STEP_HEADING = 'order-next'

interface ActionInput<Field extends string> {
  readonly adminOrder: AdminOrder
  readonly action: OrderAction
  readonly form?: CheckedForm<Field> | undefined
  readonly values?: ActionValues
  readonly onDone?: () => void
}

/** Sends an action on the order, and shows its outcome. */
export function useOrderAction<Field extends string>(wanted: ActionInput<Field>) {
  const { adminOrder, action, form, values = {}, onDone } = wanted
  return useSubmit({
    form,
    send: async () => {
      await adminOrder.act(action, values)
      flushSync(() => onDone?.())
      // The pressed button may have been removed, which loses the focus.
      if (document.activeElement === document.body) focusHeading(NEXT_STEP_HEADING)
    },
    ...orderActionWords(action, adminOrder.order),
  })
}
