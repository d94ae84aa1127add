import { useState } from 'react'
import { currentPasswordRule } from '#domain/accounts/passwords.ts'
import type { ShopSettings } from '#domain/contract/settings.ts'
import { formatMoment } from '#domain/dates.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { activeWallets, MAX_WALLETS } from '#domain/settings/wallets.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { showShop, useShop } from '#web/kit/page/shop-context.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { useQuery } from '../frame/list-address.ts'
import { proofCodeRule } from '../frame/ProofFields.tsx'
import { BRING_BACK, PAYMENT_ID, WalletHistory } from '../wallet-history/WalletHistory.tsx'
import { type SectionProps, SettingsSection } from './SettingsSection.tsx'
import {
  consequencesOf,
  differFromSaved,
  draftsOf,
  moved,
  type WalletDraft,
  WalletFields,
  WalletsConfirmation,
  walletsRule,
} from './WalletFields.tsx'

/** Editor of the accounts that receive transfers (rules: shop-facts, wallet-changes). */
export function PaymentSection({ payment, onSaved }: SectionProps<'payment'>) {
  return (
    <SettingsSection
      id={PAYMENT_ID}
      title="Payment"
      intro="The accounts to which customers transfer, in the order in which they see them. Orders placed before a change keep showing the accounts that they were told."
    >
      {payment.isFixed || payment.lockedUntil !== null ? (
        <FixedWallets payment={payment} />
      ) : (
        <WalletsForm payment={payment} onSaved={onSaved} />
      )}
    </SettingsSection>
  )
}

/** The accounts, and why this admin can't change them (rules: shop-facts, rights-are-money). */
function FixedWallets({
  payment: { wallets, isFixed, lockedUntil },
}: Pick<SectionProps<'payment'>, 'payment'>) {
  return (
    <div className="grid gap-4">
      {isFixed || lockedUntil === null ? (
        <Notice tone="info" title="Set on the server">
          <p>The server decides these accounts. They can only be changed there.</p>
        </Notice>
      ) : (
        <Notice tone="info" title={`You can change these from ${formatMoment(lockedUntil)}`}>
          <p>
            An admin who was made without a password, or who set a new password by a link, waits 24
            hours, because money depends on these accounts. Whoever runs the server can end the
            wait.
          </p>
        </Notice>
      )}
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

const startingWith = (wallets: ShopSettings['payment']['wallets']) => ({
  wallets: draftsOf(wallets),
  currentPassword: '',
  code: '',
})

/** Accounts before the change that the address names; null without one. */
function useBroughtBack(history: ShopSettings['payment']['history']) {
  const query = useQuery()
  return history?.changes.find(({ _id }) => _id === query.get(BRING_BACK))?.before ?? null
}

function WalletsForm({ payment, onSaved }: SectionProps<'payment'>) {
  const { version, wallets, history } = payment
  const broughtBack = useBroughtBack(history)
  const shop = useShop()
  const [nextKey, setNextKey] = useState(MAX_WALLETS)
  const [asksCode, setAsksCode] = useState(false)
  const rules = {
    wallets: walletsRule,
    currentPassword: currentPasswordRule,
    ...(asksCode && { code: proofCodeRule }),
  }
  const form = useForm<ReturnType<typeof startingWith>, typeof rules>(
    'payment',
    startingWith(broughtBack ?? wallets),
    rules,
  )
  const drafts = form.typed.wallets
  const isChanged = differFromSaved(wallets, drafts)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      const { wallets: sent, ...proof } = form.sent()
      const body = { ...proof, wallets: [...sent] }
      const saved = await send('saveWallets', { body }, { seenVersion: version })
      form.start(startingWith(saved.payment.wallets))
      showShop({ ...shop, wallets: activeWallets(saved.payment.wallets) })
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
      {history && !isChanged && (
        <WalletHistory
          history={history}
          wayBack={({ before }, label) => (
            <Button
              kind="secondary"
              size="small"
              className="justify-self-start"
              onClick={() => add(draftsOf(before, nextKey))}
            >
              {label}
            </Button>
          )}
        />
      )}
      <ol id={form.fieldId('wallets')} tabIndex={-1} className="grid gap-4">
        {drafts.map((draft, index) => (
          <WalletFields
            key={draft.key}
            draft={draft}
            number={index + 1}
            of={drafts.length}
            showsMistakes={form.attempt > 0}
            onChange={(changed) => set(drafts.map((other) => (other === draft ? changed : other)))}
            onMove={(by) => set(moved(drafts, index, by))}
            onRemove={() => set(drafts.filter((other) => other !== draft))}
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
        <WalletsConfirmation
          form={form}
          consequences={consequencesOf(payment, drafts)}
          asksCode={asksCode}
        />
      )}
    </Form>
  )
}
