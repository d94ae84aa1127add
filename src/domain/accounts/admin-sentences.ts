/** Message for a caller who is no admin. */
export const ADMINS_ONLY = 'Only an admin may do this'

/** Message for removing the last admin (rule: last-admin). */
export const ADMIN_NEEDED = 'The shop needs at least one admin.'

/** Message for an admin's change of their own role (rule: last-admin). */
export const OWN_RIGHTS = 'You cannot remove your own admin rights. Another admin can.'

/** Message for an admin's deletion of their own account (rule: last-admin). */
export const OWN_ACCOUNT = 'You cannot delete your own account. Another admin can.'
