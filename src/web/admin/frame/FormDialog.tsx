import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Failure } from '#web/kit/api/failure.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { FailureNotice } from '#web/kit/ui/form/Form.tsx'
import type { CheckedForm } from '#web/kit/ui/form/use-form.ts'
import type { IconName } from '#web/kit/ui/Icon.tsx'

interface FormDialogProps {
  readonly title: string
  /** Label of the button: 'Mark as Paid', never 'OK'. */
  readonly confirmLabel: string
  readonly icon?: IconName
  readonly cancelLabel?: string
  readonly isDangerous?: boolean
  /** Reason why the button is disabled, as a sentence; false while it is enabled. */
  readonly disabled?: string | false
  /** Form whose fields are children; undefined without fields. */
  readonly form?: Pick<CheckedForm, 'attempt' | 'passes'> | undefined
  /** Field with the initial focus; by default the cancel button has it. */
  readonly field?: RefObject<HTMLElement | null> | undefined
  readonly role?: 'dialog' | 'alertdialog'
  readonly isPending: boolean
  readonly failure: Failure | null
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Dialog with a form: the first invalid field gets the focus after each refused submit. */
export function FormDialog({
  title,
  confirmLabel,
  icon,
  cancelLabel = 'Cancel',
  isDangerous = false,
  disabled = false,
  form,
  field,
  role = field ? 'dialog' : 'alertdialog',
  isPending,
  failure,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const element = useRef<HTMLFormElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const attempt = form?.attempt ?? 0
  useEffect(() => {
    if (attempt > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!(isPending || disabled) && (!form || form.passes())) onSubmit()
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} role={role} initialFocus={field ?? cancel}>
      <form
        ref={element}
        noValidate
        // Only scripts send the form; a native submit by accident must not put a password in the URL.
        method="post"
        onSubmit={send}
        aria-busy={isPending || undefined}
        className="grid gap-4"
      >
        {children}
        <FailureNotice failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} kind="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            kind={isDangerous ? 'danger' : 'primary'}
            icon={icon}
            busy={isPending}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
