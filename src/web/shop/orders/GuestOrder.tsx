import '#web/kit/order-ui/order-calls.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { newPassword } from '#domain/accounts/passwords.ts'
import type { Order } from '#domain/contract/orders.ts'
import { requiredPhone } from '#domain/forms/rules.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { proofOf, proveOrder } from '#web/kit/order-ui/order-proof.ts'
import { currentUser, useSession } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card, cardLook } from '#web/kit/ui/blocks/Card.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { PasswordField } from '#web/kit/ui/form/PasswordField.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { linkTo } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { passwordFields } from '#web/shop/account/password-fields.ts'
import { personFields } from '#web/shop/account/person-fields.ts'
import { enter } from '#web/shop/account/sign-in.ts'
import { focusElement } from './OrderAgain.tsx'

/** Notice of an order without an account, for every viewer (rule: guest-order-access). */
export function GuestOrderNotice({ order }: { readonly order: Order }) {
  const isSignedIn = useSession() !== null
  if (order.user) return null
  return (
    <Notice tone="info" icon="user" title={t.orders.guestOrder}>
      <p className="text-muted">
        {order.access === 'masked'
          ? t.orders.confirmToSee
          : isSignedIn
            ? t.orders.keepLinkSignedIn
            : t.orders.keepLink}
      </p>
    </Notice>
  )
}

/** Form for the phone of a guest's order (rules: guest-order-access, cancel-needs-proof). */
export function ProveOrder({ orderId }: { readonly orderId: string }) {
  const rules = { phone: requiredPhone(() => t.orders.phoneMissing) }
  const form = useForm('prove', { phone: '' }, rules)
  const { revalidate } = useRevalidator()
  const { submit, ...state } = useSubmit({
    form,
    send: async () => {
      try {
        await proveOrder(orderId, form.sent().phone)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'PROOF_FAILED') throw error
        // A wrong number is reported at its field alone.
        return form.refuse({ phone: error.message })
      }
      await revalidate()
      focusHeading()
    },
    fallback: t.orders.notFound,
  })

  return (
    <Card as="section" aria-label={t.orders.provingHeading}>
      <Form
        form={form}
        {...state}
        onSubmit={submit}
        className="max-w-form"
        submit={
          <Button type="submit" busy={state.isPending} className="justify-self-start">
            {state.isPending ? t.orders.provingChecking : t.orders.show}
          </Button>
        }
      >
        <TextField
          {...personFields().phone}
          label={t.orders.phone}
          hint={undefined}
          {...form.field('phone')}
        />
      </Form>
    </Card>
  )
}

/** Offer to keep a guest's order in an account, for full access (rule: account-from-order). */
export function AccountOffer({ order }: { readonly order: Order }) {
  const [isGuest] = useState(() => currentUser() === null)
  const user = useSession()
  const [isMade, setMade] = useState(false)
  if (!isGuest || !order.guestInfo || order.access === 'masked') return null
  const offer = { orderId: order._id, email: order.guestInfo.email }
  if (isMade) {
    return (
      <div ref={focusElement} tabIndex={-1} className="rounded-card">
        <Notice tone="success" title={t.orders.inAccount}>
          <p className="text-ink">
            {t.orders.logInAnywhere({
              address: offer.email,
              email: (content) => <strong className="font-semibold">{wrapping(content)}</strong>,
            })}
          </p>
          <p>{linkTo(paths.orders())(t.orders.myOrders)}</p>
        </Notice>
      </div>
    )
  }
  // A login in another tab has ended the guest's session.
  return user ? null : <AccountForm {...offer} onMade={() => setMade(true)} />
}

/** Renders an e-mail address, which may break anywhere. */
const wrapping = (content: ReactNode) => <bdi className="break-all">{content}</bdi>

interface AccountFormProps {
  readonly orderId: string
  readonly email: string
  readonly onMade: () => void
}

/**
 * Form with one password, which opens an account from a guest's order: the account gets the customer's
 * data and lists the order, which stays a guest's (rule: account-from-order).
 */
function AccountForm({ orderId: id, email, onMade }: AccountFormProps) {
  const { revalidate } = useRevalidator()
  const password = useRef<HTMLInputElement>(null)
  const form = useForm('account', { password: '' }, { password: newPassword })
  const { submit, ...state } = useSubmit({
    form,
    send: async () => {
      const body = form.sent()
      const user = await send('openOrderAccount', { params: { id }, body }, proofOf(id))
      await enter(user)
      onMade()
      await revalidate()
    },
    success: t.orders.created,
    fallback: t.orders.accountFailed,
  })
  return (
    // Opening the form focuses its field.
    <details
      className={`${cardLook('snug')} group/account`}
      onToggle={({ currentTarget }) => currentTarget.open && password.current?.focus()}
    >
      <summary className="flex min-h-10 cursor-pointer items-center gap-3 font-semibold">
        <Icon name="user" className="text-plum" />
        {t.orders.saveOrder}
        <Icon
          name="down"
          className="ms-auto size-4 transition-transform group-open/account:turned"
        />
      </summary>
      <p className="mt-2 mb-4 text-muted text-sm">
        {t.orders.choosePassword({ address: email, email: wrapping })}
      </p>
      <Form
        form={form}
        {...state}
        onSubmit={submit}
        submit={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button
              type="submit"
              kind="secondary"
              busy={state.isPending}
              className="grow sm:grow-0"
            >
              {state.isPending ? t.orders.creating : t.orders.create}
            </Button>
            <p className="text-muted text-sm">
              {t.orders.haveOne({ login: linkTo(paths.login()) })}
            </p>
          </div>
        }
      >
        {/* User name for password managers. */}
        <input
          type="email"
          name="username"
          dir="ltr"
          autoComplete="username"
          value={email}
          readOnly
          hidden
        />
        <PasswordField
          ref={password}
          {...passwordFields().newPassword}
          {...form.field('password')}
        />
      </Form>
    </details>
  )
}
