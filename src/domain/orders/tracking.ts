import { accountFields } from '#domain/accounts/account-fields.ts'
import type { FieldRule } from '#domain/forms/rules.ts'

const { missing, read } = accountFields.email

/**
 * The address that a guest's orders are searched by; one sentence for all mistakes
 * (rule: search-by-email).
 */
export const trackedEmail: FieldRule = {
  missing,
  read(typed) {
    const found = read(typed)
    return 'mistake' in found ? { mistake: missing } : found
  },
}
