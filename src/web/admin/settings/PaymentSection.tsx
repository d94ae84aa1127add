import { useState } from 'react'
import { useNavigate } from 'react-router'
import { currentPasswordRule } from '#domain/accounts/passwords.ts'
import type { ShopSettings } from '#domain/contract/settings.ts'
import { activeWallets, MAX_WALLETS } from '#domain/settings/wallets.ts'
import { formatMoment } from '#domain/times.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { showShop, useShop } from '#web/kit/page/shop-context.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { Checkbox } from '../frame/choices.tsx'
import { useQuery, withQuery } from '../frame/list-address.ts'
import { ProofFields, proofCodeRule } from '../frame/ProofFields.tsx'
import {
  BRING_BACK,
  PAYMENT_ID,
  WalletHistory,
  WalletList,
} from '../wallet-history/WalletHistory.tsx'
import { type SectionProps, SettingsSection } from './SettingsSection.tsx'
import {
  consequencesOf,
  differFromSaved,
  draftsOf,
  type WalletDraft,
  WalletFields,
  walletsRule,
} from './WalletFields.tsx'

/** Editor of the accounts that receive transfers (rules: shop-facts, wallet-changes). */
export function PaymentSection({ payment, onSaved }: SectionProps<'payment'>) {
  const query = useQuery()
  return (
    <SettingsSection
      id={PAYMENT_ID}
      title="Payment"
      intro="The accounts to which customers transfer, in the order in which they see them. Orders placed before a change keep showing the accounts that they were told."
    >
      {payment.isFixed || payment.lockedUntil !== null ? (
        <FixedWallets payment={payment} />
      ) : (
        <WalletsForm key={query.get(BRING_BACK)} payment={payment} onSaved={onSaved} />
      )}
      <NamesByTransfer payment={payment} onSaved={onSaved} />
    </SettingsSection>
  )
}

/** Choice that cases with a name are paid by transfer only, saved at once (rule: names-by-transfer). */
function NamesByTransfer({ payment, onSaved }: SectionProps<'payment'>) {
  const shop = useShop()
  const { failure, run } = useAction({
    run: async (namesByTransfer: boolean) => {
      const saved = await send(
        'savePaymentTerms',
        { body: { namesByTransfer } },
        { seenVersion: payment.version },
      )
      showShop({ ...shop, namesByTransfer })
      onSaved(saved)
    },
    success: 'Saved. Customers see it now.',
    fallback: 'Failed to save how names are paid',
  })
  return (
    <div className="mt-5 border-hairline border-t pt-4">
      <Checkbox checked={payment.namesByTransfer} onChange={(isAsked) => run(isAsked)}>
        <span>
          Cases with a name are paid by transfer only
          <span className="block text-muted text-sm">
            A name case that is refused at the door can’t be sold again. Product, cart and checkout
            say so; cash on delivery stays for all other orders.
          </span>
        </span>
      </Checkbox>
      <ActionFailure id="names-by-transfer-failure" failure={failure} />
    </div>
  )
}

/** The accounts, and why this admin can't change them (rules: shop-facts, rights-are-money). */
function FixedWallets({ payment }: Pick<SectionProps<'payment'>, 'payment'>) {
  const { wallets, isFixed, lockedUntil } = payment
  return (
    <div className="grid gap-4">
      {isFixed || lockedUntil === null ? (
        <Notice tone="info" title="Set on the server">
          The server decides these accounts. They can only be changed there.
        </Notice>
      ) : (
        <Notice tone="info" title={`You can change these from ${formatMoment(lockedUntil)}`}>
          An admin who was made without a password, or who set a new password by a link, waits 24
          hours, because money depends on these accounts. Whoever runs the server can end the wait.
        </Notice>
      )}
      <WalletList wallets={wallets} />
    </div>
  )
}

const startingWith = (wallets: ShopSettings['payment']['wallets']) => ({
  wallets: draftsOf(wallets),
  currentPassword: '',
  code: '',
})

/** Form of the accounts, which begins with those before the change that the address names. */
function WalletsForm({ payment, onSaved }: SectionProps<'payment'>) {
  const { version, wallets, history } = payment
  const query = useQuery()
  const navigate = useNavigate()
  const broughtBack = history?.changes.find(({ _id }) => _id === query.get(BRING_BACK))
  const shop = useShop()
  const [asksCode, setAsksCode] = useState(false)
  const rules = {
    wallets: walletsRule,
    currentPassword: currentPasswordRule,
    ...(asksCode && { code: proofCodeRule }),
  }
  const form = useForm<ReturnType<typeof startingWith>, typeof rules>(
    'payment',
    startingWith(broughtBack?.before ?? wallets),
    rules,
  )
  const drafts = form.typed.wallets
  const isChanged = differFromSaved(wallets, drafts)
  const consequences = consequencesOf(payment, drafts)
  const areRevoked = consequences !== null && consequences.revoked !== ''
  const { submit, ...state } = useSubmit({
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
  const add = () => {
    const key = 1 + Math.max(...drafts.map((draft) => draft.key))
    set([...drafts, { service: '', title: '', number: '', isResting: false, key }])
  }
  const discard = () => {
    form.start(startingWith(wallets))
    void navigate(withQuery(query, { [BRING_BACK]: null }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <Form
      form={form}
      {...state}
      onSubmit={submit}
      aria-labelledby={PAYMENT_ID}
      submit={
        isChanged && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={state.isPending}>
              {state.isPending ? 'Saving…' : 'Save accounts'}
            </Button>
            <Button kind="secondary" onClick={discard}>
              Discard changes
            </Button>
          </div>
        )
      }
    >
      {history && !isChanged && <WalletHistory history={history} />}
      <ol id={form.fieldId('wallets')} tabIndex={-1} className="grid gap-4">
        {drafts.map((draft, index) => (
          <WalletFields
            key={draft.key}
            draft={draft}
            drafts={drafts}
            number={index + 1}
            showsMistakes={form.attempt > 0}
            onChange={set}
          />
        ))}
      </ol>
      {drafts.length < MAX_WALLETS && (
        <Button kind="secondary" icon="plus" className="sm:self-start" onClick={add}>
          Add an account
        </Button>
      )}
      {isChanged && (
        <div className="grid gap-4 border-hairline border-t pt-5">
          {consequences && (
            <Notice tone="warning" title={consequences.meaning}>
              {areRevoked && <p>{consequences.revoked}</p>}
              <p>
                If the shop sends email, every admin gets one that says so, with your name
                {areRevoked && ', and the customers of these orders one with the accounts to use'}.
              </p>
            </Notice>
          )}
          <ProofFields
            form={form}
            hint="Asked for each time, because money depends on it."
            asksCode={asksCode}
          />
        </div>
      )}
    </Form>
  )
}
