import { accountFields } from '#domain/accounts/account-fields.ts'
import type { FieldRule } from '#domain/forms/rules.ts'

const { missing, read } = accountFields.email

/**
 * Rule of the e-mail address in the search for guest orders, with one message for all mistakes
 * (rule: search-by-email).
 */
export const trackedEmail: FieldRule = {
  missing,
  read(typed) {
    const found = read(typed)
    return 'mistake' in found ? { mistake: missing() } : found
  },
}
