import { mailboxKey } from '#domain/forms/email.ts'
import type { OwnerMessage } from '#domain/orders/messages.ts'
import { adminMailboxes } from '#server/accounts/admin-rows.ts'
import type { Queryable } from '#server/schema/database.ts'
import { choicesFrom, readSection } from './stored-settings.ts'

/** A recipient of the owner's messages: the owner's address, or an admin by the account's id. */
export interface Recipient {
  readonly id: string
  readonly address: string
}

/** Reserved `id` of the owner's address, which belongs to no account. */
const OWNER_MAILBOX = 'owner'

/** Mailboxes for a message of this kind, without duplicates; `owner` is MAIL_OWNER. */
export async function messageRecipients(
  db: Queryable,
  kind: OwnerMessage,
  owner: string | undefined,
): Promise<readonly Recipient[]> {
  const choices = choicesFrom(await readSection(db, 'mail'))
  const admins = await adminMailboxes(db)
  const mailboxes: readonly Recipient[] = [
    ...(owner !== undefined && choices.owner.includes(kind)
      ? [{ id: OWNER_MAILBOX, address: owner }]
      : []),
    ...admins
      .filter(({ id }) => choices.admins[id]?.includes(kind))
      .map(({ id, email }) => ({ id, address: email })),
  ]
  return [...Map.groupBy(mailboxes, ({ address }) => mailboxKey(address)).values()].flatMap(
    ([first]) => first ?? [],
  )
}
