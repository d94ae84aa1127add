import { exceedsLetters } from '#domain/forms/letters.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { terms } from '#domain/terms.ts'
import * as messages from '#messages/account-fields.ts'
import * as fieldMessages from '#messages/field-rules.ts'
import { accountFields } from './account-fields.ts'

/** Message for a password that is too short. */
export const PASSWORD_TOO_SHORT = messages.tooShort({ count: terms.minPassword })

/** Limits the length of a password, and so the work of the hash (rule: passwords). */
const MAX_PASSWORD = 128

/**
 * Rule of a new password: 6 to 128 characters, with one composition of each letter, as keyboards
 * differ (rule: passwords).
 */
export const newPassword: FieldRule = {
  missing: messages.noNewPassword,
  read(entered) {
    const typed = entered.normalize('NFC')
    if (typed === '') return { mistake: messages.noNewPassword }
    if (typed.length < terms.minPassword) return { mistake: PASSWORD_TOO_SHORT }
    if (exceedsLetters(typed, MAX_PASSWORD))
      return { mistake: fieldMessages.tooLong({ count: MAX_PASSWORD }) }
    return { value: typed }
  },
}

/** Message when the two passwords differ. */
const PASSWORDS_DIFFER = messages.passwordsDiffer

/** Rule of the repeated new password, against mistyping; it is not sent. */
export function confirmationOf(password: string): FieldRule<string, undefined> {
  const missing = messages.notConfirmed
  return {
    missing,
    read(typed) {
      if (typed === '') return { mistake: missing }
      return typed.normalize('NFC') === password.normalize('NFC')
        ? { value: undefined }
        : { mistake: PASSWORDS_DIFFER }
    },
  }
}

/**
 * Fields of the login. The password's length is not checked, so that an older or wrong one is
 * simply wrong.
 */
export const loginFields = {
  email: accountFields.email,
  password: {
    missing: messages.noPassword,
    read: (typed) =>
      typed === '' || typed.length > 1000 ? { mistake: messages.noPassword } : { value: typed },
  },
} as const satisfies Record<string, FieldRule>
