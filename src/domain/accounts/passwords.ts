import { exceedsLetters } from '#domain/forms/letters.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { accountFields } from './account-fields.ts'

/** Message for a password that is too short. */
export const passwordTooShort = (): string => t.forms.tooShort({ count: terms.minPassword })

/** Limits the length of a password, and so the work of the hash (rule: passwords). */
const MAX_PASSWORD = 128

/** Rule of a new password: 6 to 128 characters, in one composition (rule: passwords). */
export const newPassword: FieldRule = {
  missing: () => t.forms.noNewPassword,
  read(entered) {
    const typed = entered.normalize('NFC')
    if (typed === '') return { mistake: t.forms.noNewPassword }
    if (typed.length < terms.minPassword) return { mistake: passwordTooShort() }
    if (exceedsLetters(typed, MAX_PASSWORD))
      return { mistake: t.forms.tooLong({ count: MAX_PASSWORD }) }
    return { value: typed }
  },
}

/** Rule of the repeated new password, against mistyping; it is not sent. */
export function confirmationOf(password: string): FieldRule<string, undefined> {
  return {
    missing: () => t.forms.notConfirmed,
    read(typed) {
      if (typed === '') return { mistake: t.forms.notConfirmed }
      return typed.normalize('NFC') === password.normalize('NFC')
        ? { value: undefined }
        : { mistake: t.forms.passwordsDiffer }
    },
  }
}

/** Fields of the login; the length of a password is not checked: a wrong one is simply wrong. */
export const loginFields = {
  email: accountFields.email,
  password: {
    missing: () => t.forms.noPassword,
    read: (typed) =>
      typed === '' || typed.length > 1000 ? { mistake: t.forms.noPassword } : { value: typed },
  },
} as const satisfies Record<string, FieldRule>

/** Rule of the current password, required again before a change. */
export const currentPasswordRule: FieldRule = {
  missing: () => t.account.passwordNeeded,
  read: (typed) => (typed === '' ? { mistake: t.account.passwordNeeded } : { value: typed }),
}
