/** The longest address that mail systems carry. */
export const MAX_EMAIL = 254

/**
 * Whether a text can be an e-mail address. Deliberately simple: something, one @, something, no
 * spaces; whoever owns it is never proved by it.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && /^[^\s@]+@[^\s@]+$/.test(text)
}

/** The form in which addresses are compared, so that one person can't hold two accounts by case. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

/**
 * The mailbox that an address most likely ends in, for limits: without a tag behind a plus, and for Gmail
 * without the dots that it ignores. Nothing is ever sent to it.
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@')
  const box = local.replace(/(?<=.)\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return `${isGmail ? box.replaceAll('.', '') : box}@${domain}`
}
