import { type ReactNode, useEffect, useState } from 'react'
import { codeField } from '#domain/accounts/second-step.ts'
import { t } from '#messages'
import { ApiError, send } from '#web/kit/api/send.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { PersonForm, usePersonForm } from '../PersonForm.tsx'
import type { useLogin } from '../sign-in.ts'
import './calls.ts'
import { codeControls } from '../password-fields.ts'

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
