import { isRecord } from '#web/kit/device/stored.ts'
import { sessionDraft } from '#web/kit/store/session-draft.ts'
import { type CheckoutTyped, nothingTyped, readTyped } from './checkout-entries.ts'

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
