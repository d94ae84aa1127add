import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
 * The messages in the corner; on a phone below the bar, since what is pressed is at the foot of the
 * screen. Time stands still while one of them is pointed at or has the focus. A failure stays, so on
 * a phone it takes room of its own, and all that follows can be scrolled clear of it. What goes by
 * itself lies over the page, at the other end of the screen than what was pressed.
 */
export function Toasts() {
  const toasts = useToasts()
  const [isHeld, setHeld] = useState(false)
  const failures = useRef<HTMLOListElement>(null)
  const isPressedHigh = useClearance(failures, toasts.at(-1))
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
      className="pointer-events-none sticky top-16 z-20 sm:fixed sm:top-auto sm:end-6 sm:bottom-6 sm:z-50 sm:grid sm:w-96 sm:gap-2"
    >
      <ol ref={failures} {...politely} className="grid gap-2 px-4 py-2 empty:hidden sm:p-0">
        {lines(true)}
      </ol>
      <ol
        {...politely}
        className={classNames(
          'inset-x-4 grid gap-2 sm:static',
          isPressedHigh ? 'fixed bottom-20' : 'absolute top-full mt-2 sm:mt-0',
        )}
      >
        {lines(false)}
      </ol>
    </section>
  )
}

const politely = { 'aria-live': 'polite', 'aria-relevant': 'additions' } as const

function ToastLine({ shown, isHeld }: { readonly shown: Toast; readonly isHeld: boolean }) {
  const { id, tone, message, action, detail, duration } = shown
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
    <li className="pointer-events-auto flex animate-rise flex-wrap items-center gap-x-3 rounded-card border border-hairline bg-white py-2 ps-3 pe-1 shadow-raised">
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
      {detail && <div className="basis-full">{detail}</div>}
    </li>
  )
}

/**
 * Sees to it that a failure lies neither over what was pressed, which may have to be pressed again,
 * nor over a way to retry. Returns whether what was pressed is where other messages would lie.
 */
function useClearance(failures: RefObject<HTMLElement | null>, newest: Toast | undefined): boolean {
  const pressed = useRef<Element | null>(null)
  const [isHigh, setHigh] = useState(false)
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
  useLayoutEffect(() => {
    const { top = innerHeight } = pressed.current?.getBoundingClientRect() ?? {}
    if (newest) setHigh(top < innerHeight / 3)
  }, [newest])
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
  return isHigh
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
