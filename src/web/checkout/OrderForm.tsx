import { useRef } from 'react'
import type { Totals } from '#domain/cart/totals.ts'
import type { PaymentMethod } from '#domain/orders/status.ts'
import { AddressFields } from '#web/account/addresses/AddressFields.tsx'
import type { ShownLine } from '#web/cart/cart-lines.ts'
import { useSession } from '#web/session/session.ts'
import { Form } from '#web/ui/form/Form.tsx'
import type { FormHandle } from '#web/ui/form/use-form.ts'
import { SummaryBar } from './CheckoutSummary.tsx'
import { AccountDetails, GuestDetails } from './CustomerDetails.tsx'
import {
  aboveTheForm,
  type CheckoutField,
  type CustomerKind,
  orderDataOf,
} from './checkout-form.ts'
import { PaymentChoice } from './PaymentChoice.tsx'
import { PlaceOrderButton } from './PlaceOrderButton.tsx'
import { ShippingAddress } from './ShippingAddress.tsx'
import { ShippingInformation } from './ShippingInformation.tsx'
import type { KeptAddresses } from './saved-addresses/saved-addresses.tsx'
import { usePlaceOrder } from './use-place-order.ts'

interface OrderFormProps {
  readonly form: FormHandle<CheckoutField>
  readonly customer: CustomerKind
  readonly paymentMethod: PaymentMethod
  readonly onPaymentMethod: (method: PaymentMethod) => void
  readonly lines: readonly ShownLine[]
  readonly totals: Totals
  readonly checkoutKey: string
  readonly Kept: KeptAddresses
  /** The session ended while the order was on its way: the sentence to show at the login. */
  readonly onSessionEnd: (message: string) => void
}

/** Who orders, where it goes, how it is paid. */
export function OrderForm({
  form,
  customer,
  paymentMethod,
  onPaymentMethod,
  lines,
  totals,
  checkoutKey,
  Kept,
  onSessionEnd,
}: OrderFormProps) {
  const user = useSession()
  const fields = <AddressFields form={form} />
  const trap = useRef<HTMLInputElement>(null)
  const { isPending, failure, run } = usePlaceOrder(form, onSessionEnd)
  const submit = () => {
    const beside = new FormData(trap.current?.form ?? undefined)
    const data = orderDataOf({ customer, typed: form.typed, paymentMethod, lines, beside })
    run({ key: checkoutKey, data })
  }
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      listed={aboveTheForm(customer)}
      className="gap-8"
      submit={
        <>
          <SummaryBar lines={lines} totals={totals} />
          <PlaceOrderButton
            lines={lines}
            total={totals.total}
            paymentMethod={paymentMethod}
            isPlacing={isPending}
          />
        </>
      }
    >
      {user ? (
        <AccountDetails user={user} form={form} asksPhone={customer === 'account-without-phone'} />
      ) : (
        <GuestDetails form={form} />
      )}
      <ShippingAddress>{user && Kept ? <Kept form={form}>{fields}</Kept> : fields}</ShippingAddress>
      <ShippingInformation shipping={totals.shipping} />
      <PaymentChoice method={paymentMethod} onMethod={onPaymentMethod} total={totals.total} />
      <div hidden>
        <label>
          Website
          <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Form>
  )
}
