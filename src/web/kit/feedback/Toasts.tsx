import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '#messages'
import { classNames } from '#web/kit/ui/class-names.ts'
import { ToastLine } from './ToastLine.tsx'
import { type Toast, toast, useToasts } from './toast.ts'

/**
 * Toasts in the corner; on a phone below the bar, since presses happen at the bottom. Timers pause
 * while a message is hovered or focused. A failure takes up layout space on a phone, so that
 * controls can be scrolled clear of it; others are at the end away from the press.
 */
export function Toasts() {
  const toasts = useToasts()
  // Stored by id, so that a removed message no longer pauses the others: a removed element fires no
  // leave or blur event.
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const isPaused = toasts.some(({ id }) => id === pointedAt || id === focused)
  const failures = useRef<HTMLOListElement>(null)
  const isPressedHigh = useClearance(failures, toasts.at(-1))
  const isAtFoot = isPressedHigh || toasts.some(({ isCarriedOver }) => isCarriedOver)
  const lines = (isFailure: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isFailure)
      .map((shown) => (
        <ToastLine
          key={shown.id}
          shown={shown}
          isPaused={isPaused}
          onPoint={setPointedAt}
          onFocus={setFocused}
        />
      ))
  return (
    <section
      aria-label={t.common.toastRegion}
      data-screen-only
      className="pointer-events-none sticky top-16 z-20 sm:fixed sm:top-auto sm:end-6 sm:bottom-6 sm:z-50 sm:grid sm:w-96 sm:gap-2"
    >
      <ol ref={failures} {...politely} className="grid gap-2 px-4 py-2 empty:hidden sm:p-0">
        {lines(true)}
      </ol>
      <ol
        {...politely}
        className={classNames(
          'inset-x-4 grid gap-2 sm:static',
          isAtFoot ? 'fixed bottom-20' : 'absolute top-full mt-2 sm:mt-0',
        )}
      >
        {lines(false)}
      </ol>
    </section>
  )
}

const politely = { 'aria-live': 'polite', 'aria-relevant': 'additions' } as const

/**
 * Keeps a failure clear of the pressed control, which may have to be pressed again, and of any
 * retry. Returns whether the pressed control is where other messages would appear.
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
    // An inline error renders with the next frame and moves the control.
    const frame = requestAnimationFrame(() => {
      for (const control of [pressed.current, ...document.querySelectorAll('[data-retry]')]) {
        if (control && failures.current) scrollClear(control, failures.current)
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [failure, failures])
  return isHigh
}

/** Events that count as the visitor's next action. */
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
