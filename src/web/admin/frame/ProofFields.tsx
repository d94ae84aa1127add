import { requiredText } from '#domain/forms/rules.ts'
import { TextField } from '#web/kit/ui/Field.tsx'
import { PasswordField } from '#web/kit/ui/form/PasswordField.tsx'
import type { FormHandle } from '#web/kit/ui/form/use-form.ts'
import { passwordFields } from '#web/shop/account/password-fields.ts'

/** Rule of the code of a second step, which accepts any text: the server verifies the code. */
export const proofCodeRule = requiredText(() => 'Please enter the code', { max: 100 })

interface ProofFieldsProps {
  readonly form: Pick<FormHandle<'currentPassword' | 'code'>, 'field'>
  readonly hint: string
  readonly isOptional?: boolean
  /** Whether the server has asked for the code of a second step. */
  readonly asksCode: boolean
}

/** Password, and the code of a second step where it is required, of the admin who makes a change. */
export function ProofFields({ form, hint, isOptional = false, asksCode }: ProofFieldsProps) {
  return (
    <>
      <PasswordField
        {...passwordFields().password}
        label="Current password"
        hint={hint}
        required={!isOptional}
        optional={isOptional}
        {...form.field('currentPassword')}
      />
      {asksCode && (
        <TextField
          label="Code"
          hint="From your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          required
          {...form.field('code')}
        />
      )}
    </>
  )
}
