import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { directions } from '#domain/languages.ts'
import { t } from '#messages'
import { CloseButton } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { type Toast, type ToastAction, type ToastTone, toast } from './toast.ts'

const icons: Readonly<Record<ToastTone, { name: IconName; look: string }>> = {
  success: { name: 'check', look: 'bg-delivered-tint text-delivered' },
  info: { name: 'info', look: 'bg-paid-tint text-paid' },
  error: { name: 'warning', look: 'bg-payment-rejected-tint text-payment-rejected' },
}

interface ToastLineProps {
  readonly shown: Toast
  readonly isPaused: boolean
  /** Called with its id when the pointer or the focus enters it, with null when it leaves. */
  readonly onPoint: (id: number | null) => void
  readonly onFocus: (id: number | null) => void
}

/** Message in the corner of the screen, with its action, details and a button to close it. */
export function ToastLine({ shown, isPaused, onPoint, onFocus }: ToastLineProps) {
  const { id, tone, message, reason, action, detail, lang } = shown
  const hasDetail = Boolean(detail)
  useDismissal(shown, isPaused)
  return (
    <li
      // A pointer that rests where a message appears enters it without a move; only a move counts.
      onPointerMove={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onFocus(id)}
      onBlur={() => onFocus(null)}
      className={classNames(
        'pointer-events-auto flex animate-rise flex-wrap items-center gap-x-3 rounded-card border border-hairline bg-white py-2 ps-3 pe-1 raised',
        // On a phone, a message with details is a bottom sheet with its own actions.
        hasDetail &&
          'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:rounded-b-none max-sm:px-4 max-sm:pt-3 max-sm:pb-[calc(1rem+env(safe-area-inset-bottom))]',
      )}
    >
      <span
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-chip',
          icons[tone].look,
        )}
      >
        <Icon name={icons[tone].name} />
      </span>
      <div
        lang={lang}
        dir={lang && directions[lang]}
        className={classNames(
          'min-w-0 flex-1 py-1 font-medium text-sm',
          hasDetail && 'max-sm:font-bold max-sm:text-lg',
        )}
      >
        <FailureText {...{ message, reason }} />
      </div>
      {action && <ToastActionControl toastId={id} action={action} {...{ hasDetail, lang }} />}
      <CloseButton label={t.common.toastClose} onClick={() => toast.dismiss(id)} />
      {detail && <div className="basis-full max-sm:pt-2">{detail}</div>}
    </li>
  )
}

/** Dismisses a toast after its duration, of which only the time without a pause counts. */
function useDismissal({ id, duration }: Toast, isPaused: boolean): void {
  const remaining = useRef(duration)
  useEffect(() => {
    if (isPaused || remaining.current === null) return
    const since = performance.now()
    const timer = setTimeout(() => toast.dismiss(id), remaining.current)
    return () => {
      clearTimeout(timer)
      if (remaining.current !== null) {
        remaining.current = Math.max(1_000, remaining.current - (performance.now() - since))
      }
    }
  }, [id, isPaused])
}

interface ToastActionControlProps {
  readonly toastId: number
  readonly action: ToastAction
  /** Details have actions of their own on a phone. */
  readonly hasDetail: boolean
  readonly lang: Toast['lang'] | undefined
}

function ToastActionControl({ toastId, action, hasDetail, lang }: ToastActionControlProps) {
  const dismiss = () => toast.dismiss(toastId)
  const look = classNames(
    'inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-plum underline underline-offset-4 hover:text-plum-deep',
    hasDetail && 'max-sm:hidden',
  )
  if ('to' in action) {
    return (
      <Link to={action.to} className={look} onClick={dismiss}>
        {action.label}
      </Link>
    )
  }
  const act = () => {
    dismiss()
    action.onClick()
  }
  return (
    <button type="button" lang={lang} className={look} onClick={act}>
      {action.label}
    </button>
  )
}
