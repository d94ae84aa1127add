import { type FieldRule, requiredEmail } from '#domain/forms/rules.ts'

const sentence = 'Please enter your email address'
const email = requiredEmail(sentence)

/**
 * The address that a guest's orders are searched by; one sentence for all mistakes
 * (rule: search-by-email).
 */
export const trackedEmail: FieldRule = {
  missing: sentence,
  read(typed) {
    const read = email.read(typed)
    return 'mistake' in read ? { mistake: sentence } : read
  },
}
