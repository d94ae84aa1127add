import {
  customerMessages,
  type OwnerMessage,
  ownerMessages,
  usualOwnerMessages,
} from '#domain/orders/messages.ts'

/** The choices of everybody at the shop who may be told. */
export interface Choices {
  readonly owner: readonly OwnerMessage[]
  readonly admins: Readonly<Record<string, readonly OwnerMessage[]>>
}

/**
 * The kinds of messages about orders that a shop with a mail server sends: the customers', and of the
 * others those that somebody chose; the owner's choices count where the server names their address.
 */
export function kindsSent(
  owner: string | null,
  choices: Choices = { owner: usualOwnerMessages, admins: {} },
): readonly string[] {
  const chosen = [owner === null ? [] : choices.owner, ...Object.values(choices.admins)].flat()
  return [...customerMessages, ...ownerMessages.filter((kind) => chosen.includes(kind))]
}
