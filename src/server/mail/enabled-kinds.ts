import {
  customerMessages,
  type OwnerMessage,
  ownerMessages,
  usualOwnerMessages,
} from '#domain/orders/messages.ts'

/** Message preferences of the owner and the admins. */
export interface MessageRecipients {
  readonly owner: readonly OwnerMessage[]
  readonly admins: Readonly<Record<string, readonly OwnerMessage[]>>
}

/**
 * Kinds of messages about orders that a shop with a mail server sends: the customers', and those of
 * the owner and the admins that were chosen; the owner's choices apply when the server configures
 * an address.
 */
export function enabledKinds(
  owner: string | null,
  choices: MessageRecipients = { owner: usualOwnerMessages, admins: {} },
): readonly string[] {
  const chosen = [owner === null ? [] : choices.owner, ...Object.values(choices.admins)].flat()
  return [...customerMessages, ...ownerMessages.filter((kind) => chosen.includes(kind))]
}
