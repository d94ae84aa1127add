import { t } from '#messages'

/** Limits the passkeys of an account. */
export const MAX_PASSKEYS = 10

/** Message for a passkey beyond the limit. */
export const tooManyPasskeys = (): string => t.account.tooManyPasskeys({ count: MAX_PASSKEYS })
