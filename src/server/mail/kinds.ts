import { type SqlBool, sql } from 'kysely'
import {
  customerMessages,
  type OwnerMessage,
  ownerMessages,
  usualOwnerMessages,
} from '#domain/orders/messages.ts'

/** Notice to every admin: the accounts for transfers were changed. */
export const WALLETS_MESSAGE = 'wallets-changed'
/** Notice to every admin: an account got or lost admin rights. */
export const ADMINS_MESSAGE = 'admins-changed'
/** Link for a new password. */
export const PASSWORD_MESSAGE = 'password-reset'
/** Notice to an account: its password, address, second step or passkeys were changed. */
export const LOGIN_MESSAGE = 'login-changed'
/** Notice to an admin: their account was logged in to on a new device. */
export const DEVICE_MESSAGE = 'new-device'
/** Test of the mail settings. */
export const TEST_MESSAGE = 'test'

/**
 * Classes of messages, the most urgent first (rule: urgent-letters). Strangers can cause letters
 * about orders and logins in any number; only admins cause the first class.
 */
const classes: readonly {
  readonly kinds: readonly string[]
  /** Share of the provider's day after which no message of this class is sent. */
  readonly dayShare: number
}[] = [
  { kinds: [WALLETS_MESSAGE, ADMINS_MESSAGE], dayShare: Number.POSITIVE_INFINITY },
  { kinds: [PASSWORD_MESSAGE, LOGIN_MESSAGE, DEVICE_MESSAGE], dayShare: 0.95 },
  { kinds: customerMessages, dayShare: 0.8 },
]

/** Share of the class of every other kind, those of a later version included. */
const OTHER_SHARE = 0.8

/** Position of a class: 0 for the most urgent one. */
export type Urgency = number

/** Urgency of the last class. */
export const LEAST_URGENT: Urgency = classes.length

/** Share of the provider's day that may be used up before a message of this kind. */
export function dayShareOf(kind: string): number {
  return classes.find(({ kinds }) => kinds.includes(kind))?.dayShare ?? OTHER_SHARE
}

/** SQL of the urgency of a row of `messages`. */
export const urgencyColumn = sql<Urgency>`case ${sql.join(
  classes.map(
    ({ kinds }, urgency) => sql<SqlBool>`when kind = any (${kinds}) then ${urgency}::int`,
  ),
  sql` `,
)} else ${LEAST_URGENT}::int end`

/**
 * Lanes in which a worker sends letters side by side, each with the last class that it takes: while
 * a slow mail server holds up later classes, the first lanes stay free.
 */
export const lanes: readonly Urgency[] = [0, 1, LEAST_URGENT, LEAST_URGENT]

export interface MessageRecipients {
  readonly owner: readonly OwnerMessage[]
  readonly admins: Readonly<Record<string, readonly OwnerMessage[]>>
}

/**
 * Kinds of messages about orders that a shop with a mail server sends: the customers', and those
 * that the admins chose, and the owner if the server configures an address.
 */
export function enabledKinds(
  owner: string | null,
  choices: MessageRecipients = { owner: usualOwnerMessages, admins: {} },
): readonly string[] {
  const chosen = [owner === null ? [] : choices.owner, ...Object.values(choices.admins)].flat()
  return [...customerMessages, ...ownerMessages.filter((kind) => chosen.includes(kind))]
}
