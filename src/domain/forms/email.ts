import { withoutInvisible } from '#domain/text/invisible.ts'
/** Longest address that mail systems accept. */
export const MAX_EMAIL = 254

/**
 * Whether a text can be an e-mail address. Deliberately simple: text, one @, text, no spaces;
 * ownership is never proved by it.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && /^[^\s@]+@[^\s@]+$/.test(text)
}

/**
 * Normalized address for comparisons, so that another case creates no second account. Text that is
 * too long for an address is cut first (rule: text-from-outside).
 */
export function emailKey(email: string): string {
  return withoutInvisible(email.slice(0, MAX_EMAIL)).normalize('NFKC').trim().toLowerCase()
}

/**
 * Probable mailbox of an address, for limits: without a tag after a plus, and for Gmail without
 * the dots that it ignores. Never used as a recipient.
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@')
  const tag = local.indexOf('+', 1)
  const box = tag < 0 ? local : local.slice(0, tag)
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return `${isGmail ? box.replaceAll('.', '') : box}@${domain}`
}
