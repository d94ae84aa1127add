import type { Language } from '#domain/languages.ts'
import type { OrderStatus } from '#domain/orders/status.ts'

/** Stored facts of a message. */
export type MessageContent = MessageFacts & AccountFacts & RecipientFacts

/** State of an order when its message was caused; empty for a message about an account. */
export interface MessageFacts {
  readonly status?: OrderStatus
  readonly isPaid?: boolean
  readonly courier?: string
  readonly trackingNumber?: string
  /** Reason of a rejected payment, or note on its confirmation. */
  readonly note?: string
}

/** Recipient of a message; without it, the message goes to all recipients of its kind. */
export interface RecipientFacts {
  /** 'owner' for the owner's address, or the id of an admin's account. */
  readonly recipient?: string
}

/** Change of an account or of settings, as a notice reports it. */
export interface NotedChange {
  readonly sentence?: string
  /** Change of a login, of an admin's rights or of the WhatsApp number, for its sentences. */
  readonly change?: string
  /** Name of the admin who caused it. */
  readonly by?: string
  /** Id of the account whose rights were changed. */
  readonly subject?: string
  /** Whether a new admin may change the accounts for transfers at once. */
  readonly isTrusted?: boolean
  /** Device of a login; '' when unknown. */
  readonly device?: string
  /** ISO 8601. */
  readonly at?: string
}

/** Content of a message to an account. */
export interface AccountFacts extends NotedChange {
  /** Earlier changes that the same letter reports, the oldest first. */
  readonly earlier?: readonly NotedChange[]
  /** Language of the page that caused it; English by default. */
  readonly language?: Language
}
