import type { ActivityKind } from '#domain/accounts/activity-kinds.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'

/** Admin who makes a change; null for an operator's command. */
export type Actor = Pick<Account, 'id' | 'name'> | null

export interface ActivityNote {
  readonly kind: ActivityKind
  /** Description without a customer's data. */
  readonly action: string
  readonly subject?: string
}

/** Writes an activity entry in the transaction of the change (rule: activity). */
export async function recordActivity(
  db: Queryable,
  by: Actor,
  { kind, action, subject = '' }: ActivityNote,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      actor_id: by?.id ?? null,
      actor_name: by?.name ?? 'Operator',
      kind,
      action,
      subject,
    })
    .execute()
}

/** Records an export before it is sent; a full disk doesn't keep the owner from exporting. */
export async function recordExport(
  db: Queryable,
  by: Actor,
  of: 'orders' | 'products',
): Promise<void> {
  try {
    await recordActivity(db, by, { kind: 'exports', action: `Exported ${of}` })
  } catch (error) {
    if (!(error instanceof DatabaseError && error.kind === 'full')) throw error
  }
}
