import { useRef } from 'react'
import type { Totals } from '#domain/cart/totals.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { isTransferOnly } from '#domain/orders/names-by-transfer.ts'
import { type PaymentMethod, paymentMethodLabels } from '#domain/orders/status.ts'
import { helpOn } from '#domain/paths.ts'
import { deliveryTimeInBusinessDays, freeShippingClaim } from '#domain/terms.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { useSession } from '#web/kit/session/session.ts'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Unbroken } from '#web/kit/ui/blocks/Unbroken.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { RadioGroup } from '#web/kit/ui/RadioGroup.tsx'
import { AddressFields } from '#web/shop/account/addresses/AddressFields.tsx'
import { caseTypesOf, type LineState } from '#web/shop/cart/my-cart.ts'
import { SummaryBar } from './CheckoutSummary.tsx'
import type { CheckoutForm } from './checkout-draft.ts'
import { aboveTheForm, type CustomerKind, orderDataOf } from './checkout-form.ts'
import { AccountDetails, GiftOptions, GuestDetails, PlaceOrderButton } from './OrderFields.tsx'
import { usePlaceOrder } from './place-order.ts'
import type { SavedAddresses } from './saved-addresses/AddressChoice.tsx'

/** Loaded with an account's saved addresses. */
export const AddressChoice = lazyComponent(
  async () => (await import('./saved-addresses/AddressChoice.tsx')).AddressChoice,
)

interface OrderFormProps {
  readonly form: CheckoutForm
  readonly customer: CustomerKind
  readonly lines: readonly LineState[]
  readonly totals: Totals
  readonly checkoutKey: string
  readonly savedAddresses: SavedAddresses | null
  /** Called when the session ended during the request, with the sentence for the login. */
  readonly onSessionEnd: (message: string) => void
}

/** Order form: contact, address, payment. */
export function OrderForm({
  form,
  customer,
  lines,
  totals,
  checkoutKey,
  savedAddresses,
  onSessionEnd,
}: OrderFormProps) {
  const user = useSession()
  const isForced = isTransferOnly(caseTypesOf(lines), useShop())
  const paymentMethod = isForced ? 'Online_Manual' : form.typed.paymentMethod
  const honeypot = useRef<HTMLInputElement>(null)
  const { isToReview, run, ...placement } = usePlaceOrder(form, onSessionEnd)
  const submit = () => {
    const beside = new FormData(honeypot.current?.form ?? undefined)
    const typed = { ...form.typed, paymentMethod }
    const data = orderDataOf({ customer, typed, lines, beside })
    run({ key: checkoutKey, data })
  }
  return (
    <Form
      form={form}
      {...placement}
      onSubmit={submit}
      listed={aboveTheForm(customer)}
      className="gap-8"
      submit={
        <>
          <SummaryBar key={`${isToReview}`} lines={lines} totals={totals} startsOpen={isToReview} />
          <PlaceOrderButton
            lines={lines}
            total={totals.total}
            paymentMethod={paymentMethod}
            isPlacing={placement.isPending}
          />
        </>
      }
    >
      {user ? <AccountDetails user={user} form={form} /> : <GuestDetails form={form} />}
      <ShippingAddress form={form} savedAddresses={user && savedAddresses} />
      <GiftOptions form={form} />
      <ShippingInformation shipping={totals.shipping} />
      <PaymentChoice {...{ form, paymentMethod, isForced }} total={totals.total} />
      <div hidden>
        <label>
          {t.checkout.website}
          <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Form>
  )
}

/** Delivery address; within Pakistan only (rule: pakistan-only). */
function ShippingAddress({
  form,
  savedAddresses,
}: Pick<OrderFormProps, 'form' | 'savedAddresses'>) {
  const fields = <AddressFields form={form} />
  return (
    <Section title={t.checkout.shippingAddress}>
      {savedAddresses ? (
        <AddressChoice entry={savedAddresses} form={form}>
          {fields}
        </AddressChoice>
      ) : (
        fields
      )}
      <dl className="grid gap-1.5">
        <dt className="font-semibold text-sm">{t.checkout.country}</dt>
        <dd>{t.checkout.pakistan}</dd>
        <dd className="text-muted text-sm">{t.checkout.withinPakistan}</dd>
      </dl>
    </Section>
  )
}

/** Shipping cost and delivery time of this order. */
function ShippingInformation({ shipping }: { readonly shipping: Paisa }) {
  return (
    <Notice tone="info" icon="truck" title={t.checkout.shippingInformation}>
      <ul className="grid list-disc gap-1 ps-5 text-muted">
        <li>
          {t.checkout.deliveryIn({
            days: () => <Unbroken>{deliveryTimeInBusinessDays()}</Unbroken>,
          })}
        </li>
        <li>
          {shipping === 0
            ? t.checkout.shippingIsFree
            : t.checkout.feeForOne({ fee: formatMoney(shipping), claim: freeShippingClaim() })}
        </li>
        <li>
          {/* Opens in a new tab, so that the form stays as it is. */}
          <NewTabLink href={pageAddress(helpOn('delivery'))} className="underline">
            {t.checkout.moreAboutDelivery}
          </NewTabLink>
        </li>
      </ul>
    </Notice>
  )
}

interface PaymentChoiceProps extends Pick<OrderFormProps, 'form'> {
  readonly total: Paisa
  readonly paymentMethod: PaymentMethod
  /** Whether the order is paid by transfer only (rule: names-by-transfer). */
  readonly isForced: boolean
}

function PaymentChoice({ form, total, paymentMethod, isForced }: PaymentChoiceProps) {
  return (
    <RadioGroup
      legend={t.checkout.paymentMethod}
      isHeading
      name="paymentMethod"
      value={paymentMethod}
      onChange={(method) => form.set('paymentMethod', method)}
      choices={[
        {
          value: 'COD',
          label: paymentMethodLabels().COD,
          disabled: isForced,
          note: isForced
            ? t.summary.namesByTransfer
            : total > 0
              ? t.checkout.payAmountInCash({ amount: formatMoney(total) })
              : t.checkout.payInCash,
        },
        {
          value: 'Online_Manual',
          label: paymentMethodLabels().Online_Manual,
          note: t.checkout.toInstructions,
        },
      ]}
    />
  )
}
