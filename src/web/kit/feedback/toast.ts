import type { ReactNode } from 'react'
import type { Language } from '#domain/languages.ts'
import type { Failure } from '#web/kit/api/failure.ts'
import { observable } from '#web/kit/device/observable.ts'

export type ToastTone = 'success' | 'info' | 'error'

/** Action of a toast: 'View cart' navigates, 'Undo' runs a function. */
export type ToastAction =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly onClick: () => void }

export interface ToastOptions {
  /** Second line: why a call has no answer. */
  readonly reason?: string | undefined
  readonly action?: ToastAction
  readonly detail?: ReactNode
  /** Whether no press led to it: it lies over the page, which doesn’t move by itself. */
  readonly isUnasked?: boolean
  /** Language of the message, where it isn’t the page’s. */
  readonly lang?: Language
  /** Milliseconds on screen, at least 5,000. */
  readonly duration?: number
}

export interface Toast extends Omit<ToastOptions, 'duration'> {
  readonly id: number
  readonly tone: ToastTone
  readonly message: string
  /** Milliseconds on screen; null stays until closed. */
  readonly duration: number | null
}

/** Minimum time to read it and to reach its action. */
const SHORTEST = 5_000
const USUAL = 6_000
const MOST_AT_ONCE = 4

const toasts = observable<readonly Toast[]>([])
let lastId = 0
/** Id of the newest toast at the visitor's last action. */
let lastSeen = 0

/**
 * Shows a message below the bar and returns its id. Success and info disappear after
 * a while, an error when it is closed; all with their page and with the messages of the next press,
 * except those with an undo.
 */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  /** Error of a failed call, with the reason in a second line where no answer came. */
  failure: ({ message, reason }: Failure) => show('error', message, { reason }),
  /** Dismisses a toast, by its id or by its text. */
  dismiss: (which: number | string) =>
    toasts.set(shownToasts().filter(({ id, message }) => id !== which && message !== which)),
  /** Marks the visitor's next action: older toasts belong to the one before. */
  settle: () => {
    lastSeen = lastId
  },
  /** Handles a change of page: removes its toasts, except those of the step that led away. */
  leavePage: () => toasts.set(shownToasts().filter(isFresh)),
}

const isFresh = ({ id }: Toast) => id > lastSeen

/** Toasts on screen, oldest first. */
export const shownToasts = toasts.get

export const useToasts = toasts.use

function show(tone: ToastTone, message: string, options: ToastOptions = {}): number {
  const id = ++lastId
  const duration =
    tone === 'error' && options.duration === undefined
      ? null
      : Math.max(SHORTEST, options.duration ?? USUAL)
  const shown: Toast = { ...options, id, tone, message, duration }
  const others = shownToasts().filter(
    (toast) => toast.message !== message && (toast.action || isFresh(toast)),
  )
  toasts.set([...others, shown].slice(-MOST_AT_ONCE))
  return id
}
