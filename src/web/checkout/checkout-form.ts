import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { FieldRules } from '#domain/forms/rules.ts'
import { paisaFromRupees, rupeesFromPaisa } from '#domain/money.ts'
import {
  type AddressField,
  addressFields,
  deliveryPhone,
  GUEST_INFO_REQUIRED,
  giftNote,
  guestQuestions,
} from '#domain/orders/checkout-fields.ts'
import type { PaymentMethod } from '#domain/orders/status.ts'
import { terms } from '#domain/terms.ts'
import type { PartsOf } from '#web/api/send.ts'
import { type ShownLine, totalsOfLines } from '#web/cart/cart-lines.ts'

const sharedRules = { ...addressFields, giftNote }
const guestRules = { ...guestQuestions, ...sharedRules }

export type CheckoutField = keyof typeof guestRules
export type CheckoutTyped = Readonly<Record<CheckoutField, string>>

/** A guest is asked for everything, an account for less. */
export const checkoutFields = Object.keys(guestRules) as CheckoutField[]

export const nothingTyped = Object.fromEntries(
  checkoutFields.map((field) => [field, '']),
) as CheckoutTyped

/**
 * The kind of customer, which decides the fields of the form. An account may lack a delivery phone
 * (rule: delivery-phone).
 */
export type CustomerKind = 'guest' | 'account' | 'account-without-phone'

/** The rules of what this customer is asked. */
export function rulesFor(customer: CustomerKind): FieldRules<CheckoutTyped> {
  switch (customer) {
    case 'guest':
      return guestRules
    case 'account-without-phone':
      return { phone: deliveryPhone, ...sharedRules }
    case 'account':
      return sharedRules
  }
}

/** The body of `POST /orders`. */
export type OrderData = PartsOf<'placeOrder'>['body']

interface Checkout {
  readonly customer: CustomerKind
  readonly typed: CheckoutTyped
  readonly paymentMethod: PaymentMethod
  readonly lines: readonly ShownLine[]
  /**
   * Values of the form beside these: in `website` the trap that only programs fill in (rule:
   * floods), `keepAddress` and `hidePrices` when they are ticked (rules: kept-addresses, gifts).
   */
  readonly beside: Pick<FormData, 'get' | 'has'>
}

/** The order as it is sent, with the figures on the screen, so that a changed price is noticed. */
export function orderDataOf(checkout: Checkout): OrderData {
  const { customer, typed, paymentMethod, lines, beside } = checkout
  const totals = totalsOfLines(lines)
  const website = beside.get('website')
  return {
    orderItems: lines.map(({ line: { product, selectedModel, customName }, quantity }) => ({
      name: product.name,
      qty: quantity,
      image: product.image[0] ?? '',
      price: rupeesFromPaisa(discountedPrice(paisaFromRupees(product.price))),
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
    paymentMethod,
    taxPrice: rupeesFromPaisa(totals.tax),
    shippingPrice: rupeesFromPaisa(totals.shipping),
    totalPrice: rupeesFromPaisa(totals.total),
    ...(customer === 'guest' && {
      guestInfo: { name: typed.name, email: typed.email, phone: typed.phone },
    }),
    ...(customer === 'account-without-phone' && { phone: typed.phone }),
    ...(typed.giftNote.trim() && { giftNote: typed.giftNote }),
    ...(beside.has('hidePrices') && { hidePrices: true }),
    ...(beside.has('keepAddress') && { keepAddress: true }),
    ...(website && { website: String(website) }),
  }
}

/**
 * The server's sentences by the field they belong to ('guestInfo.phone' is the phone); those about
 * anything else stay with the message of the whole form.
 */
export function mistakesOfServer(
  fields: Readonly<Record<string, string>>,
): Partial<Record<CheckoutField, string>> {
  const mistakes: Partial<Record<CheckoutField, string>> = {}
  for (const [path, message] of Object.entries(fields)) {
    const name = path.replace(/^(?:guestInfo|shippingAddress)\./, '')
    const field = checkoutFields.find((known) => known === name)
    if (!field) continue
    mistakes[field] ??= message === GUEST_INFO_REQUIRED ? guestRules[field].missing : message
  }
  return mistakes
}

/**
 * The sentences above the form: a guest's identity is asked for in one, however many of its three
 * fields are empty.
 */
export function aboveTheForm(customer: CustomerKind) {
  return (mistake: string, field: CheckoutField): string => {
    const isGuests = customer === 'guest' && field in guestQuestions
    return isGuests && mistake === guestRules[field].missing ? GUEST_INFO_REQUIRED : mistake
  }
}
