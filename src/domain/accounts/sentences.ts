import * as messages from '#messages/account-sentences.ts'

/**
 * Message for every failed login, which doesn't say which of the two was wrong (rule: passwords).
 */
export const WRONG_CREDENTIALS = messages.wrongCredentials

/** Message at the field for an e-mail address that has an account. */
export const EMAIL_TAKEN = messages.emailTaken

/** Message when a change needs a more recent login (rule: passwords). */
export const PASSWORD_NEEDED = messages.passwordNeeded

/** Message for a wrong current password. */
export const PASSWORD_WRONG = messages.passwordWrong

/** Message for a reset link that is used, unknown or expired (rule: password-reset). */
export const RESET_LINK_DEAD = messages.resetLinkDead

/** Message for opening an account from an order while signed in. */
export const SIGNED_IN_ALREADY = messages.signedInAlready

/** Message for an order that another account has claimed. */
export const ORDER_HAS_ACCOUNT = messages.orderHasAccount

/** Message after every request for a reset link, whether or not the account exists. */
export const RESET_ASKED = messages.resetAsked
