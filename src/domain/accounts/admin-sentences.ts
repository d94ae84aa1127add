/** Said to whoever is no admin, or no longer one. */
export const ADMINS_ONLY = 'Only an admin may do this'

/** Said to an admin who would remove the last one (rule: last-admin). */
export const ADMIN_NEEDED = 'The shop needs at least one admin.'

/** Said to an admin who would take their own rights (rule: last-admin). */
export const OWN_RIGHTS = 'You cannot remove your own admin rights. Another admin can.'

/** Said to an admin who would delete their own account (rule: last-admin). */
export const OWN_ACCOUNT = 'You cannot delete your own account. Another admin can.'
