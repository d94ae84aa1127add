import { useState } from 'react'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import { toast } from './toast.ts'

export interface ActionState {
  readonly isPending: boolean
  /** The last failure, shown next to its cause; null without one. */
  readonly failure: Failure | null
}

export interface Action<Args extends readonly unknown[]> {
  readonly run: (...args: Args) => Promise<unknown>
  readonly success?: string | undefined
  /** Sentence for a failure without one by the server, and for a call without an answer. */
  readonly fallback: string
  /**
   * Handles a refusal. Returns the failure to show next to the cause instead of the toast's; null
   * when the fields show it already, undefined for the toast's.
   */
  readonly onRefusal?:
    | ((error: unknown, failure: Failure) => Failure | null | undefined)
    | undefined
}

const idle: ActionState = { isPending: false, failure: null }

/**
 * Runs actions one at a time. A refusal is a toast, dismissed by the next try, and a failure to
 * show next to its cause (rule: messages-in-place).
 * @param show called after every change of state
 */
export function openAction(show: (state: ActionState) => void) {
  let isPending = false
  let lastRefusal = 0
  const say = (failure: Failure | null = null) => show({ isPending, failure })
  return {
    async run<Args extends readonly unknown[]>(action: Action<Args>, args: Args) {
      if (isPending) return
      isPending = true
      let failure: Failure | null | undefined
      say()
      toast.dismiss(lastRefusal)
      try {
        await action.run(...args)
        if (action.success) toast.success(action.success)
      } catch (error) {
        const caught = failureOf(error, action.fallback)
        lastRefusal = toast.failure(caught)
        failure = action.onRefusal?.(error, caught)
        if (failure === undefined) failure = caught
      }
      isPending = false
      say(failure)
    },
    /** Clears the failure, once its cause has changed. */
    clear: () => say(),
  }
}

/** Action as React state; `clear` removes its failure. Forms use `useSubmit`. */
export function useAction<Args extends readonly unknown[] = []>(action: Action<Args>) {
  const [state, show] = useState(idle)
  const [{ run, clear }] = useState(() => openAction(show))
  return { ...state, run: (...args: Args) => void run(action, args), clear }
}
