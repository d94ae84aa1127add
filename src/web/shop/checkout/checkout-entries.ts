import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { addressFieldNames } from '#domain/orders/checkout-fields.ts'
import { type PaymentMethod, paymentMethods } from '#domain/orders/status.ts'
import { isRecord } from '#web/kit/device/stored.ts'
import type { FormHandle } from '#web/kit/ui/form/use-form.ts'

/** Control of the checkout: its initial value, and the parser of its stored one. */
interface Entry<Value> {
  readonly initial: Value
  /** Parses a stored value; undefined for an invalid one. */
  readonly read: (written: unknown) => Value | undefined
}

const text: Entry<string> = {
  initial: '',
  read: (written) => (typeof written === 'string' ? written : undefined),
}

const checkbox = (initial: boolean): Entry<boolean> => ({
  initial,
  read: (written) => (typeof written === 'boolean' ? written : undefined),
})

/** Delivery address of an account: a saved one, another, or null before a choice. */
export type AddressTarget = SavedAddress | 'another' | null

/** Empty fields of an address. */
export const emptyAddress: SavedAddress = { address: '', city: '', postalCode: '' }

/**
 * Every control of the order's form, in the order of the screen. The form holds them all as its
 * state, and the draft stores them, so that each survives another way to check out and a reload.
 */
const entries = {
  name: text,
  email: text,
  phone: text,
  /** Saved address as it was when chosen; while it is edited, the fields below differ. */
  deliverTo: {
    initial: null,
    read: (written) => (written === 'another' ? written : readAddress(written)),
  } as Entry<AddressTarget>,
  address: text,
  city: text,
  postalCode: text,
  /** Fields of another address while a saved one is chosen. */
  otherAddress: { initial: emptyAddress, read: readAddress } as Entry<SavedAddress>,
  keepAddress: checkbox(true),
  giftNote: text,
  hidePrices: checkbox(false),
  paymentMethod: {
    initial: 'COD',
    read: (written) => paymentMethods.find((known) => known === written),
  } as Entry<PaymentMethod>,
}

export type CheckoutField = keyof typeof entries
export type CheckoutTyped = {
  readonly [Field in CheckoutField]: (typeof entries)[Field]['initial']
}
export type CheckoutForm = FormHandle<CheckoutField, CheckoutTyped>

/** Parses stored values; missing and invalid ones are initial. */
export function readTyped(written: unknown): CheckoutTyped {
  const stored = isRecord(written) ? written : {}
  return Object.fromEntries(
    Object.entries<Entry<unknown>>(entries).map(([field, { initial, read }]) => [
      field,
      read(stored[field]) ?? initial,
    ]),
  ) as CheckoutTyped
}

/** Values of a checkout without any entry. */
export const nothingTyped: CheckoutTyped = readTyped(null)

function readAddress(written: unknown): SavedAddress | undefined {
  if (!isRecord(written)) return undefined
  const fields = addressFieldNames.map((field) => [field, text.read(written[field])] as const)
  if (fields.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(fields) as Record<keyof SavedAddress, string>
}
