import { type ComponentProps, useState } from 'react'
import { deviceLabel } from '#domain/accounts/device-name.ts'
import type { Passkey } from '#domain/contract/accounts/passkeys.ts'
import { formatDate } from '#domain/dates.ts'
import { t } from '#messages'
import { type AnswerOf, send } from '#web/kit/api/send.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { ProofForm } from '../second-step/proof-forms.tsx'
import { makePasskey, supportsPasskeys } from './authenticator.ts'

const HEADING_ID = 'passkeys'

/** Change that `ProofForm` confirms: a passkey to add, or one to remove; null for none. */
type Change = 'addition' | { readonly removed: Passkey } | null

/** Passkeys of an account (rule: passkeys); nothing without any, or after a failed read. */
export function Passkeys({ userId }: { readonly userId: string }) {
  const key = `passkeys ${userId}`
  const read = useRead(key, (signal) => send('listPasskeys', {}, { signal }))
  const [saved, setSaved] = useState<AnswerOf<'listPasskeys'> | null>(null)
  const [change, setChange] = useState<Change>(null)
  const stepKey = change === null ? null : `second step of ${userId}`
  const stepRead = useRead(stepKey, (signal) => send('getSecondStep', {}, { signal }))
  const step = valueRead(stepRead, stepKey)
  const state = saved ?? valueRead(read, key)
  const canAdd = state?.isAvailable === true && supportsPasskeys()
  if (!state || (!canAdd && state.passkeys.length === 0)) return null
  const show = (next: Change) => {
    setChange(next)
    focusHeading(HEADING_ID)
  }
  const save = async (answer: Promise<AnswerOf<'listPasskeys'>>) => {
    setSaved(await answer)
    show(null)
  }
  return (
    <Section id={HEADING_ID} title={t.account.passkeysTitle} card="usual">
      <p className="text-muted text-sm">{t.account.passkeysIntro}</p>
      {(change === null || change === 'addition') && state.passkeys.length > 0 && (
        <PasskeyList passkeys={state.passkeys} onRemove={(removed) => show({ removed })} />
      )}
      {change !== null && (
        <ProofForm
          {...(change === 'addition' ? addition(save) : removal(change.removed, save))}
          asksCode={step !== null && step.since !== null}
          onCancel={() => show(null)}
        />
      )}
      {change === null && canAdd && (
        <Button kind="secondary" icon="plus" onClick={() => show('addition')}>
          {t.account.addPasskey}
        </Button>
      )}
    </Section>
  )
}

type Save = (answer: Promise<AnswerOf<'listPasskeys'>>) => Promise<void>
type ChangeForm = Omit<ComponentProps<typeof ProofForm>, 'onCancel'>

const addition = (save: Save): ChangeForm => ({
  intro: t.account.makeSure,
  button: [t.account.proceed, t.account.oneMoment],
  send: (proof) => save(makePasskey(proof)),
  success: t.account.passkeyAdded,
  fallback: t.account.passkeyNotAdded,
})

const removal = ({ id, device }: Passkey, save: Save): ChangeForm => ({
  intro: device ? t.account.deviceNoMore({ device: deviceLabel(device) }) : t.account.passkeyNoMore,
  button: [t.account.removePasskey, t.account.removing],
  send: (body) => save(send('removePasskey', { params: { id }, body })),
  success: t.account.passkeysRemoved,
  fallback: t.account.passkeysNotRemoved,
})

function PasskeyList({
  passkeys,
  onRemove,
}: Pick<AnswerOf<'listPasskeys'>, 'passkeys'> & { onRemove: (passkey: Passkey) => void }) {
  return (
    <ul className="grid divide-y divide-hairline">
      {passkeys.map((passkey) => {
        const { id, since, usedAt } = passkey
        const device = deviceLabel(passkey.device)
        return (
          <li key={id} className="flex items-center justify-between gap-2 py-2.5 text-sm">
            <span className="grid">
              <span className="font-semibold">
                {device ? <bdi>{device}</bdi> : t.account.unnamedPasskey}
              </span>
              <span className="text-muted">
                {usedAt === null
                  ? t.account.addedOn({ date: formatDate(since) })
                  : t.account.lastUsed({ date: formatDate(usedAt) })}
              </span>
            </span>
            <Button kind="quiet" size="small" onClick={() => onRemove(passkey)}>
              {device
                ? t.account.passkeysRemove({ device, hidden: hiddenText })
                : t.account.removeUnnamed({ hidden: hiddenText })}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
