import { type ComponentProps, useState } from 'react'
import { transitionNotes, transitionRefusal } from '#domain/orders/transitions.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { FormDialog } from '../../frame/FormDialog.tsx'
import { actorNameOf, lastStep } from '../history/HistoryPanel.tsx'
import { type ActionInput, useOrderAction } from '../order-actions.ts'

type ActionDialogProps<Field extends string> = ActionInput<Field> &
  Omit<ComponentProps<typeof FormDialog>, 'form' | 'isPending' | 'failure' | 'onSubmit'>

/**
 * Confirmation dialog of an action. When another person changes the order meanwhile, the dialog
 * stays open with the typed values and shows the change; an action that has become impossible is
 * disabled (rule: concurrent-edit).
 */
export function ActionDialog<Field extends string>({
  adminOrder,
  action,
  form,
  values,
  onDone,
  disabled,
  children,
  ...dialog
}: ActionDialogProps<Field>) {
  const { order } = adminOrder
  const [openedAt] = useState(order.version)
  const { submit, ...state } = useOrderAction({
    adminOrder,
    action,
    form,
    ...(values && { values }),
    onDone: () => {
      onDone?.()
      dialog.onClose()
    },
  })
  const step = lastStep(order)
  const refusal = transitionRefusal(order, 'admin', action)
  const note = refusal && transitionNotes()[refusal]
  return (
    <FormDialog
      {...dialog}
      form={form}
      disabled={note || disabled || false}
      {...state}
      onSubmit={submit}
    >
      {children}
      {!state.failure && order.version !== openedAt && (
        <Notice tone="warning" isAlert>
          Changed just now{step && ` by ${actorNameOf(step)}`}: this order is now{' '}
          {order.orderStatus}.
        </Notice>
      )}
      {note && <p className="text-end text-muted text-sm">{note}</p>}
    </FormDialog>
  )
}
