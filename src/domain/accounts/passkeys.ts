/** Most passkeys of an account. */
export const MAX_PASSKEYS = 10

/** Message for one more than that. */
export const TOO_MANY_PASSKEYS = 'You have ten passkeys. Please remove one first.'

/** Message where the shop's address is no secure one. */
export const NO_PASSKEYS_HERE = 'Passkeys need the shop’s own https address.'

/** Message for a passkey that could not be added. */
export const PASSKEY_REFUSED = 'This passkey could not be added. Please try again.'

/** Message for a login by a passkey that no account has, or that was too late. */
export const PASSKEY_UNKNOWN = 'This passkey does not log in here. Please use your password.'
