import { currentPassword } from '#domain/accounts/current-password.ts'
import { codeField } from '#domain/accounts/second-step.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { passwordFields } from '../password-fields.ts'
import { codeControls } from './code-controls.ts'

interface ProofFormProps {
  /** Consequence of the change. */
  readonly intro: string
  /** Whether the second step is enabled; default true. */
  readonly asksCode?: boolean
  /** Labels of the button, idle and pending. */
  readonly button: readonly [label: string, pending: string]
  readonly send: (proof: {
    readonly currentPassword: string
    readonly code?: string
  }) => Promise<unknown>
  readonly success?: string
  readonly fallback: string
  readonly onCancel: () => void
}

interface Typed {
  readonly currentPassword: string
  readonly code: string
}

/** Form of password and code, for a change of the login. */
export function ProofForm({
  intro,
  asksCode = true,
  button,
  send,
  success,
  fallback,
  onCancel,
}: ProofFormProps) {
  const [label, pending] = button
  const rules = { currentPassword, ...(asksCode && { code: codeField }) }
  const form = useForm<Typed, typeof rules>('proof', { currentPassword: '', code: '' }, rules)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: () => send(form.sent()),
    ...(success !== undefined && { success }),
    fallback,
  })
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      submit={
        <div className="grid gap-2">
          <Button type="submit" busy={isPending}>
            {isPending ? pending : label}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      }
    >
      <p className="text-muted text-sm">{intro}</p>
      <TextField
        {...passwordFields.password}
        label="Current password"
        {...form.field('currentPassword')}
      />
      {asksCode && <TextField {...codeControls.any} {...form.field('code')} />}
    </Form>
  )
}
