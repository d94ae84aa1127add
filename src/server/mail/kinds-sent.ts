import { customerMessages, type OwnerMessage, ownerMessages } from '#domain/orders/messages.ts'

/**
 * The kinds of messages about orders that a shop with a mail server sends: the customers', and of the
 * owner's those that are not switched off, where they have an address.
 */
export function kindsSent(
  owner: string | null,
  notifications: readonly OwnerMessage[] = ownerMessages,
): readonly string[] {
  return owner === null ? customerMessages : [...customerMessages, ...notifications]
}
