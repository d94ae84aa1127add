import { useRef, useState } from 'react'
import { ApiError, messageOf } from '#web/api/send.ts'
import type { FormHandle } from '#web/ui/use-form.ts'
import { toast } from './toast.ts'
import { withWait } from './with-wait.ts'

interface Submit<Field extends string> {
  readonly form: FormHandle<Field>
  /** Sends the form; throws what the server refused. */
  readonly send: () => Promise<unknown>
  /** Said as a toast when it went well. */
  readonly success?: string
  /** Said when the server has no sentence of its own. */
  readonly fallback: string
  /** Hears of a refusal before it is shown. */
  readonly onRefusal?: (error: unknown) => void
}

/**
 * Sends a form, one try at a time. A refusal is a toast, and stands beside its cause as well: at
 * the fields that it names, otherwise above the button (rule: said-where-it-happens).
 */
export function useSubmit<Field extends string>(wanted: Submit<Field>) {
  const { form, send, success, fallback, onRefusal } = wanted
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const lastRefusal = useRef(0)
  const submit = async () => {
    setPending(true)
    setFailure(null)
    toast.dismiss(lastRefusal.current)
    try {
      await send()
      if (success !== undefined) toast.success(success)
    } catch (error) {
      onRefusal?.(error)
      const message = messageOf(error, fallback)
      lastRefusal.current = toast.error(message)
      const fields = knownFields(form, error instanceof ApiError ? error.fields : {})
      if (Object.keys(fields).length > 0) form.refuse(fields)
      else setFailure(withWait(message, error))
    } finally {
      setPending(false)
    }
  }
  return { isPending, failure, submit: () => void submit() }
}

function knownFields<Field extends string>(
  form: FormHandle<Field>,
  fields: Readonly<Record<string, string>>,
): Partial<Record<Field, string>> {
  const known = Object.entries(fields).filter(([field]) => field in form.typed)
  return Object.fromEntries(known) as Partial<Record<Field, string>>
}
