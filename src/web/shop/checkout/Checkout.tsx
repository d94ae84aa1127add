import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { useSession } from '#web/kit/session/session.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import type { FormText } from '#web/shop/account/PersonForm.tsx'
import { type LineState, totalsOfLines } from '#web/shop/cart/my-cart.ts'
import { CheckoutSummary, SummaryBar } from './CheckoutSummary.tsx'
import {
  type CheckoutForm,
  type CheckoutMode,
  type Contact,
  carriedOver,
  checkoutDraft,
  checkoutModes,
  emptyDraft,
} from './checkout-draft.ts'
import { customerKindOf, rulesFor } from './checkout-form.ts'
import { OrderForm } from './OrderForm.tsx'
import type { SavedAddresses } from './saved-addresses/AddressChoice.tsx'

const AccountForm = lazyComponent(async () => (await import('./AccountForms.tsx')).AccountForm, {
  sentences: ['account'],
})

/** Loads the form of a way to check out, which most customers, who order as guests, never see. */
export async function loadForm(mode: CheckoutMode): Promise<void> {
  if (mode !== 'guest') await AccountForm.load()
}

interface CheckoutProps {
  readonly lines: readonly LineState[]
  readonly checkoutKey: string
  readonly savedAddresses: SavedAddresses | null
}

/** Checkout of a filled cart: the three ways to check out, and the summary beside them. */
export function Checkout({ lines, checkoutKey, savedAddresses }: CheckoutProps) {
  const user = useSession()
  const [draft] = useState(() => checkoutDraft.read() ?? emptyDraft)
  const customer = customerKindOf(user)
  const form = useForm('checkout', draft.typed, rulesFor(customer))
  const { mode, openMode, account } = useModes(form, draft)
  const totals = totalsOfLines(lines)
  const isOrdering = user !== null || mode === 'guest'
  useErrorTitle(isOrdering && Object.keys(form.mistakes).length > 0)

  // After the login the focus moves to the details.
  const wasGuest = useRef(user === null)
  useEffect(() => {
    if (user && wasGuest.current) focusHeading('checkout-details')
    wasGuest.current = user === null
  }, [user])

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(22rem,1fr)] lg:gap-16">
      <div className="flex flex-col gap-6">
        {!user && <CheckoutModes mode={mode} onMode={openMode} />}
        <div {...(!user && { role: 'tabpanel', id: PANEL, 'aria-labelledby': tabId(mode) })}>
          {isOrdering ? (
            <OrderForm
              {...{ form, customer, lines, totals, checkoutKey, savedAddresses }}
              onSessionEnd={(message) => openMode('login', message)}
            />
          ) : (
            <AccountForm key={mode} mode={mode} {...account} />
          )}
        </div>
        {!isOrdering && <SummaryBar lines={lines} totals={totals} />}
      </div>
      <CheckoutSummary lines={lines} totals={totals} />
    </div>
  )
}

/**
 * State of the three ways to check out: the entries of each survive switching and a reload (rule:
 * kept-entries). Name and e-mail carry over to a way that is opened, a password never.
 */
function useModes(form: CheckoutForm, draft: typeof emptyDraft) {
  const user = useSession()
  const { typed } = form
  const [mode, setMode] = useState(draft.mode)
  const [entries, setEntries] = useState({ login: draft.login, register: draft.register })
  const passwords = useRef<FormText>({})
  const [notice, setNotice] = useState<string | null>(null)
  useEffect(() => {
    checkoutDraft.write({ mode, typed, ...entries })
  }, [mode, typed, entries])

  /** Latest contact: a person types on while the next form is loaded. */
  const latest = useRef<Contact>({})
  useLayoutEffect(() => {
    latest.current = mode === 'guest' ? typed : entries[mode]
  }, [mode, typed, entries])

  /** @param reason of a login after the end of the session */
  const open = (next: CheckoutMode, reason: string | null) => {
    const before = latest.current
    if (next === 'guest') {
      const { name, email } = carriedOver(typed, before)
      form.set('name', name)
      form.set('email', email)
    } else {
      const account = user && { email: user.email }
      setEntries((all) => ({ ...all, [next]: { ...carriedOver(all[next], before), ...account } }))
    }
    setNotice(reason)
    setMode(next)
  }
  return {
    mode,
    openMode: (next: CheckoutMode, reason: string | null = null) =>
      void loadForm(next).then(
        () => open(next, reason),
        () => toast.error(t.common.connectionOffline),
      ),
    /** Props of the login or registration. */
    account: {
      notice,
      begun: { ...(mode !== 'guest' && entries[mode]), password: passwords.current[mode] ?? '' },
      onTyped: ({ password = '', ...contact }: FormText) => {
        passwords.current = { ...passwords.current, [mode]: password }
        setEntries((all) => ({ ...all, [mode]: contact }))
      },
    },
  }
}

const labels = (): Readonly<Record<CheckoutMode, string>> => ({
  guest: t.checkout.guest,
  login: t.checkout.login,
  register: t.checkout.register,
})

const PANEL = 'checkout-panel'
const tabId = (mode: CheckoutMode) => `checkout-tab-${mode}`

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
