import { type ReactNode, useState } from 'react'
import type { SignedInUser } from '#domain/contract/users.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { MAX_GIFT_NOTE } from '#domain/orders/checkout-fields.ts'
import type { PaymentMethod } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { TextAreaField, TextField } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { linkTo, ltr } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { personFields } from '#web/shop/account/person-fields.ts'
import { type LineState, lineLabel } from '#web/shop/cart/my-cart.ts'
import type { CheckoutForm } from './checkout-draft.ts'

interface DetailsProps {
  readonly form: CheckoutForm
}

/** Contact fields of a guest. */
export function GuestDetails({ form }: DetailsProps) {
  return (
    <Section id="checkout-details" title={t.checkout.yourDetails}>
      <TextField {...personFields().name} {...form.field('name')} />
      <TextField {...personFields().email} hint={t.checkout.emailHint} {...form.field('email')} />
      <TextField {...personFields().phone} {...form.field('phone')} />
    </Section>
  )
}

/** Account of a customer, with a phone field if it has no number (rule: delivery-phone). */
export function AccountDetails({ user, form }: DetailsProps & { readonly user: SignedInUser }) {
  return (
    <Section id="checkout-details" title={t.checkout.yourDetails}>
      <Card room="snug">
        <p className="font-semibold">
          <bdi>{user.name}</bdi>
        </p>
        <p className="break-all text-muted text-sm">
          <bdi>{user.email}</bdi>
        </p>
        {user.phone !== '' && (
          <p className="text-muted text-sm">
            {t.checkout.courierCalls({ number: formatPhone(user.phone), phone: ltr })}
          </p>
        )}
      </Card>
      {user.phone === '' && <TextField {...personFields().phone} {...form.field('phone')} />}
    </Section>
  )
}

/** Note for the recipient, and a slip without prices (rule: gifts); collapsed at first. */
export function GiftOptions({ form }: DetailsProps) {
  const note = form.field('giftNote')
  const { giftNote, hidePrices } = form.typed
  /** Open for restored entries. */
  const [isOpen, setIsOpen] = useState(giftNote !== '' || hidePrices)
  return (
    <details
      // Also for a mistake in the note.
      open={isOpen || note.error !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group/gift"
    >
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-plum">
        <Icon name="gift" />
        {t.checkout.isGift}
        <Icon name="down" className="size-4 transition-transform group-open/gift:turned" />
      </summary>
      <div className="mt-2 grid gap-3">
        <TextAreaField
          label={t.checkout.giftNote}
          optional
          hint={t.checkout.giftNoteHint({ count: MAX_GIFT_NOTE })}
          rows={3}
          {...note}
        />
        <Checkbox form={form} name="hidePrices" hint={t.checkout.courierNamesAmount}>
          {t.checkout.noPrices}
        </Checkbox>
      </div>
    </details>
  )
}

interface CheckboxProps extends DetailsProps {
  readonly name: 'hidePrices' | 'keepAddress'
  readonly hint: string | false
  readonly children: ReactNode
}

/** Checkbox of the order's form. */
export function Checkbox({ form, name, hint, children }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <span className="relative size-6 shrink-0">
        <input
          type="checkbox"
          name={name}
          checked={form.typed[name]}
          onChange={(event) => form.set(name, event.currentTarget.checked)}
          className="peer block size-6 appearance-none rounded-md border-2 border-edge bg-white checked:border-plum checked:bg-plum forced-colors:appearance-auto"
        />
        <Icon
          name="check"
          className="pointer-events-none absolute inset-0.5 text-white opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>
        {children}
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </span>
    </label>
  )
}

interface PlaceOrderButtonProps {
  readonly lines: readonly LineState[]
  readonly total: Paisa
  readonly paymentMethod: PaymentMethod
  readonly isPlacing: boolean
}

/** Submit button with the amount and when it is paid; disabled while an item can't be ordered. */
export function PlaceOrderButton({
  lines,
  total,
  paymentMethod,
  isPlacing,
}: PlaceOrderButtonProps) {
  const gone = lines.filter(({ line }) => line.unavailable)
  const isBlocked = gone.length > 0
  return (
    <div className="grid gap-3">
      {isBlocked && (
        <Notice tone="warning" isAlert title={t.summary.unavailable}>
          <ul>
            {gone.map(({ key, line }) => (
              <li key={key}>{lineLabel(line)}</li>
            ))}
          </ul>
          <p>
            {t.checkout.removeInCart({
              cart: linkTo(
                paths.cart(),
                'inline-flex min-h-11 items-center font-semibold underline underline-offset-4',
              ),
            })}
          </p>
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        wide
        busy={isPlacing}
        disabled={isBlocked && t.checkout.removeUnavailable}
      >
        {isPlacing ? (
          t.checkout.placing
        ) : (
          <span>
            {isBlocked
              ? t.checkout.placeOrder
              : t.checkout.placeOrderOf({ amount: formatMoney(total) })}
            {paymentMethod === 'COD' && (
              <span className="block font-normal text-sm">{t.checkout.payOnDelivery}</span>
            )}
          </span>
        )}
      </Button>
    </div>
  )
}
