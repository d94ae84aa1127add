import { useState } from 'react'
import type { SecondStep as State } from '#domain/contract/accounts/second-step.ts'
import { formatDate } from '#domain/dates.ts'
import { send } from '#web/api/send.ts'
import { useRead, valueRead } from '#web/store/use-read.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Notice } from '#web/ui/Notice.tsx'
import './calls.ts'
import { Enrolment } from './Enrolment.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Id of the section's heading. */
const HEADING_ID = 'second-step'

interface SecondStepProps {
  readonly userId: string
  readonly isAdmin: boolean
}

/** Content that replaces the state in the section. */
type Open = 'enrolment' | 'renewal' | 'end' | { readonly codes: readonly string[] } | null

/**
 * Second step of the own login (rule: second-step). This part is optional, so a failed read renders
 * nothing.
 */
export function SecondStep({ userId, isAdmin }: SecondStepProps) {
  const [round, setRound] = useState(0)
  const [open, setOpen] = useState<Open>(null)
  const key = `second step ${userId} ${round}`
  const read = useRead(key, (signal) => send('getSecondStep', {}, { signal }))
  const state = valueRead(read, key) ?? (read && 'value' in read ? read.value : null)
  const show = (next: Open) => {
    setOpen(next)
    if (next === null) setRound(round + 1)
    focusHeading(HEADING_ID)
  }
  if (!state) return null
  const isOn = state.since !== null
  return (
    <Section
      id={HEADING_ID}
      title="Second step"
      card="usual"
      aside={isOn && <Badge tone="delivered">On</Badge>}
    >
      {open === null ? (
        isOn ? (
          <SwitchedOn state={state} onOpen={show} />
        ) : (
          <SwitchedOff isAdmin={isAdmin} isAvailable={state.isAvailable} onOpen={show} />
        )
      ) : open === 'enrolment' ? (
        <Enrolment onDone={(codes) => show({ codes })} onCancel={() => show(null)} />
      ) : open === 'renewal' ? (
        <ProofForm
          intro="The codes that you have now are worth nothing from then on."
          button={['Make new codes', 'Making codes…']}
          send={async (body) => {
            const { recoveryCodes } = await send('makeRecoveryCodes', { body })
            show({ codes: recoveryCodes })
          }}
          fallback="Failed to make new recovery codes"
          onCancel={() => show(null)}
        />
      ) : open === 'end' ? (
        <ProofForm
          intro="From then on your password alone logs you in."
          button={['Switch off', 'Switching off…']}
          send={async (body) => {
            await send('endSecondStep', { body })
            show(null)
          }}
          success="The second step is off."
          fallback="Failed to switch the second step off"
          onCancel={() => show(null)}
        />
      ) : (
        <RecoveryCodes codes={open.codes} onDone={() => show(null)} />
      )}
    </Section>
  )
}

function SwitchedOff({
  isAdmin,
  isAvailable,
  onOpen,
}: {
  readonly isAdmin: boolean
  readonly isAvailable: boolean
  readonly onOpen: (next: Open) => void
}) {
  return (
    <>
      <p className="text-muted text-sm">
        After your password, an app on your phone shows a code that changes every 30 seconds.
        Somebody who learns your password still stays outside
        {isAdmin ? ', and so do your customers’ addresses and your wallets.' : '.'}
      </p>
      {isAvailable ? (
        <Button kind="secondary" onClick={() => onOpen('enrolment')}>
          Set up the second step
        </Button>
      ) : (
        <Notice tone="info">
          <p>
            This shop can’t keep the keys of authenticator apps yet
            {isAdmin ? ': SECRET_KEY has to be set where it runs.' : '.'}
          </p>
        </Notice>
      )}
    </>
  )
}

function SwitchedOn({
  state: { since, recoveryCodesLeft: left },
  onOpen,
}: {
  readonly state: State
  readonly onOpen: (next: Open) => void
}) {
  return (
    <>
      <p className="text-muted text-sm">
        Your login asks for a code of your authenticator app
        {since !== null && ` since ${formatDate(since)}`}. You have{' '}
        <span className="font-semibold text-ink">
          {left === 1 ? '1 recovery code' : `${left || 'no'} recovery codes`}
        </span>{' '}
        left.
      </p>
      {left < 3 && (
        <Notice tone="warning" title="Make new recovery codes">
          <p>Without one, a lost phone locks you out.</p>
        </Notice>
      )}
      <div className="grid gap-2">
        <Button kind="secondary" onClick={() => onOpen('renewal')}>
          New recovery codes
        </Button>
        <Button kind="quiet" onClick={() => onOpen('end')}>
          Switch off
        </Button>
      </div>
    </>
  )
}
