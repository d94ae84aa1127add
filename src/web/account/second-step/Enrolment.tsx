import { useState } from 'react'
import { currentPassword } from '#domain/accounts/current-password.ts'
import { codeField, inFours } from '#domain/accounts/second-step.ts'
import type { SecondStepKey } from '#domain/contract/accounts/second-step.ts'
import { send } from '#web/api/send.ts'
import { sayCopied } from '#web/feedback/copied.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { passwordFields } from '../password-fields.ts'
import { codeControls } from './code-controls.ts'

interface EnrolmentProps {
  /** Called with the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Enables the second step: the password, the key for the app, a first code of it. */
export function Enrolment({ onDone, onCancel }: EnrolmentProps) {
  const [key, setKey] = useState<SecondStepKey | null>(null)
  return key === null ? (
    <PasswordFirst onProved={setKey} onCancel={onCancel} />
  ) : (
    <KeyAndCode of={key} onDone={onDone} onCancel={onCancel} />
  )
}

function PasswordFirst({
  onProved,
  onCancel,
}: Pick<EnrolmentProps, 'onCancel'> & { readonly onProved: (key: SecondStepKey) => void }) {
  const form = useForm('enrolment', { currentPassword: '' }, { currentPassword })
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => onProved(await send('startSecondStep', { body: form.sent() })),
    fallback: 'Failed to set up the second step',
  })
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      submit={<Buttons label="Continue" isPending={isPending} onCancel={onCancel} />}
    >
      <p className="text-muted text-sm">
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft
        Authenticator or Aegis. First we make sure that it is you.
      </p>
      <TextField
        {...passwordFields.password}
        label="Current password"
        {...form.field('currentPassword')}
      />
    </Form>
  )
}

function KeyAndCode({
  of: { key, qr },
  onDone,
  onCancel,
}: EnrolmentProps & { readonly of: SecondStepKey }) {
  const form = useForm('enrolment', { code: '' }, { code: codeField })
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      const { recoveryCodes } = await send('confirmSecondStep', { body: form.sent() })
      onDone(recoveryCodes)
    },
    fallback: 'Failed to set up the second step',
  })
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      submit={<Buttons label="Switch on" isPending={isPending} onCancel={onCancel} />}
    >
      <p className="text-muted text-sm">
        Scan this with the app. On this very phone, copy the key into the app instead.
      </p>
      <svg
        role="img"
        aria-label="QR code of the key"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-56 rounded-control border border-hairline bg-white"
      >
        <path d={qr.path} className="fill-black" />
      </svg>
      <div className="grid gap-2">
        <p className="font-semibold text-sm">Key</p>
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-paper px-3 py-2">
          <code id="second-step-key" dir="ltr" className="min-w-0 flex-1 text-sm">
            {inFours(key, ' ')}
          </code>
          <CopyButton text={key} what="key" shownIn="second-step-key" onDone={sayCopied} />
        </p>
      </div>
      <TextField {...codeControls.app} {...form.field('code')} />
      <p className="text-muted text-sm">Switching it on logs out your other devices.</p>
    </Form>
  )
}

function Buttons({
  label,
  isPending,
  onCancel,
}: {
  readonly label: string
  readonly isPending: boolean
  readonly onCancel: () => void
}) {
  return (
    <div className="grid gap-2">
      <Button type="submit" busy={isPending}>
        {isPending ? 'One moment…' : label}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
