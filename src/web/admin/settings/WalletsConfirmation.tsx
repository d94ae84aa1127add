import type { FormHandle } from '#web/kit/ui/form/use-form.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { ProofFields } from '../frame/ProofFields.tsx'

interface ConfirmationProps {
  readonly form: Pick<FormHandle<'currentPassword' | 'code'>, 'field'>
  /** Consequence of saving; null with an invalid field. */
  readonly meaning: string | null
  /** Consequence for orders that were told accounts which are taken back; '' without any. */
  readonly revoked: string
  readonly asksCode: boolean
}

/** Password, and two-factor code where it is required, of the admin who changes the accounts. */
export function WalletsConfirmation({ form, meaning, revoked, asksCode }: ConfirmationProps) {
  return (
    <div className="grid gap-4 border-hairline border-t pt-5">
      {meaning !== null && (
        <Notice tone="warning" title={meaning}>
          {revoked !== '' && <p>{revoked}</p>}
          <p>
            If the shop sends email, every admin gets one that says so, with your name
            {revoked !== '' && ', and the customers of these orders one with the accounts to use'}.
          </p>
        </Notice>
      )}
      <ProofFields
        form={form}
        hint="Asked for each time, because money depends on it."
        asksCode={asksCode}
      />
    </div>
  )
}
