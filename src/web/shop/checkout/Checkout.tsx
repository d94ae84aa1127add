import { useEffect, useRef, useState } from 'react'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { useSession } from '#web/kit/session/session.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import type { FormText } from '#web/shop/account/person-forms.ts'
import { type ShownLine, totalsOfLines } from '#web/shop/cart/cart-lines.ts'
import { LoginForm, RegisterForm } from './AccountForms.tsx'
import { CheckoutModes, modePanel } from './CheckoutModes.tsx'
import { CheckoutSummary, SummaryBar } from './CheckoutSummary.tsx'
import {
  type CheckoutMode,
  checkoutDraft,
  contactIn,
  emptyDraft,
  withTyped,
} from './checkout-draft.ts'
import { type CustomerKind, rulesFor } from './checkout-form.ts'
import { OrderForm } from './OrderForm.tsx'
import type { SavedAddresses } from './saved-addresses/AddressChoice.tsx'

interface CheckoutProps {
  readonly lines: readonly ShownLine[]
  readonly checkoutKey: string
  readonly savedAddresses: SavedAddresses | null
}

/**
 * Checkout of a filled cart. Holds the entries of all three ways to check out, so that switching
 * keeps them, and stores them as a draft, so that a reload does (rule: kept-entries).
 */
export function Checkout({ lines, checkoutKey, savedAddresses }: CheckoutProps) {
  const user = useSession()
  const [start] = useState(() => checkoutDraft.read() ?? emptyDraft)
  const [mode, setMode] = useState<CheckoutMode>(start.mode)
  const [contact, setContact] = useState(start.contact)
  const passwords = useRef<FormText>({})
  const [sessionEnded, setSessionEnded] = useState<string | null>(null)
  const customer: CustomerKind = !user
    ? 'guest'
    : user.phone === ''
      ? 'account-without-phone'
      : 'account'
  const form = useForm('checkout', start.typed, rulesFor(customer))
  const totals = totalsOfLines(lines)
  const isOrdering = user !== null || mode === 'guest'
  useErrorTitle(isOrdering && Object.keys(form.mistakes).length > 0)

  const { typed } = form
  useEffect(() => {
    checkoutDraft.write({ mode, typed, contact })
  }, [mode, typed, contact])

  useEffect(() => {
    if (!user && mode === 'guest') setContact((before) => withTyped(before, 'guest', typed))
  }, [user, mode, typed])

  // After the login the focus moves to the details.
  const wasGuest = useRef(user === null)
  useEffect(() => {
    if (user && wasGuest.current) focusHeading('checkout-details')
    wasGuest.current = user === null
  }, [user])

  const saveTyped = (way: CheckoutMode) => (entered: FormText) => {
    passwords.current = { ...passwords.current, [way]: entered.password ?? '' }
    setContact((before) => withTyped(before, way, entered))
  }
  const typedIn = (way: CheckoutMode): FormText => ({
    ...contactIn(contact, way),
    password: passwords.current[way] ?? '',
  })
  /** Name and e-mail carry over to the other forms, a password never. */
  const changeMode = (next: CheckoutMode) => {
    if (next === 'guest') {
      const { name, email } = contactIn(contact, next)
      if (name !== undefined) form.set('name', name)
      if (email !== undefined) form.set('email', email)
    }
    setSessionEnded(null)
    setMode(next)
  }
  const askToLogIn = (message: string) => {
    if (user) setContact((before) => withTyped(before, 'login', { email: user.email }))
    setSessionEnded(message)
    setMode('login')
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(22rem,1fr)] lg:gap-16">
      <div className="flex flex-col gap-6">
        {!user && <CheckoutModes mode={mode} onMode={changeMode} />}
        <div {...(!user && modePanel(mode))}>
          {isOrdering ? (
            <OrderForm
              {...{ form, customer, lines, totals, checkoutKey, savedAddresses }}
              onSessionEnd={askToLogIn}
            />
          ) : mode === 'login' ? (
            <LoginForm
              begun={typedIn('login')}
              onTyped={saveTyped('login')}
              notice={sessionEnded}
            />
          ) : (
            <RegisterForm begun={typedIn('register')} onTyped={saveTyped('register')} />
          )}
        </div>
        {!isOrdering && <SummaryBar lines={lines} totals={totals} />}
      </div>
      <CheckoutSummary lines={lines} totals={totals} />
    </div>
  )
}
