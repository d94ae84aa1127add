import type { SignedInUser } from '#domain/contract/users.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { t } from '#messages'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { personFields } from '#web/shop/account/person-fields.ts'
import type { CheckoutForm } from './checkout-entries.ts'

interface DetailsProps {
  readonly form: CheckoutForm
}

/** Hint of a guest's e-mail address. */
const guestEmail = () => ({ ...personFields().email, hint: t.checkout.emailHint }) as const

/** Contact fields of a guest. */
export function GuestDetails({ form }: DetailsProps) {
  return (
    <Section id="checkout-details" title={t.checkout.yourDetails}>
      <TextField {...personFields().name} {...form.field('name')} />
      <TextField {...guestEmail()} {...form.field('email')} />
      <DeliveryPhone form={form} />
    </Section>
  )
}

/**
 * Account of a signed-in customer, with a phone field only if the account has none (rule:
 * delivery-phone).
 */
export function AccountDetails({
  user,
  form,
  asksPhone,
}: DetailsProps & { readonly user: SignedInUser; readonly asksPhone: boolean }) {
  return (
    <Section id="checkout-details" title={t.checkout.yourDetails}>
      <Card room="snug">
        <p className="font-semibold">
          <bdi>{user.name}</bdi>
        </p>
        <p className="break-all text-muted text-sm">
          <bdi>{user.email}</bdi>
        </p>
        {!asksPhone && (
          <p className="text-muted text-sm">
            {t.checkout.courierCalls({
              number: formatPhone(user.phone),
              phone: (number) => <bdi dir="ltr">{number}</bdi>,
            })}
          </p>
        )}
      </Card>
      {asksPhone && <DeliveryPhone form={form} />}
    </Section>
  )
}

function DeliveryPhone({ form }: DetailsProps) {
  return <TextField {...personFields().phone} {...form.field('phone')} />
}
