import { pricesIn } from '#domain/catalogue/pricing.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import type { FieldRules } from '#domain/forms/rules.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import {
  type AddressField,
  addressFields,
  deliveryPhone,
  giftNote,
  guestQuestions,
} from '#domain/orders/checkout-fields.ts'
import { terms } from '#domain/terms.ts'
import { currentLanguage, t } from '#messages'
import type { RequestOf } from '#web/kit/api/send.ts'
import { type LineState, totalsOfLines } from '#web/shop/cart/my-cart.ts'
import type { CheckoutEntries, CheckoutField } from './checkout-draft.ts'

const sharedRules = { ...addressFields, giftNote }
const guestRules = { ...guestQuestions, ...sharedRules }

/** Fields that are checked: a guest fills in every one, an account fewer. */
type CheckedField = keyof typeof guestRules

/** Kind of customer, which decides the fields of the form (rule: delivery-phone). */
export type CustomerKind = 'guest' | 'account' | 'account-without-phone'

export function customerKindOf(user: SignedInUser | null): CustomerKind {
  if (!user) return 'guest'
  return user.phone === '' ? 'account-without-phone' : 'account'
}

/** Rules of the fields that this customer fills in. */
export function rulesFor(customer: CustomerKind): FieldRules<CheckoutEntries> {
  if (customer === 'guest') return guestRules
  return customer === 'account' ? sharedRules : { phone: deliveryPhone, ...sharedRules }
}

/** Body of `POST /orders`. */
export type OrderData = RequestOf<'placeOrder'>['body']

interface Checkout {
  readonly customer: CustomerKind
  readonly typed: CheckoutEntries
  readonly lines: readonly LineState[]
  /**
   * Controls on the page: `website` is the honeypot that only bots fill in (rule: order-floods),
   * `keepAddress` is set when its checkbox is shown and ticked (rule: saved-addresses).
   */
  readonly beside: Pick<FormData, 'get' | 'has'>
}

/** Body of the order with the figures on the screen, so that the server notices a changed price. */
export function orderDataOf({ customer, typed, lines, beside }: Checkout): OrderData {
  const totals = totalsOfLines(lines)
  const website = beside.get('website')
  return {
    orderItems: lines.map(({ line: { product, selectedModel, customName }, quantity }) => ({
      name: product.name,
      qty: quantity,
      image: product.image[0] ?? '',
      price: pricesIn(product).discountedPrice,
      brand: product.brand,
      product: product._id,
      selectedModel,
      ...(customName && { customName }),
    })),
    shippingAddress: {
      address: typed.address,
      city: typed.city,
      postalCode: typed.postalCode,
      country: terms.country,
    } satisfies Record<AddressField | 'country', string>,
    paymentMethod: typed.paymentMethod,
    taxPrice: rupeesFromPaisa(totals.tax),
    shippingPrice: rupeesFromPaisa(totals.shipping),
    totalPrice: rupeesFromPaisa(totals.total),
    ...(customer === 'guest' && {
      guestInfo: { name: typed.name, email: typed.email, phone: typed.phone },
    }),
    ...(customer === 'account-without-phone' && { phone: typed.phone }),
    ...(typed.giftNote.trim() && { giftNote: typed.giftNote }),
    ...(typed.hidePrices && { hidePrices: true }),
    ...(beside.has('keepAddress') && { keepAddress: true }),
    ...(currentLanguage() !== 'en' && { language: currentLanguage() }),
    ...(website && { website: String(website) }),
  }
}

/** Server's sentences by field of the form; the form as a whole shows the others. */
export function mistakesOfServer(
  fields: Readonly<Record<string, string>>,
): Partial<Record<CheckedField, string>> {
  const mistakes: Partial<Record<CheckedField, string>> = {}
  for (const [path, message] of Object.entries(fields)) {
    const name = path.replace(/^(?:guestInfo|shippingAddress)\./, '')
    if (!isChecked(name)) continue
    mistakes[name] ??= message === t.forms.guestInfo ? guestRules[name].missing() : message
  }
  return mistakes
}

/** Sentences above the form: one covers a guest's identity, however many fields are empty. */
export function aboveTheForm(customer: CustomerKind) {
  return (mistake: string, field: CheckoutField): string => {
    const isGuests = customer === 'guest' && field in guestQuestions
    const isMissing = isChecked(field) && mistake === guestRules[field].missing()
    return isGuests && isMissing ? t.forms.guestInfo : mistake
  }
}

function isChecked(field: string): field is CheckedField {
  return Object.hasOwn(guestRules, field)
}
