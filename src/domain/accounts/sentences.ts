/** The one answer to a failed login: it never says which of the two was wrong (rule: passwords). */
export const WRONG_CREDENTIALS = 'Invalid email or password'

/** Said at the field when an e-mail address has an account already. */
export const EMAIL_TAKEN = 'An account with this email already exists'

/** Said when the password was given too long ago for what is asked (rule: passwords). */
export const PASSWORD_NEEDED = 'Please enter your current password'

/** Said when the current password is not the one that was typed. */
export const PASSWORD_WRONG = 'Your current password is not correct'

/** Said for a link that was used, replaced, or is too old (rule: password-reset). */
export const RESET_LINK_DEAD = 'This link has expired. Please ask us for a new one.'

/** Said to whoever would make an account of an order while they are logged in to one. */
export const SIGNED_IN_ALREADY = 'You are logged in already.'

/** Said of an order that another account keeps, whatever the e-mail address. */
export const ORDER_HAS_ACCOUNT =
  'This order is in an account already. Please log in to see it there.'

/** Said to whoever asks for a new password, whether or not there is such an account. */
export const RESET_ASKED =
  'If there is an account with this email address, a link is on its way to it.'
