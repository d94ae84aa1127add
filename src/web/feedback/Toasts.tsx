import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { type Toast, type ToastTone, toast, useToasts } from './toast.ts'

const icons: Readonly<Record<ToastTone, { name: IconName; look: string }>> = {
  success: { name: 'check', look: 'bg-delivered-tint text-delivered' },
  info: { name: 'info', look: 'bg-paid-tint text-paid' },
  error: { name: 'warning', look: 'bg-payment-rejected-tint text-payment-rejected' },
}

/**
 * The messages in the corner. Time stands still while one of them is pointed at or has the focus.
 * On a phone a failure stands below the bar, since what is to be pressed again is at the foot of the
 * screen; it stays, so it takes room of its own, and all that follows can be scrolled clear of it.
 */
export function Toasts() {
  const toasts = useToasts()
  const [isHeld, setHeld] = useState(false)
  const failures = useRef<HTMLOListElement>(null)
  useClearance(failures, toasts.at(-1))
  const lines = (isFailure: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isFailure)
      .map((shown) => <ToastLine key={shown.id} shown={shown} isHeld={isHeld} />)
  return (
    <section
      aria-label="Messages"
      data-screen-only
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="contents sm:pointer-events-none sm:fixed sm:end-6 sm:bottom-6 sm:z-50 sm:grid sm:w-96 sm:gap-2"
    >
      <ol
        ref={failures}
        {...politely}
        className="pointer-events-none sticky top-16 z-20 grid gap-2 px-4 py-2 empty:hidden sm:static sm:p-0"
      >
        {lines(true)}
      </ol>
      <ol
        {...politely}
        className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid gap-2 sm:static"
      >
        {lines(false)}
      </ol>
    </section>
  )
}

const politely = { 'aria-live': 'polite', 'aria-relevant': 'additions' } as const

function ToastLine({ shown, isHeld }: { readonly shown: Toast; readonly isHeld: boolean }) {
  const { id, tone, message, action, duration } = shown
  const left = useRef(duration)
  useEffect(() => {
    if (isHeld || left.current === null) return
    const since = performance.now()
    const timer = setTimeout(() => toast.dismiss(id), left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== null) {
        left.current = Math.max(1_000, left.current - (performance.now() - since))
      }
    }
  }, [id, isHeld])

  const actionLook =
    'inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-plum underline underline-offset-4 hover:text-plum-deep'
  return (
    <li className="pointer-events-auto flex animate-rise items-center gap-3 rounded-card border border-hairline bg-white py-2 ps-3 pe-1 shadow-raised">
      <span
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-chip',
          icons[tone].look,
        )}
      >
        <Icon name={icons[tone].name} />
      </span>
      <p className="min-w-0 flex-1 py-1 font-medium text-sm">{message}</p>
      {action &&
        ('to' in action ? (
          <Link to={action.to} className={actionLook} onClick={() => toast.dismiss(id)}>
            {action.label}
          </Link>
        ) : (
          <button
            type="button"
            className={actionLook}
            onClick={() => {
              toast.dismiss(id)
              action.onClick()
            }}
          >
            {action.label}
          </button>
        ))}
      <button
        type="button"
        onClick={() => toast.dismiss(id)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-paper hover:text-ink"
      >
        <Icon name="close" label="Close message" />
      </button>
    </li>
  )
}

/**
 * Sees to it that a failure lies neither over what was pressed, which may have to be pressed again,
 * nor over a way to retry.
 */
function useClearance(failures: RefObject<HTMLElement | null>, newest: Toast | undefined): void {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const act = ({ target }: Event) => {
      toast.settle()
      if (target instanceof Element) pressed.current = target.closest('a, button, input, select')
    }
    for (const sign of signs) addEventListener(sign, act, true)
    return () => {
      for (const sign of signs) removeEventListener(sign, act, true)
    }
  }, [])
  const failure = newest?.tone === 'error' ? newest.id : 0
  useEffect(() => {
    if (failure === 0) return
    // What is said at the control itself comes with the next frame, and moves it.
    const frame = requestAnimationFrame(() => {
      for (const control of [pressed.current, ...document.querySelectorAll('[data-retry]')]) {
        if (control && failures.current) scrollClear(control, failures.current)
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [failure, failures])
}

/** Somebody does something: presses, types, or goes back. */
const signs = ['pointerdown', 'keydown', 'popstate']
const GAP = 8

function scrollClear(control: Element, messages: Element): void {
  const under = control.getBoundingClientRect()
  const over = messages.getBoundingClientRect()
  const isAside = under.left >= over.right || under.right <= over.left
  if (isAside || under.top >= over.bottom || under.bottom <= over.top) return
  const isAtTop = over.top < innerHeight / 2
  scrollBy(0, isAtTop ? under.top - over.bottom - GAP : under.bottom - over.top + GAP)
}
