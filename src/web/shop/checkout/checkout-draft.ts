import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import type { PaymentMethod } from '#domain/orders/status.ts'
import { isRecord } from '#web/kit/device/stored.ts'
import { sessionDraft } from '#web/kit/store/session-draft.ts'
import type { FormHandle } from '#web/kit/ui/form/use-form.ts'

export const emptyAddress: SavedAddress = { address: '', city: '', postalCode: '' }

/**
 * Every control of the order's form with its initial value. The form holds them all, and the draft
 * stores them, so that each survives another way to check out and a reload.
 */
export const emptyEntries = {
  name: '',
  email: '',
  phone: '',
  /**
   * Delivery address of an account: a saved one as it was when chosen (while it is edited, the fields
   * below differ), another, or null before a choice.
   */
  deliverTo: null as SavedAddress | 'another' | null,
  ...emptyAddress,
  /** Fields of another address while a saved one is chosen. */
  otherAddress: emptyAddress,
  keepAddress: true,
  giftNote: '',
  hidePrices: false,
  paymentMethod: 'COD' as PaymentMethod,
}

export type CheckoutEntries = Readonly<typeof emptyEntries>
export type CheckoutField = keyof CheckoutEntries
export type CheckoutForm = FormHandle<CheckoutField, CheckoutEntries>

/** Ways to continue without a session, the quickest first. */
export const checkoutModes = ['guest', 'login', 'register'] as const
export type CheckoutMode = (typeof checkoutModes)[number]

/** Fields shared by the three ways to check out; a password belongs to its form alone. */
export interface Contact {
  readonly name?: string
  readonly email?: string
}

/** Contact of a way when it is opened: what was typed there, otherwise that of the way before. */
export function carriedOver(own: Contact, before: Contact): Required<Contact> {
  return { name: own.name || before.name || '', email: own.email || before.email || '' }
}

/** Entries and choices of the checkout, without passwords. */
export const emptyDraft = {
  mode: 'guest' as CheckoutMode,
  typed: emptyEntries as CheckoutEntries,
  login: {} as Contact,
  register: {} as Contact,
}

type CheckoutDraft = Readonly<typeof emptyDraft>

/** Draft that survives a reload of this tab; removed once the order is placed. */
export const checkoutDraft = sessionDraft<CheckoutDraft>('khol.checkout', readCheckoutDraft)

/** Completes a stored draft by initial values; null if it is no object. */
export function readCheckoutDraft(written: unknown): CheckoutDraft | null {
  if (!isRecord(written)) return null
  const { typed, ...draft } = written as Partial<CheckoutDraft>
  return { ...emptyDraft, ...draft, typed: { ...emptyEntries, ...typed } }
}
