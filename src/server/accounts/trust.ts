import { type RawBuilder, sql } from 'kysely'
import { notTrustedUntil } from '#domain/accounts/admin-sentences.ts'
import { HOURS_TO_TRUST } from '#domain/accounts/logins.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { emailKey } from '#domain/forms/email.ts'
import { transact } from '#platform/database/transaction.ts'
import { recordActivity } from '#server/activity/record.ts'
import type { Queryable } from '#server/schema/database.ts'

/**
 * Time until which an admin isn't trusted, null for a trusted one: the one expression that decides
 * it, by the database's clock (rule: rights-are-money).
 */
export function untrustedUntil(): RawBuilder<Date | null> {
  return sql`case when users.trusted_from > now() then users.trusted_from end`
}

/** Value of `trusted_from` for an admin who is trusted at once, or after the wait. */
export function trustedFrom({ atOnce }: { readonly atOnce: boolean }): RawBuilder<Date> {
  return sql`now() + make_interval(hours => ${atOnce ? 0 : HOURS_TO_TRUST})`
}

/** Time until which an admin isn't trusted; null for a trusted one. */
export async function trustOf(db: Queryable, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .select(untrustedUntil().as('until'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.until ?? null
}

/**
 * Refuses an admin who isn't trusted yet.
 *
 * @param until result of `trustOf`
 * @throws Refusal NOT_TRUSTED_YET
 */
export function requireTrust(until: Date | null): void {
  if (until !== null) throw new Refusal('NOT_TRUSTED_YET', notTrustedUntil(until.toISOString()))
}

/**
 * Makes an admin trusted at once, on behalf of an operator.
 *
 * @returns 'no admin' for an address without an admin, 'trusted' for one who needs nothing lifted
 */
export async function trustAdmin(
  db: Queryable,
  email: string,
): Promise<'done' | 'no admin' | 'trusted'> {
  return transact(db, async (tx) => {
    const admin = await tx
      .selectFrom('users')
      .select(['id', untrustedUntil().as('until')])
      .where('email_key', '=', emailKey(email))
      .where('is_admin', '=', true)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!admin) return 'no admin'
    if (admin.until === null) return 'trusted'
    await tx
      .updateTable('users')
      .set({ trusted_from: trustedFrom({ atOnce: true }) })
      .where('id', '=', admin.id)
      .execute()
    const action = 'Trusted a new admin at once'
    await recordActivity(tx, null, { kind: 'users', action, subject: admin.id })
    return 'done'
  })
}
