import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { transitionNotes, transitionRefusal } from '#domain/orders/transitions.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { FailureNotice } from '../../frame/FailureNotice.tsx'
import { actorNameOf, lastStep } from '../history/HistoryPanel.tsx'
import { type ActionInput, useOrderAction } from '../order-actions.ts'

interface ActionDialogProps<Field extends string> extends ActionInput<Field> {
  /** Question with the order's number: 'Mark order 1A2B3C4D as paid?' */
  readonly title: string
  /** Label of the button: 'Mark as paid', never 'OK'. */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly isDangerous?: boolean
  /** Confirmation that is still missing, as a sentence; false for none. */
  readonly isMissing?: string | false
  /** Field with the initial focus; by default the cancel button has it. */
  readonly field?: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Confirmation dialog of an action. When another person changes the order meanwhile, the dialog
 * stays open with the typed values and shows the change; an action that has become impossible is
 * disabled (rule: concurrent-edit).
 */
export function ActionDialog<Field extends string>({
  title,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDangerous = false,
  isMissing = false,
  field,
  onClose,
  children,
  ...input
}: ActionDialogProps<Field>) {
  const { action, form, onDone } = input
  const { order } = input.adminOrder
  const [openedAt] = useState(order.version)
  const cancel = useRef<HTMLButtonElement>(null)
  const { isPending, failure, submit } = useOrderAction({
    ...input,
    onDone: () => {
      onDone?.()
      onClose()
    },
  })
  const step = lastStep(order)
  const refusal = transitionRefusal(order, 'admin', action)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || refusal || isMissing) return
    if (!form || flushSync(form.passes)) submit()
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      role={field ? 'dialog' : 'alertdialog'}
      initialFocus={field ?? cancel}
    >
      <form noValidate onSubmit={send} aria-busy={isPending || undefined} className="grid gap-4">
        {children}
        <FailureNotice failure={failure} />
        {!failure && order.version !== openedAt && (
          <Notice tone="warning" isAlert>
            Changed just now{step && ` by ${actorNameOf(step)}`}: this order is now{' '}
            {order.orderStatus}.
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} kind="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            kind={isDangerous ? 'danger' : 'primary'}
            busy={isPending}
            disabled={refusal ? transitionNotes()[refusal] : isMissing}
          >
            {confirmLabel}
          </Button>
        </div>
        {refusal && <p className="text-end text-muted text-sm">{transitionNotes()[refusal]}</p>}
      </form>
    </Dialog>
  )
}
