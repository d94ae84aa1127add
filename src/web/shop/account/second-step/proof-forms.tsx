import { type ReactNode, useEffect, useState } from 'react'
import { currentPasswordRule } from '#domain/accounts/passwords.ts'
import { codeField } from '#domain/accounts/second-step.ts'
import { t } from '#messages'
import { ApiError, send } from '#web/kit/api/send.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { PersonForm, type PersonFormOptions, usePersonForm } from '../PersonForm.tsx'
import type { useLogin } from '../sign-in.ts'
import './calls.ts'
import { codeControls, passwordFields } from '../password-fields.ts'

interface CodeFormProps {
  readonly login: ReturnType<typeof useLogin>
  readonly challenge: string
  /** Called when the password is needed again: after a timeout, or when the visitor goes back. */
  readonly onBackToPassword: () => void
  readonly frame?: (fields: ReactNode) => ReactNode
}

/** Second step of a login: a code of the authenticator app, or a recovery code. */
export function CodeForm({ login, challenge, onBackToPassword, frame }: CodeFormProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const submission = usePersonForm({
    id: 'second-step',
    fields: { code: () => ({ ...codeControls()[kind], rule: codeField }) },
    send: async ({ code }) => {
      try {
        await login.enterBy(send('finishLogin', { body: { challenge, code } }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'WRONG_CREDENTIALS') onBackToPassword()
        throw error
      }
    },
    fallback: t.account.loginFailed,
  })
  const { form } = submission
  const fieldId = form.fieldId('code')
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId])
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app')
    form.start({ code: '' })
    document.getElementById(fieldId)?.focus()
  }
  return (
    <PersonForm
      {...submission}
      button={[t.account.proceed, t.account.loggingIn]}
      frame={frame}
      belowButton={
        <div className="-mx-3 grid justify-items-start">
          <Button kind="quiet" size="small" onClick={change}>
            {kind === 'app' ? t.account.useRecoveryCode : t.account.useApp}
          </Button>
          <Button kind="quiet" size="small" onClick={onBackToPassword}>
            {t.account.backToPassword}
          </Button>
        </div>
      }
    />
  )
}

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
