import { ApiError } from '#web/api/send.ts'
import type { CheckedForm } from '#web/ui/form/use-form.ts'
import { type Action, useAction } from './action.ts'
import { withWait } from './call-errors.ts'

interface Submit<Field extends string> extends Pick<Action<[]>, 'success' | 'fallback'> {
  /** Whose fields a refusal may name; undefined when nothing is asked. */
  readonly form: CheckedForm<Field> | undefined
  /** Sends the form; throws what the server refused. */
  readonly send: () => Promise<unknown>
  /** Hears of a refusal before it is shown. */
  readonly onRefusal?: (error: unknown) => void
}

/**
 * Sends a form. A refusal stands at the fields that it names, otherwise above the button, with when
 * to try again.
 */
export function useSubmit<Field extends string>(wanted: Submit<Field>) {
  const { form, send, onRefusal, ...said } = wanted
  const { isPending, failure, run } = useAction({
    ...said,
    run: send,
    onRefusal(error, message) {
      onRefusal?.(error)
      const known = Object.entries(error instanceof ApiError ? error.fields : {}).filter(
        ([field]) => form && field in form.typed,
      )
      if (known.length === 0) return withWait(message, error)
      form?.refuse(Object.fromEntries(known) as Record<Field, string>)
      return null
    },
  })
  return { isPending, failure, submit: run }
}
