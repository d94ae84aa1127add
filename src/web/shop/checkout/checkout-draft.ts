import { isRecord } from '#web/kit/device/stored.ts'
import { sessionDraft } from '#web/kit/store/session-draft.ts'
import { type CheckoutTyped, nothingTyped, readTyped } from './checkout-entries.ts'
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
