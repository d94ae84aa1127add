import type { ActivityKind } from '#domain/activity-kinds.ts'
import { DatabaseError } from '#server/database/errors.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Account } from '#server/sessions/account.ts'

/** The admin who makes a change; null for an operator's command. */
export type Actor = Pick<Account, 'id' | 'name'> | null

/** Content of an activity row. */
export interface ActivityNote {
  readonly kind: ActivityKind
  /** Without anything of a customer. */
  readonly action: string
  /** Id of the order, product or account. */
  readonly subject?: string
}

/**
 * Writes an entry of the activity, in the transaction of the change (rule: activity). Changes of orders
 * are written by a trigger of their history.
 */
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

/**
 * Notes an export before it is sent. On a full disk nothing can be noted, and the owner's own orders are
 * still theirs to take away.
 */
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
