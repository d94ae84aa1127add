import { useEffect, useRef, useState } from 'react'
import { directions } from '#domain/languages.ts'
import { t } from '#messages'
import { CloseButton } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
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

/** Message below the bar, with its action, details and a button to close it. */
export function ToastLine({ shown, isPaused, onPoint, onFocus }: ToastLineProps) {
  const { id, tone, message, reason, action, detail, lang } = shown
  const hasDetail = Boolean(detail)
  const isOver = hasDetail || shown.isUnasked
  const isEnded = useDismissal(shown, isPaused)
  return (
    <li
      // A pointer that rests where a message appears enters it without a move; only a move counts.
      onPointerMove={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onFocus(id)}
      onBlur={() => onFocus(null)}
      className={classNames(
        'pointer-events-auto my-2 flex animate-rise flex-wrap items-center gap-x-3 rounded-card border border-hairline bg-white ps-3 pe-1 raised',
        // With details: a bottom sheet with its own actions on a phone, else a card under the cart's link.
        isOver ? 'absolute inset-x-4 py-2 sm:start-auto sm:end-6 sm:w-96' : 'max-w-2xl py-1',
        hasDetail &&
          'max-sm:my-0 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:rounded-b-none max-sm:px-4 max-sm:pt-3 max-sm:pb-[calc(1rem+env(safe-area-inset-bottom))]',
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
      {action && (
        <ToastActionControl toastId={id} action={action} {...{ hasDetail, isEnded, lang }} />
      )}
      <CloseButton label={t.common.toastClose} onClick={() => toast.dismiss(id)} />
      {detail && <div className="basis-full max-sm:pt-2">{detail}</div>}
    </li>
  )
}

/**
 * Dismisses a toast after its duration, of which only the time without a pause counts, with the
 * visitor's next step, and returns whether that is awaited, without its action: a message that left
 * the flow by itself would move the page under the finger.
 */
function useDismissal({ id, duration, detail, isUnasked }: Toast, isPaused: boolean): boolean {
  const [isEnded, setEnded] = useState(false)
  const isOver = Boolean(detail) || isUnasked
  const remaining = useRef(duration)
  useEffect(() => {
    if (isPaused || remaining.current === null) return
    const since = performance.now()
    const waiting = new AbortController()
    const timer = setTimeout(() => {
      if (isOver) return toast.dismiss(id)
      setEnded(true)
      for (const step of ['click', 'keyup', 'scroll']) {
        addEventListener(
          step,
          () => (step !== 'scroll' || scrollY > OUT_OF_FLOW) && toast.dismiss(id),
          { signal: waiting.signal },
        )
      }
    }, remaining.current)
    return () => {
      clearTimeout(timer)
      waiting.abort()
      if (remaining.current !== null) {
        remaining.current = Math.max(1_000, remaining.current - (performance.now() - since))
      }
    }
  }, [id, isOver, isPaused])
  return isEnded
}

/** Scroll position in pixels from which a message's place in the flow is out of view. */
const OUT_OF_FLOW = 120

interface ToastActionControlProps {
  readonly toastId: number
  readonly action: ToastAction
  /** Details have actions of their own on a phone. */
  readonly hasDetail: boolean
  /** Hides it but keeps its room: otherwise the message could become a line shorter. */
  readonly isEnded: boolean
  readonly lang: Toast['lang'] | undefined
}

function ToastActionControl({
  toastId,
  action,
  hasDetail,
  isEnded,
  lang,
}: ToastActionControlProps) {
  const dismiss = () => toast.dismiss(toastId)
  const look = classNames(
    'inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-plum underline underline-offset-4 hover:text-plum-deep',
    hasDetail && 'max-sm:hidden',
    isEnded && 'invisible',
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
