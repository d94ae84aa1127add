import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { t } from '#messages'
import { Button, CloseButton } from './Button.tsx'
import { classNames } from './class-names.ts'

interface DialogProps {
  readonly isOpen: boolean
  /** Called for Esc, the close button and a press outside. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** The buttons, most important last. */
  readonly actions?: ReactNode
  /** The control that gets the focus, or the title; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null> | 'title'
  readonly role?: 'dialog' | 'alertdialog'
  /** On a phone it is a bottom sheet, as high as its content. */
  readonly isSheet?: boolean
}

/** Modal `dialog` element: the focus stays inside, and returns to the opener when it closes. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  initialFocus,
  role = 'dialog',
  isSheet = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const opener = document.activeElement
    element.showModal()
    if (initialFocus === 'title') element.querySelector('h2')?.focus()
    else initialFocus?.current?.focus()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen, initialFocus])
  if (!isOpen) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way out of a dialog
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={classNames(
        'm-auto max-h-[calc(0.85*var(--screen))] w-[min(28rem,calc(100%-2rem))] animate-rise overflow-y-auto rounded-card bg-white p-0 text-ink raised',
        isSheet && 'max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none',
      )}
    >
      <div className="grid gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} tabIndex={-1} className="text-lg">
            {title}
          </h2>
          <CloseButton label={t.common.close} onClick={onClose} className="-me-2 -mt-2" />
        </div>
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  )
}

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly question: string
  /** The consequence, with name and amount. */
  readonly children?: ReactNode
  /** Label of the button: 'Clear Cart', never 'OK'. */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly isDangerous?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Confirmation of an irreversible action; the cancel button has the focus first. */
export function ConfirmDialog({
  isOpen,
  question,
  children,
  confirmLabel,
  cancelLabel = t.common.cancel,
  isDangerous = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={question}
      role="alertdialog"
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} kind="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
