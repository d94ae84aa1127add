import { type ComponentProps, useState } from 'react'
import { codeField, groupedByFour } from '#domain/accounts/second-step.ts'
import type {
  SecondStepKey,
  SecondStep as SecondStepState,
} from '#domain/contract/accounts/second-step.ts'
import { formatDate } from '#domain/dates.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { PersonForm, usePersonForm } from '../PersonForm.tsx'
import { codeControls } from '../password-fields.ts'
import './calls.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { ProofForm } from './proof-forms.tsx'

const HEADING_ID = 'second-step'

/** Content that replaces the state in the section. */
type Open =
  | 'enrolment'
  | 'renewal'
  | 'end'
  | { readonly key: SecondStepKey }
  | { readonly codes: readonly string[] }
  | null

interface SecondStepProps {
  readonly userId: string
  readonly isAdmin: boolean
}

/** Two-factor login of an account (rule: second-step); nothing after a failed read. */
export function SecondStep({ userId, isAdmin }: SecondStepProps) {
  const [open, setOpen] = useState<Open>(null)
  const [changes, setChanges] = useState<Partial<SecondStepState>>({})
  const key = `second step ${userId}`
  const read = useRead(key, (signal) => send('getSecondStep', {}, { signal }))
  const before = valueRead(read, key)
  // Changes are applied here: until a second read is answered, the section would show the state before.
  const state = before && { ...before, ...changes }
  const show = (next: Open, change: Partial<SecondStepState> = {}) => {
    setOpen(next)
    setChanges({ ...changes, ...change })
    focusHeading(HEADING_ID)
  }
  if (!state) return null
  return (
    <Section
      id={HEADING_ID}
      title={t.account.secondStepTitle}
      card="usual"
      // Always an element: without one the heading, which has the focus, would be another.
      aside={
        <span>{state.since && <Badge tone="delivered">{t.account.secondStepIsOn}</Badge>}</span>
      }
    >
      {open === null ? (
        <State state={state} isAdmin={isAdmin} onOpen={show} />
      ) : typeof open === 'string' ? (
        <ProofForm key={open} {...proofForms(show)[open]} onCancel={() => show(null)} />
      ) : 'key' in open ? (
        <Enrolment
          secret={open.key}
          onDone={(codes) =>
            show({ codes }, { since: new Date().toISOString(), recoveryCodesLeft: codes.length })
          }
          onCancel={() => show(null)}
        />
      ) : (
        <RecoveryCodes codes={open.codes} onDone={() => show(null)} />
      )}
    </Section>
  )
}

/** Changes of the second step that a password confirms, each with its form. */
const proofForms = (show: (next: Open, change?: Partial<SecondStepState>) => void) =>
  ({
    enrolment: {
      intro: t.account.needsApp,
      asksCode: false,
      button: [t.account.proceed, t.account.oneMoment],
      send: async (body) => show({ key: await send('startSecondStep', { body }) }),
      fallback: t.account.notSetUp,
    },
    renewal: {
      intro: t.account.oldCodesEnd,
      button: [t.account.makeCodes, t.account.makingCodes],
      send: async (body) => {
        const { recoveryCodes: codes } = await send('makeRecoveryCodes', { body })
        show({ codes }, { recoveryCodesLeft: codes.length })
      },
      fallback: t.account.codesNotMade,
    },
    end: {
      intro: t.account.passwordAlone,
      button: [t.account.switchOff, t.account.switchingOff],
      send: async (body) => {
        await send('endSecondStep', { body })
        show(null, { since: null, recoveryCodesLeft: 0 })
      },
      success: t.account.secondStepIsOff,
      fallback: t.account.notSwitchedOff,
    },
  }) satisfies Record<string, Omit<ComponentProps<typeof ProofForm>, 'onCancel'>>

interface StateProps {
  readonly state: SecondStepState
  readonly isAdmin: boolean
  readonly onOpen: (next: Open) => void
}

/** Whether the second step is on, with the buttons that change it. */
function State({ state, isAdmin, onOpen }: StateProps) {
  const { since, recoveryCodesLeft, isAvailable } = state
  if (since === null) {
    return (
      <>
        <p className="text-muted text-sm">
          {isAdmin ? t.account.outsideOfShop : t.account.outside}
        </p>
        {isAvailable ? (
          <Button kind="secondary" onClick={() => onOpen('enrolment')}>
            {t.account.setUp}
          </Button>
        ) : (
          <Notice tone="info">{isAdmin ? t.account.noKeysForAdmin : t.account.noKeys}</Notice>
        )}
      </>
    )
  }
  return (
    <>
      <p className="text-muted text-sm">
        {t.account.asksSince({
          date: formatDate(since),
          count: recoveryCodesLeft,
          left: (content) => <span className="font-semibold text-ink">{content}</span>,
        })}
      </p>
      {recoveryCodesLeft < 3 && (
        <Notice tone="warning" title={t.account.makeNewCodes}>
          {t.account.lockedOut}
        </Notice>
      )}
      <div className="grid gap-2">
        <Button kind="secondary" onClick={() => onOpen('renewal')}>
          {t.account.newCodes}
        </Button>
        <Button kind="quiet" onClick={() => onOpen('end')}>
          {t.account.switchOff}
        </Button>
      </div>
    </>
  )
}

interface EnrolmentProps {
  readonly secret: SecondStepKey
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Enables two-factor login: the key for the authenticator app, and its first code. */
function Enrolment({ secret: { key, qr }, onDone, onCancel }: EnrolmentProps) {
  const confirmation = usePersonForm({
    id: 'enrolment',
    fields: { code: () => ({ ...codeControls().app, rule: codeField }) },
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

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void }

/** Recovery codes, which are shown only once. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <>
      <Notice tone="warning" title={t.account.saveCodes}>
        {t.account.saveCodesHint}
      </Notice>
      <ol
        id="recovery-codes"
        dir="ltr"
        className="grid gap-1 rounded-control bg-paper px-3 py-3 text-center font-mono tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="grid gap-2">
        <CopyButton
          text={codes.join('\n')}
          what={t.account.allCodes}
          isNamed
          size="usual"
          shownIn="recovery-codes"
        />
        <Button onClick={onDone}>{t.account.haveSaved}</Button>
      </div>
    </>
  )
}
