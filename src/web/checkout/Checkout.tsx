import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { PaymentMethod } from '#domain/orders/status.ts'
import type { Typed } from '#web/account/person-forms.ts'
import { type ShownLine, totalsOfLines } from '#web/cart/cart-lines.ts'
import { useErrorTitle } from '#web/frame/page-title.ts'
import { useSession } from '#web/session/session.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { useForm } from '#web/ui/form/use-form.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CheckoutModes, modePanel } from './CheckoutModes.tsx'
import { CheckoutSummary, SummaryBar } from './CheckoutSummary.tsx'
import { type CustomerKind, rulesFor } from './checkout-form.ts'
import { type CheckoutMode, checkoutDraft, emptyDraft } from './draft.ts'
import { OrderForm } from './OrderForm.tsx'

/** Most order as guests, so that these come when somebody asks for them. */
const LoginForm = lazy(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }))
const RegisterForm = lazy(async () => ({
  default: (await import('./RegisterForm.tsx')).RegisterForm,
}))

type Entry = Exclude<CheckoutMode, 'guest'>

interface CheckoutProps {
  readonly lines: readonly ShownLine[]
  readonly checkoutKey: string
}

/**
 * Everything between a full cart and an order. What was typed lives here, above the three ways to
 * check out, so that changing one's mind loses nothing.
 */
export function Checkout({ lines, checkoutKey }: CheckoutProps) {
  const user = useSession()
  const [start] = useState(() => checkoutDraft.read() ?? emptyDraft)
  const [mode, setMode] = useState<CheckoutMode>(start.mode)
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>(start.paymentMethod)
  const [sessionEnded, setSessionEnded] = useState<string | null>(null)
  const customer: CustomerKind = !user
    ? 'guest'
    : user.phone === ''
      ? 'account-without-phone'
      : 'account'
  const form = useForm('checkout', start.typed, rulesFor(customer))
  const entered = useRef({ login: start.typed as Typed, register: start.typed as Typed })
  const totals = totalsOfLines(lines)
  const isOrdering = user !== null || mode === 'guest'
  useErrorTitle(isOrdering && Object.keys(form.mistakes).length > 0)

  const { typed } = form
  useEffect(() => {
    checkoutDraft.write({ mode, paymentMethod, typed })
  }, [mode, paymentMethod, typed])

  // Whoever has just come in goes on where the details are.
  const wasGuest = useRef(user === null)
  useEffect(() => {
    if (user && wasGuest.current) focusHeading('checkout-details')
    wasGuest.current = user === null
  }, [user])

  const enter = (entry: Entry) => (typed: Typed) => {
    entered.current[entry] = typed
  }
  const complete = (entry: Entry, typedElsewhere: Typed) => {
    const typed = Object.entries(entered.current[entry]).filter(([, value]) => value !== '')
    entered.current[entry] = { ...typedElsewhere, ...Object.fromEntries(typed) }
  }
  /** Name and e-mail go along to the next form, a password never. */
  const changeMode = (next: CheckoutMode) => {
    const { password: _, ...shared }: Typed = mode === 'guest' ? form.typed : entered.current[mode]
    if (next === 'guest') form.complete(shared)
    else complete(next, shared)
    setSessionEnded(null)
    setMode(next)
  }
  const askToLogIn = (message: string) => {
    if (user) complete('login', { email: user.email })
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
              form={form}
              customer={customer}
              paymentMethod={paymentMethod}
              onPaymentMethod={setPaymentMethod}
              lines={lines}
              totals={totals}
              checkoutKey={checkoutKey}
              onSessionEnd={askToLogIn}
            />
          ) : (
            <Suspense fallback={<Skeleton className="h-96" />}>
              {mode === 'login' ? (
                <LoginForm
                  begun={entered.current.login}
                  onTyped={enter('login')}
                  notice={sessionEnded}
                />
              ) : (
                <RegisterForm begun={entered.current.register} onTyped={enter('register')} />
              )}
            </Suspense>
          )}
        </div>
        {!isOrdering && <SummaryBar lines={lines} totals={totals} />}
      </div>
      <CheckoutSummary lines={lines} totals={totals} />
    </div>
  )
}
