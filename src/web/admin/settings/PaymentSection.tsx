import { useState } from 'react'
import { currentPasswordRule } from '#domain/accounts/current-password.ts'
import type { ShopSettings } from '#domain/contract/settings.ts'
import { formatDate } from '#domain/dates.ts'
import { requiredText } from '#domain/forms/rules.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { activeWallets, MAX_WALLETS } from '#domain/settings/wallets.ts'
import { passwordFields } from '#web/account/password-fields.ts'
import { ApiError, send } from '#web/api/send.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { showShop, useShop } from '#web/frame/shop-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { type FormHandle, useForm } from '#web/ui/form/use-form.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { WalletFields } from './WalletFields.tsx'
import {
  changeWarning,
  differFromSaved,
  draftsOf,
  moved,
  type WalletDraft,
  walletsRule,
} from './wallet-drafts.ts'

/** Id of the section's heading, target of links from other pages. */
export const PAYMENT_ID = 'payment-settings'

interface PaymentSectionProps {
  readonly payment: ShopSettings['payment']
  readonly onSaved: (saved: ShopSettings) => void
}

/** Editor of the accounts that receive transfers (rules: shop-facts, wallet-changes). */
export function PaymentSection({ payment, onSaved }: PaymentSectionProps) {
  return (
    <SettingsSection
      id={PAYMENT_ID}
      title="Payment"
      intro="The accounts to which customers transfer, in the order in which they see them. Orders placed before a change keep showing the accounts that they were told."
    >
      {payment.isFixed ? (
        <FixedWallets wallets={payment.wallets} />
      ) : (
        <WalletsForm payment={payment} onSaved={onSaved} />
      )}
    </SettingsSection>
  )
}

function FixedWallets({ wallets }: Pick<ShopSettings['payment'], 'wallets'>) {
  return (
    <div className="grid gap-4">
      <Notice tone="info" title="Set on the server">
        <p>The server decides these accounts. They can only be changed there.</p>
      </Notice>
      <ul className="grid gap-2">
        {wallets.map(({ service, title, number }) => (
          <li key={number}>
            {service} · {title} ·{' '}
            <bdi dir="ltr" className="font-semibold tabular-nums">
              {groupedNumber(number)}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface WalletText {
  readonly wallets: readonly WalletDraft[]
  readonly currentPassword: string
  readonly code: string
}

const startingWith = (wallets: ShopSettings['payment']['wallets']): WalletText => ({
  wallets: draftsOf(wallets),
  currentPassword: '',
  code: '',
})

/** Rule of the two-factor code, which accepts any text: the server verifies the code. */
const anyCode = requiredText('Please enter the code', { max: 100 })

function WalletsForm({ payment, onSaved }: PaymentSectionProps) {
  const { version, wallets, change } = payment
  const shown = useShop()
  const [nextKey, setNextKey] = useState(wallets.length)
  const [asksCode, setAsksCode] = useState(false)
  const rules = {
    wallets: walletsRule,
    currentPassword: currentPasswordRule,
    ...(asksCode && { code: anyCode }),
  }
  const form = useForm<WalletText, typeof rules>('payment', startingWith(wallets), rules)
  const drafts = form.typed.wallets
  const isChanged = differFromSaved(wallets, drafts)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      const { wallets: sent, ...proof } = form.sent()
      const body = { ...proof, wallets: [...sent] }
      const saved = await send('saveWallets', { body }, { seenVersion: version })
      form.start(startingWith(saved.payment.wallets))
      showShop({ ...shown, wallets: activeWallets(saved.payment.wallets) })
      onSaved(saved)
    },
    success: 'Saved. Customers see these accounts now.',
    fallback: 'Failed to save the accounts',
    onRefusal: (error) => {
      if (error instanceof ApiError && error.code === 'SECOND_STEP_REQUIRED') setAsksCode(true)
    },
  })
  const set = (changed: readonly WalletDraft[]) => form.set('wallets', changed)
  const add = (added: readonly WalletDraft[]) => {
    set(added)
    setNextKey(nextKey + MAX_WALLETS)
  }
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      aria-labelledby={PAYMENT_ID}
      submit={
        isChanged && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isPending}>
              {isPending ? 'Saving…' : 'Save accounts'}
            </Button>
            <Button kind="secondary" onClick={() => form.start(startingWith(wallets))}>
              Discard changes
            </Button>
          </div>
        )
      }
    >
      {change && !isChanged && (
        <LastChange change={change} onRestore={() => add(draftsOf(change.before, nextKey))} />
      )}
      <ol id={form.fieldId('wallets')} tabIndex={-1} className="grid gap-4">
        {drafts.map((draft, index) => (
          <WalletFields
            key={draft.key}
            draft={draft}
            number={index + 1}
            of={drafts.length}
            showsMistakes={form.attempt > 0}
            onChange={(changed) => set(drafts.with(index, changed))}
            onMove={(by) => set(moved(drafts, index, by))}
            onRemove={() => set(drafts.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {drafts.length < MAX_WALLETS && (
        <Button
          kind="secondary"
          icon="plus"
          className="sm:self-start"
          onClick={() =>
            add([...drafts, { service: '', title: '', number: '', isResting: false, key: nextKey }])
          }
        >
          Add an account
        </Button>
      )}
      {isChanged && (
        <Confirmation form={form} meaning={changeWarning(wallets, drafts)} asksCode={asksCode} />
      )}
    </Form>
  )
}

interface LastChangeProps {
  readonly change: NonNullable<ShopSettings['payment']['change']>
  readonly onRestore: () => void
}

/** The latest change of the accounts, which can be reverted. */
function LastChange({ change, onRestore }: LastChangeProps) {
  return (
    <Notice tone="warning" title={change.sentence}>
      <p>
        Changed by {change.by} on {formatDate(change.at)}.
      </p>
      <p>
        <Button kind="secondary" size="small" onClick={onRestore}>
          Bring back the previous accounts
        </Button>
      </p>
    </Notice>
  )
}

interface ConfirmationProps {
  readonly form: Pick<FormHandle<'currentPassword' | 'code'>, 'field'>
  /** Consequence of saving; null with an invalid field. */
  readonly meaning: string | null
  readonly asksCode: boolean
}

/** Password, and two-factor code where it is required, of the admin who changes the accounts. */
function Confirmation({ form, meaning, asksCode }: ConfirmationProps) {
  return (
    <div className="grid gap-4 border-hairline border-t pt-5">
      {meaning !== null && (
        <Notice tone="warning" title={meaning}>
          <p>If the shop sends email, every admin gets one that says so, with your name.</p>
        </Notice>
      )}
      <TextField
        {...passwordFields.password}
        label="Current password"
        hint="Asked for each time, because money depends on it."
        {...form.field('currentPassword')}
      />
      {asksCode && (
        <TextField
          label="Code"
          hint="From your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          required
          {...form.field('code')}
        />
      )}
    </div>
  )
}
