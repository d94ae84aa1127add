import { formatMoment } from '#domain/times.ts'

/** Message for a caller who is no admin. */
export const ADMINS_ONLY = 'Only an admin may do this'

/** Message for removing the last admin (rule: last-admin). */
export const ADMIN_NEEDED = 'The shop needs at least one admin.'

/** Message for an admin's change of their own role (rule: last-admin). */
export const OWN_RIGHTS = 'You cannot remove your own admin rights. Another admin can.'

/** Message for an admin's deletion of their own account (rule: last-admin). */
export const OWN_ACCOUNT = 'You cannot delete your own account. Another admin can.'

/** Message for removing a trusted admin without a proof (rule: rights-are-money). */
export const RIGHTS_NEED_PROOF = 'Please enter your own password to remove this admin.'

/**
 * Message for an admin who isn't trusted yet (rule: rights-are-money).
 *
 * @param until as ISO 8601
 */
export function notTrustedUntil(until: string): string {
  return `Until ${formatMoment(until)} you can neither change the accounts for transfers nor remove other admins: an admin made without a password, or with a new one by a link, waits 24 hours.`
}
