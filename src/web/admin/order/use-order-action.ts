import { flushSync } from 'react-dom'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import type { CheckedForm } from '#web/ui/form/use-form.ts'
import { orderActionWords, type SaidWith } from './order-actions.ts'
import type { AdminOrder } from './use-admin-order.ts'

/** Id of the heading above what can be done next. */
export const NEXT_STEP_HEADING = 'order-next'

interface ActionInput<Field extends string> {
  readonly adminOrder: AdminOrder
  readonly action: OrderAction
  /** The form of the action, if it has one. */
  readonly form?: CheckedForm<Field> | undefined
  /** The values of the form. */
  readonly said?: SaidWith
  /** Closes what the action was begun with. */
  readonly onDone?: () => void
}

/** Does an action to the order in front of an admin, and says how it went. */
export function useOrderAction<Field extends string>(wanted: ActionInput<Field>) {
  const { adminOrder, action, form, said = {}, onDone } = wanted
  return useSubmit({
    form,
    send: async () => {
      await adminOrder.act(action, said)
      flushSync(() => onDone?.())
      // The pressed button may be gone, and the focus with it.
      if (document.activeElement === document.body) focusHeading(NEXT_STEP_HEADING)
    },
    ...orderActionWords(action, adminOrder.order),
  })
}
