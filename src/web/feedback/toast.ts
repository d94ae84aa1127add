import { type ReactNode, useSyncExternalStore } from 'react'

export type ToastTone = 'success' | 'info' | 'error'

/** Something to do from a toast: 'View cart' goes somewhere, 'Undo' does something. */
export type ToastAction =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly onClick: () => void }

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly message: string
  readonly action?: ToastAction
  /** Below the message: what it is about. */
  readonly detail?: ReactNode
  /** Milliseconds on screen; null stays until closed. */
  readonly duration: number | null
  /** Raised on the previous page, by the step that led here. */
  readonly isCarriedOver?: boolean
}

export interface ToastOptions {
  readonly action?: ToastAction
  readonly detail?: ReactNode
  /** Milliseconds on screen, at least 5,000. */
  readonly duration?: number
}

/** Long enough to read and to reach. */
const SHORTEST = 5_000
const USUAL = 6_000
const MOST_AT_ONCE = 4

const nothing: readonly Toast[] = []
let toasts: readonly Toast[] = nothing
let lastId = 0
/** The newest toast when somebody last did something. */
let lastSeen = 0
const listeners = new Set<() => void>()

/**
 * Says something in the corner of the screen, on a phone below the bar. Success and info leave after
 * a while; an error stays until it is closed. Either goes with its page, and gives way to what is
 * said of the next press, unless it can still be undone. Show a failure inline beside its cause as
 * well. Returns the toast's id.
 */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  /** Takes a toast away, by its id or by what it says. */
  dismiss: (which: number | string) =>
    put(toasts.filter(({ id, message }) => id !== which && message !== which)),
  /** Marks the visitor's next action: older toasts are about the one before. */
  settle: () => {
    lastSeen = lastId
  },
  /** The page has changed: its toasts go, but for those of the very step that led away. */
  leavePage: () => put(toasts.filter(isFresh).map((toast) => ({ ...toast, isCarriedOver: true }))),
}

const isFresh = ({ id }: Toast) => id > lastSeen

/** The toasts on screen, oldest first. */
export const shownToasts = (): readonly Toast[] => toasts

/** The toasts on screen as state. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, shownToasts, () => nothing)
}

function show(tone: ToastTone, message: string, options: ToastOptions = {}): number {
  const id = ++lastId
  const duration =
    tone === 'error' && options.duration === undefined
      ? null
      : Math.max(SHORTEST, options.duration ?? USUAL)
  const shown: Toast = { ...options, id, tone, message, duration }
  const others = toasts.filter(
    (toast) => toast.message !== message && (toast.action || isFresh(toast)),
  )
  put([...others, shown].slice(-MOST_AT_ONCE))
  return id
}

function put(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
