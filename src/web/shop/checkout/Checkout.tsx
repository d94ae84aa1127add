import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { useSession } from '#web/kit/session/session.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import type { FormText } from '#web/shop/account/PersonForm.tsx'
import { type ShownLine, totalsOfLines } from '#web/shop/cart/my-cart.ts'
import { CheckoutSummary, SummaryBar } from './CheckoutSummary.tsx'
import {
  type CheckoutMode,
  checkoutDraft,
  checkoutModes,
  contactIn,
  emptyDraft,
  withTyped,
} from './checkout-draft.ts'
import { type CustomerKind, rulesFor } from './checkout-form.ts'
import { OrderForm } from './OrderForm.tsx'
import type { SavedAddresses } from './saved-addresses/AddressChoice.tsx'

const LoginForm = lazyComponent(async () => (await import('./AccountForms.tsx')).LoginForm, {
  sentences: ['account'],
})
const RegisterForm = lazyComponent(async () => (await import('./AccountForms.tsx')).RegisterForm, {
  sentences: ['account'],
})

/** Loads the form of a way to check out, which most customers, who order as guests, never see. */
export async function loadForm(mode: CheckoutMode): Promise<void> {
  if (mode !== 'guest') await (mode === 'login' ? LoginForm : RegisterForm).load()
}

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
  const openMode = (next: CheckoutMode) =>
    void loadForm(next).then(
      () => setMode(next),
      () => toast.error(t.common.connectionOffline),
    )
  /** Name and e-mail carry over to the other forms, a password never. */
  const changeMode = (next: CheckoutMode) => {
    if (next === 'guest') {
      const { name, email } = contactIn(contact, next)
      if (name !== undefined) form.set('name', name)
      if (email !== undefined) form.set('email', email)
    }
    setSessionEnded(null)
    openMode(next)
  }
  const askToLogIn = (message: string) => {
    if (user) setContact((before) => withTyped(before, 'login', { email: user.email }))
    setSessionEnded(message)
    openMode('login')
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

const labels = (): Readonly<Record<CheckoutMode, string>> => ({
  guest: t.checkout.guest,
  login: t.checkout.login,
  register: t.checkout.register,
})

const PANEL = 'checkout-panel'
const tabId = (mode: CheckoutMode) => `checkout-tab-${mode}`

/** Attributes of the tab panel below the choice. */
function modePanel(mode: CheckoutMode) {
  return { role: 'tabpanel', id: PANEL, 'aria-labelledby': tabId(mode) } as const
}

interface CheckoutModesProps {
  readonly mode: CheckoutMode
  readonly onMode: (mode: CheckoutMode) => void
}

/** Choice between three ways to check out; ordering as a guest comes first. */
function CheckoutModes({ mode, onMode }: CheckoutModesProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = checkoutModes.indexOf(mode) + step
    const next = checkoutModes[(index + checkoutModes.length) % checkoutModes.length] ?? mode
    onMode(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={t.checkout.ways}
      onKeyDown={move}
      className="flex flex-wrap gap-1 rounded-card border border-hairline bg-white p-1"
    >
      {checkoutModes.map((choice) => (
        <button
          key={choice}
          id={tabId(choice)}
          type="button"
          role="tab"
          aria-selected={choice === mode}
          aria-controls={PANEL}
          tabIndex={choice === mode ? 0 : -1}
          onClick={() => onMode(choice)}
          className={classNames(
            'min-h-12 grow rounded-control px-2 font-semibold text-sm transition-colors sm:text-base',
            choice === mode ? 'bg-plum text-white' : 'text-plum hover:bg-plum-tint',
          )}
        >
          {labels()[choice]}
        </button>
      ))}
    </div>
  )
}
