import { type PaymentMethod, paymentMethods } from '#domain/orders/status.ts'
import { isRecord } from '#web/device/stored.ts'
import { sessionDraft } from '#web/store/session-draft.ts'
import { type CheckoutTyped, checkoutFields, nothingTyped } from './checkout-form.ts'
import {
  type CheckoutMode,
  type ContactDraft,
  checkoutModes,
  emptyContact,
  readContact,
} from './contact-draft.ts'

/** Entries and choices of the checkout, without passwords. */
export interface CheckoutDraft {
  readonly mode: CheckoutMode
  readonly paymentMethod: PaymentMethod
  readonly typed: CheckoutTyped
  readonly contact: ContactDraft
}

export const emptyDraft: CheckoutDraft = {
  mode: 'guest',
  paymentMethod: 'COD',
  typed: nothingTyped,
  contact: emptyContact,
}

/** Draft that survives a reload of this tab; removed once the order is placed. */
export const checkoutDraft = sessionDraft<CheckoutDraft>('khol.checkout', readCheckoutDraft)

/** Parses a stored draft; missing or invalid parts are those of `emptyDraft`. Null if it is no object. */
export function readCheckoutDraft(written: unknown): CheckoutDraft | null {
  if (!isRecord(written)) return null
  const { mode, paymentMethod, typed, contact } = written
  return {
    mode: checkoutModes.find((known) => known === mode) ?? emptyDraft.mode,
    paymentMethod:
      paymentMethods.find((known) => known === paymentMethod) ?? emptyDraft.paymentMethod,
    typed: isRecord(typed) ? readTyped(typed) : nothingTyped,
    contact: readContact(contact),
  }
}

function readTyped(written: Readonly<Record<string, unknown>>): CheckoutTyped {
  const entries = checkoutFields.map((field) => [field, written[field]] as const)
  return {
    ...nothingTyped,
    ...Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
  }
}
