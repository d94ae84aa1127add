import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '#web/ui/after-paint.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChildrenAlone, lazyComponent } from '#web/ui/lazy-component.tsx'
import { type Toast, toast, useToasts } from './toast.ts'

/** No message precedes the first press, which downloads this. */
const ToastLine = lazyComponent(async () => (await import('./ToastLine.tsx')).ToastLine, {
  failed: ChildrenAlone,
})

/**
 * The messages in the corner; on a phone below the bar, since presses happen at the foot of the
 * screen. Time stands still while one of them is pointed at or has the focus. A failure stays, so
 * on a phone it takes room of its own, and all that follows can be scrolled clear of it. A message
 * that goes by itself lies over the page, at the other end of the screen than the press; behind a
 * change of page at its foot, since a page begins with its heading.
 */
export function Toasts() {
  const toasts = useToasts()
  // By id, so that a message that is taken away holds the others no longer: no element that is removed
  // hears that it lost the pointer or the focus.
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const isHeld = toasts.some(({ id }) => id === pointedAt || id === focused)
  const failures = useRef<HTMLOListElement>(null)
  /** The newest message that stands there; it may still be on its way when it is said. */
  const [there, setThere] = useState(0)
  const isPressedHigh = useClearance(failures, toasts.at(-1), there)
  const isAtFoot = isPressedHigh || toasts.some(({ isCarriedOver }) => isCarriedOver)
  const lines = (isFailure: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isFailure)
      .map((shown) => (
        <ToastLine
          key={shown.id}
          shown={shown}
          isHeld={isHeld}
          onThere={setThere}
          onPoint={setPointedAt}
          onFocus={setFocused}
        >
          <li>{shown.message}</li>
        </ToastLine>
      ))
  return (
    <section
      aria-label="Messages"
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
 * Sees to it that a failure lies neither over what was pressed, which may have to be pressed again,
 * nor over a way to retry. Returns whether what was pressed is where other messages would lie.
 */
function useClearance(
  failures: RefObject<HTMLElement | null>,
  newest: Toast | undefined,
  there: number,
): boolean {
  const pressed = useRef<Element | null>(null)
  const [isHigh, setHigh] = useState(false)
  useEffect(() => {
    const act = ({ target }: Event) => {
      afterPaint(() => ToastLine.preload().catch(() => undefined))
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
  const failure = newest?.tone === 'error' && newest.id === there ? there : 0
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
