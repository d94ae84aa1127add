import { type RefObject, useEffect, useRef, useState } from 'react'
import { t } from '#messages'
import { ToastLine } from './ToastLine.tsx'
import { type Toast, toast, useToasts } from './toast.ts'

/**
 * Toasts below the bar, in the flow of the page, so that they cover nothing. Timers pause while a message
 * is hovered or focused. A message with details is a sheet on a phone, otherwise a card at the end.
 */
export function Toasts() {
  const toasts = useToasts()
  // Stored by id, so that a removed message no longer pauses the others: a removed element fires no
  // leave or blur event.
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const isPaused = toasts.some(({ id }) => id === pointedAt || id === focused)
  const list = useRef<HTMLOListElement>(null)
  useClearance(list, toasts.at(-1))
  return (
    <section
      aria-label={t.common.toastRegion}
      data-screen-only
      className="pointer-events-none sticky top-16 z-20"
    >
      <ol ref={list} aria-live="polite" aria-relevant="additions" className="page-gutter">
        {toasts.map((shown) => (
          <ToastLine
            key={shown.id}
            shown={shown}
            isPaused={isPaused}
            onPoint={setPointedAt}
            onFocus={setFocused}
          />
        ))}
      </ol>
    </section>
  )
}

/**
 * Keeps a failure clear of the pressed control, which may have to be pressed again, and of any
 * retry, where the page is scrolled below the message.
 */
function useClearance(list: RefObject<HTMLElement | null>, newest: Toast | undefined): void {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const act = ({ target }: Event) => {
      toast.settle()
      if (target instanceof Element) pressed.current = target.closest('a, button, input, select')
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const sign of signs) addEventListener(sign, act, { capture: true, signal })
    return () => listening.abort()
  }, [])
  const failure = newest?.tone === 'error' ? newest.id : 0
  useEffect(() => {
    if (failure === 0) return
    // An inline error renders with the next frame and moves the control.
    const frame = requestAnimationFrame(() => {
      for (const control of [pressed.current, ...document.querySelectorAll('[data-retry]')]) {
        if (control && list.current) scrollClear(control, list.current)
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [failure, list])
}

/** Events that count as the visitor's next action. */
const signs = ['pointerdown', 'keydown', 'popstate']
const GAP = 8

function scrollClear(control: Element, messages: Element): void {
  const under = control.getBoundingClientRect()
  const over = messages.getBoundingClientRect()
  if (under.top >= over.bottom || under.bottom <= over.top) return
  scrollBy(0, under.top - over.bottom - GAP)
}
