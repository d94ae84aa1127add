import { codeField, groupedByFour } from '#domain/accounts/second-step.ts'
import type { SecondStepKey } from '#domain/contract/accounts/second-step.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { PersonForm, usePersonForm } from '../PersonForm.tsx'
import { codeControls } from '../password-fields.ts'

const firstCode = { code: () => ({ ...codeControls().app, rule: codeField }) }

interface EnrolmentProps {
  readonly secret: SecondStepKey
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Enables two-factor login: the key for the authenticator app, and its first code. */
export function Enrolment({ secret: { key, qr }, onDone, onCancel }: EnrolmentProps) {
  const confirmation = usePersonForm({
    id: 'enrolment',
    fields: firstCode,
    send: async (body) => onDone((await send('confirmSecondStep', { body })).recoveryCodes),
    fallback: t.account.notSetUp,
  })
  return (
    <PersonForm
      {...confirmation}
      button={[t.account.switchOn, t.account.oneMoment]}
      frame={(field) => (
        <>
          <p className="text-muted text-sm">{t.account.scanKey}</p>
          <svg
            role="img"
            aria-label={t.account.qrCode}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            className="mx-auto w-full max-w-56 rounded-control border border-hairline bg-white"
          >
            <path d={qr.path} className="fill-black" />
          </svg>
          <div className="grid gap-2">
            <p className="font-semibold text-sm">{t.account.secretKey}</p>
            <p className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-paper px-3 py-2">
              <code id="second-step-key" dir="ltr" className="min-w-0 flex-1 text-sm">
                {groupedByFour(key, ' ')}
              </code>
              <CopyButton text={key} what={t.account.keyToCopy} shownIn="second-step-key" />
            </p>
          </div>
          {field}
          <p className="text-muted text-sm">{t.account.logsOutOthers}</p>
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
