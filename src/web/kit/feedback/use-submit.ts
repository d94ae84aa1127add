import { withWait } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import type { CheckedForm } from '#web/kit/ui/form/use-form.ts'
import { type Action, useAction } from './action.ts'

interface Submit<Field extends string> extends Pick<Action<[]>, 'success' | 'fallback'> {
  /** Form whose fields a refusal may name; undefined without fields. */
  readonly form: CheckedForm<Field> | undefined
  readonly send: () => Promise<unknown>
  readonly onRefusal?: (error: unknown) => void
}

/** Submits a form. A refusal is shown at its fields, or with its delay above the button. */
export function useSubmit<Field extends string>(submit: Submit<Field>) {
  const { form, send, onRefusal, ...messages } = submit
  const { isPending, failure, run } = useAction({
    ...messages,
    run: send,
    onRefusal(error, failure) {
      onRefusal?.(error)
      const known = Object.entries(error instanceof ApiError ? error.fields : {}).filter(
        ([field]) => form && field in form.typed,
      )
      if (known.length === 0) return withWait(failure, error)
      form?.refuse(Object.fromEntries(known) as Record<Field, string>)
      return null
    },
  })
  return { isPending, failure, submit: run }
}
