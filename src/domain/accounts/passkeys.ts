import * as messages from '#messages/passkey-sentences.ts'

/** Limits the passkeys of an account. */
export const MAX_PASSKEYS = 10

/** Message for a passkey beyond the limit. */
export const TOO_MANY_PASSKEYS = messages.tooMany({ count: MAX_PASSKEYS })

/** Message when the shop has no https address. */
export const NO_PASSKEYS_HERE = messages.notHere

/** Message for a passkey that could not be added. */
export const PASSKEY_REFUSED = messages.refused

/** Message for a login by an unknown or late passkey. */
export const PASSKEY_UNKNOWN = messages.unknown
