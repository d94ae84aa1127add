import { currentPassword } from '#domain/accounts/passwords.ts'
import { codeField } from '#domain/accounts/second-step.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { passwordFields } from '../password-fields.ts'
import { codeControls } from './code-controls.ts'

interface ProofFormProps {
  /** The consequence. */
  readonly intro: string
  /** On the button, and while the form is being sent. */
  readonly button: readonly [label: string, pending: string]
  readonly send: (proof: {
    readonly currentPassword: string
    readonly code: string
  }) => Promise<unknown>
  readonly success?: string
  readonly fallback: string
  readonly onCancel: () => void
}

/** Password and code, for a change of the second step. */
export function ProofForm({ intro, button, send, success, fallback, onCancel }: ProofFormProps) {
  const [label, pending] = button
  const form = useForm(
    'proof',
    { currentPassword: '', code: '' },
    { currentPassword, code: codeField },
  )
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
      <TextField {...codeControls.any} {...form.field('code')} />
    </Form>
  )
}
