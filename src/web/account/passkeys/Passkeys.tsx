import { useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { type AnswerOf, send } from '#web/api/send.ts'
import { useAction } from '#web/feedback/action.ts'
import { useRead, valueRead } from '#web/store/use-read.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { ProofForm } from '../second-step/ProofForm.tsx'
import { knowsPasskeys, makePasskey } from './authenticator.ts'

/** Id of the section's heading. */
const HEADING_ID = 'passkeys'

/**
 * Passkeys of the own account (rule: passkeys). Not rendered without passkeys and support for new
 * ones; this part of the page is optional.
 */
export function Passkeys({ userId }: { readonly userId: string }) {
  const key = `passkeys ${userId}`
  const read = useRead(key, (signal) => send('listPasskeys', {}, { signal }))
  const [changed, setChanged] = useState<AnswerOf<'listPasskeys'> | null>(null)
  const [isAdding, setAdding] = useState(false)
  const stepKey = isAdding ? `second step of ${userId}` : null
  const step = valueRead(
    useRead(stepKey, (signal) => send('getSecondStep', {}, { signal })),
    stepKey,
  )
  const removal = useAction<[id: string]>({
    run: async (id) => {
      setChanged(await send('removePasskey', { params: { id } }))
      focusHeading(HEADING_ID)
    },
    success: 'Passkey removed.',
    fallback: 'Failed to remove the passkey',
  })
  const state = changed ?? valueRead(read, key)
  const canAdd = state?.isAvailable === true && knowsPasskeys()
  if (!state || (!canAdd && state.passkeys.length === 0)) return null
  const close = () => {
    setAdding(false)
    focusHeading(HEADING_ID)
  }
  return (
    <Section id={HEADING_ID} title="Passkeys" card="usual">
      <p className="text-muted text-sm">
        Log in with your finger, your face or the PIN of this device. No password, and no code.
      </p>
      {state.passkeys.length > 0 && (
        <ul className="grid divide-y divide-hairline">
          {state.passkeys.map(({ id, device, since, usedAt }) => (
            <li key={id} className="flex items-center justify-between gap-2 py-2.5 text-sm">
              <span className="grid">
                <span className="font-semibold">{device || 'Passkey'}</span>
                <span className="text-muted">
                  {usedAt === null
                    ? `Added ${formatDate(since)}`
                    : `Last used ${formatDate(usedAt)}`}
                </span>
              </span>
              <Button
                kind="quiet"
                size="small"
                busy={removal.isPending}
                onClick={() => removal.run(id)}
              >
                Remove<span className="sr-only"> {device || 'passkey'}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <ProofForm
          intro="First we make sure that it is you."
          asksCode={step !== null && step.since !== null}
          button={['Continue', 'One moment…']}
          send={async (proof) => {
            setChanged(await makePasskey(proof))
            close()
          }}
          success="Passkey added."
          fallback="Failed to add the passkey"
          onCancel={close}
        />
      ) : (
        canAdd && (
          <Button kind="secondary" icon="plus" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )
      )}
    </Section>
  )
}
