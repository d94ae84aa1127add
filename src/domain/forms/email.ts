import { withoutInvisible } from '#domain/invisible.ts'
/** Longest address that mail systems accept. */
export const MAX_EMAIL = 254

/**
 * Whether a text can be an e-mail address. Deliberately simple: text, one @, text, no spaces;
 * ownership is never proved by it.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && /^[^\s@]+@[^\s@]+$/.test(text)
}

/** Normalized address for comparisons, so that another case creates no second account. */
export function emailKey(email: string): string {
  return withoutInvisible(email).normalize('NFKC').trim().toLowerCase()
}

/**
 * Probable mailbox of an address, for limits: without a tag after a plus, and for Gmail without
 * the dots that it ignores. Never used as a recipient.
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@')
  const box = local.replace(/(?<=.)\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return `${isGmail ? box.replaceAll('.', '') : box}@${domain}`
}
