/** Limits the passkeys of an account. */
export const MAX_PASSKEYS = 10

/** Message for a passkey beyond the limit. */
export const TOO_MANY_PASSKEYS = 'You have ten passkeys. Please remove one first.'

/** Message when the shop has no https address. */
export const NO_PASSKEYS_HERE = 'Passkeys need the shop’s own https address.'

/** Message for a passkey that could not be added. */
export const PASSKEY_REFUSED = 'This passkey could not be added. Please try again.'

/** Message for a login by an unknown or late passkey. */
export const PASSKEY_UNKNOWN = 'This passkey does not log in here. Please use your password.'
