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

/** Said to whoever is no admin, or no longer one. */
export const ADMINS_ONLY = 'Only an admin may do this'

/** Said to an admin who would remove the last one (rule: last-admin). */
export const ADMIN_NEEDED = 'The shop needs at least one admin.'

/** Said to an admin who would take their own rights (rule: last-admin). */
export const OWN_RIGHTS = 'You cannot remove your own admin rights. Another admin can.'

/** Said to an admin who would delete their own account (rule: last-admin). */
export const OWN_ACCOUNT = 'You cannot delete your own account. Another admin can.'
