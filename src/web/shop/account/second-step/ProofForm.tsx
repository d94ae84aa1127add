import { currentPasswordRule } from '#domain/accounts/passwords.ts'
import { codeField } from '#domain/accounts/second-step.ts'
import { t } from '#messages'
import { Button } from '#web/kit/ui/Button.tsx'
import { PersonForm, type PersonFormOptions, usePersonForm } from '../PersonForm.tsx'
import { codeControls, passwordFields } from '../password-fields.ts'

const passwordAlone = {
  currentPassword: () => ({
    ...passwordFields().password,
    label: t.account.currentPassword,
    rule: currentPasswordRule,
  }),
}
const passwordAndCode = {
  ...passwordAlone,
  code: () => ({ ...codeControls().any, rule: codeField }),
}
type ProofFields = typeof passwordAlone & Partial<typeof passwordAndCode>

interface ProofFormProps
  extends Pick<PersonFormOptions<ProofFields>, 'send' | 'success' | 'fallback'> {
  readonly intro: string
  /** Whether the second step is enabled; default true. */
  readonly asksCode?: boolean
  /** Labels of the button, idle and pending. */
  readonly button: readonly [label: string, pending: string]
  readonly onCancel: () => void
}

/** Form that confirms a change of the login by the password, and by a code with a second step. */
export function ProofForm({
  intro,
  asksCode = true,
  button,
  onCancel,
  ...submission
}: ProofFormProps) {
  const proof = usePersonForm<ProofFields>({
    id: 'proof',
    fields: asksCode ? passwordAndCode : passwordAlone,
    begun: { currentPassword: '', code: '' },
    ...submission,
  })
  return (
    <PersonForm
      {...proof}
      button={button}
      frame={(fields) => (
        <>
          <p className="text-muted text-sm">{intro}</p>
          {fields}
        </>
      )}
      belowButton={
        <Button kind="quiet" onClick={onCancel}>
          {t.account.cancel}
        </Button>
      }
    />
  )
}
