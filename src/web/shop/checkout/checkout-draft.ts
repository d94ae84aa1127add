import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { addressFieldNames } from '#domain/orders/checkout-fields.ts'
import { type PaymentMethod, paymentMethods } from '#domain/orders/status.ts'
import { isRecord } from '#web/kit/device/stored.ts'
import { sessionDraft } from '#web/kit/store/session-draft.ts'
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
type AddressTarget = SavedAddress | 'another' | null

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
function readTyped(written: unknown): CheckoutTyped {
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

/** Ways to continue without a session, the quickest first. */
export const checkoutModes = ['guest', 'login', 'register'] as const
export type CheckoutMode = (typeof checkoutModes)[number]

/** Fields shared by all ways, name and e-mail; a password belongs to its form alone. */
const shared = ['name', 'email'] as const
type SharedFields = Readonly<Partial<Record<(typeof shared)[number], string>>>

/** Name and e-mail address as typed in each of the three ways to check out. */
export interface ContactDraft {
  /** Typed by hand in each way. */
  readonly in: Readonly<Record<CheckoutMode, SharedFields>>
  /** Typed last, in any way. */
  readonly last: SharedFields
}

export const emptyContact: ContactDraft = { in: { guest: {}, login: {}, register: {} }, last: {} }

/** Values of a way: its own, otherwise those typed last in another. */
export function contactIn(contact: ContactDraft, mode: CheckoutMode): SharedFields {
  const own = Object.entries(contact.in[mode]).filter(([, value]) => value !== '')
  return { ...contact.last, ...Object.fromEntries(own) }
}

/** Draft after typing in one way: values that differ from the shown ones count as typed by hand. */
export function withTyped(
  contact: ContactDraft,
  mode: CheckoutMode,
  typed: SharedFields,
): ContactDraft {
  const before = contactIn(contact, mode)
  const changed = shared.filter(
    (field) => (typed[field] ?? before[field] ?? '') !== (before[field] ?? ''),
  )
  if (changed.length === 0) return contact
  const byHand = Object.fromEntries(changed.map((field) => [field, typed[field]]))
  return {
    in: { ...contact.in, [mode]: { ...contact.in[mode], ...byHand } },
    last: { ...contact.last, ...byHand },
  }
}

/** Parses stored contact data; missing or invalid parts are empty. */
export function readContact(written: unknown): ContactDraft {
  const { in: ways, last } = isRecord(written) ? written : {}
  const read = (of: unknown): SharedFields =>
    Object.fromEntries(
      shared.flatMap((field) => {
        const value = isRecord(of) ? of[field] : undefined
        return typeof value === 'string' ? [[field, value]] : []
      }),
    )
  const way = (mode: CheckoutMode) => read(isRecord(ways) ? ways[mode] : undefined)
  return {
    in: { guest: way('guest'), login: way('login'), register: way('register') },
    last: read(last),
  }
}

/** Entries and choices of the checkout, without passwords. */
export interface CheckoutDraft {
  readonly mode: CheckoutMode
  readonly typed: CheckoutTyped
  readonly contact: ContactDraft
}

export const emptyDraft: CheckoutDraft = {
  mode: 'guest',
  typed: nothingTyped,
  contact: emptyContact,
}

/** Draft that survives a reload of this tab; removed once the order is placed. */
export const checkoutDraft = sessionDraft<CheckoutDraft>('khol.checkout', readCheckoutDraft)

/** Parses a stored draft; missing or invalid parts are those of `emptyDraft`. Null if it is no object. */
export function readCheckoutDraft(written: unknown): CheckoutDraft | null {
  if (!isRecord(written)) return null
  const { mode, typed, contact } = written
  return {
    mode: checkoutModes.find((known) => known === mode) ?? emptyDraft.mode,
    typed: readTyped(typed),
    contact: readContact(contact),
  }
}
