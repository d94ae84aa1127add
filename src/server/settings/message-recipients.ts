import { z } from 'zod'
import { mailboxKey } from '#domain/forms/email.ts'
import { type OwnerMessage, ownerMessages, usualOwnerMessages } from '#domain/orders/messages.ts'
import { adminMailboxes } from '#server/accounts/admin-rows.ts'
import type { MessageRecipients } from '#server/mail/kinds.ts'
import type { Queryable } from '#server/schema/database.ts'

/** A kind of a later version is ignored. */
const kinds = z
  .array(z.string())
  .transform((names): readonly OwnerMessage[] =>
    ownerMessages.filter((kind) => names.includes(kind)),
  )

export const storedChoices = {
  owner: kinds.optional(),
  admins: z.record(z.string(), kinds).optional(),
}

const storedMail = z.object(storedChoices)

/** The choices of the section, or the defaults. */
export function choicesFrom({ owner, admins }: z.output<typeof storedMail>): MessageRecipients {
  return { owner: owner ?? usualOwnerMessages, admins: admins ?? {} }
}

/** A recipient of the owner's messages: the owner's address, or an admin by the account's id. */
export interface Recipient {
  readonly id: string
  readonly address: string
}

/** Reserved `id` of the owner's address, which belongs to no account. */
const OWNER_MAILBOX = 'owner'

/**
 * Mailboxes for a message of this kind, without duplicates.
 *
 * @param owner MAIL_OWNER; undefined without one
 */
export async function messageRecipients(
  db: Queryable,
  kind: OwnerMessage,
  owner: string | undefined,
): Promise<readonly Recipient[]> {
  const row = await db
    .selectFrom('settings')
    .select('data')
    .where('section', '=', 'mail')
    .executeTakeFirst()
  const choices = choicesFrom(storedMail.safeParse(row?.data).data ?? {})
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
