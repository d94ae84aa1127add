import { messageOf } from '#web/api/send.ts'
import { toast } from './toast.ts'

/** How something that somebody does is going. */
export interface ActionState {
  readonly isPending: boolean
  /** Why the last try failed, to stand beside its cause; null when it did not. */
  readonly failure: string | null
}

/** Something that somebody does, and what is said of it. */
export interface Action<Given extends readonly unknown[]> {
  /** Does it; throws what was refused. */
  readonly run: (...given: Given) => Promise<unknown>
  /** Said as a toast when it went well. */
  readonly success?: string | undefined
  /** Said when the server has no sentence of its own. */
  readonly fallback: string
  /**
   * Sees to what a refusal brings about. Its answer stands beside the cause instead of the toast's
   * sentence: null when it stands at the fields already.
   */
  readonly onRefusal?: ((error: unknown, message: string) => string | null | undefined) | undefined
}

export const idle: ActionState = { isPending: false, failure: null }

/**
 * Does things one at a time. A refusal is a toast, which goes with the next try, and a failure to
 * stand beside its cause (rule: said-where-it-happens). `show` is told of every change.
 */
export function openAction(show: (state: ActionState) => void) {
  let isPending = false
  let lastRefusal = 0
  const say = (failure: string | null = null) => show({ isPending, failure })
  return {
    async run<Given extends readonly unknown[]>(action: Action<Given>, given: Given) {
      if (isPending) return
      isPending = true
      let failure: string | null | undefined
      say()
      toast.dismiss(lastRefusal)
      try {
        await action.run(...given)
        if (action.success) toast.success(action.success)
      } catch (error) {
        const message = messageOf(error, action.fallback)
        lastRefusal = toast.error(message)
        failure = action.onRefusal?.(error, message)
        if (failure === undefined) failure = message
      }
      isPending = false
      say(failure)
    },
    /** Takes the failure away: what it was about has changed. */
    clear: () => say(),
  }
}
