import { useRef, useState } from 'react'
import { ApiError, messageOf } from '#web/api.ts'
import { toast } from '#web/shell/toast.ts'
import type { FormHandle } from '#web/ui/use-form.ts'

interface Entry<Field extends string> {
  readonly form: FormHandle<Field>
  /** Logs in or registers; throws what the server refused. */
  readonly enter: () => Promise<unknown>
  readonly welcome: string
  /** Said when the server has no sentence of its own (spec section 8). */
  readonly fallback: string
}

/** Going in at checkout: one try at a time, the refusal beside the form and as a toast. */
export function useEntry<Field extends string>(entry: Entry<Field>) {
  const { form, enter, welcome, fallback } = entry
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const lastToast = useRef(0)
  const submit = async () => {
    setPending(true)
    setFailure(null)
    toast.dismiss(lastToast.current)
    try {
      await enter()
      toast.success(welcome)
    } catch (error) {
      const message = messageOf(error, fallback)
      lastToast.current = toast.error(message)
      const fields = knownFields(form, error instanceof ApiError ? error.fields : {})
      if (Object.keys(fields).length > 0) form.refuse(fields)
      else setFailure(message)
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
