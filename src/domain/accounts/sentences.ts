/**
 * Message for every failed login, which doesn't say which of the two was wrong (rule: passwords).
 */
export const WRONG_CREDENTIALS = 'Invalid email or password'

/** Message at the field for an e-mail address that has an account. */
export const EMAIL_TAKEN = 'An account with this email already exists'

/** Message when a change needs a more recent login (rule: passwords). */
export const PASSWORD_NEEDED = 'Please enter your current password'

/** Message for a wrong current password. */
export const PASSWORD_WRONG = 'Your current password is not correct'

/** Message for a reset link that is used, unknown or expired (rule: password-reset). */
export const RESET_LINK_DEAD = 'This link has expired. Please ask us for a new one.'

/** Message for opening an account from an order while signed in. */
export const SIGNED_IN_ALREADY = 'You are logged in already.'

/** Message for an order that another account has claimed. */
export const ORDER_HAS_ACCOUNT =
  'This order is in an account already. Please log in to see it there.'

/** Message after every request for a reset link, with or without such an account. */
export const RESET_ASKED =
  'If there is an account with this email address, a link is on its way to it.'
