import type { ParsedRequest } from '#domain/contract/call.ts'
import type { BulkResult, bulkOrders } from '#domain/contract/many-orders.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { bulkStep, isAlreadyDone, type ManyAction, statusAfter } from '#domain/orders/bulk/bulk.ts'
import { t } from '#messages'
import { withFreshDeadline } from '#platform/database/deadline.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import type { Queryable } from '#server/schema/database.ts'
import { lacksName, type OrderRow, requireOrder, stateOf } from '../rows.ts'
import { type ActionRequest, applyAction, changedParcel } from '../transitions/apply-action.ts'
import { rowsById } from './orders-by-id.ts'

/** Applies an action to many orders, each separately and idempotently (rule: bulk-actions). */
export async function applyToMany(
  db: Queryable,
  adminId: string,
  { ids, action, parcels = {}, withoutName }: ParsedRequest<typeof bulkOrders>['body'],
): Promise<{ results: BulkResult[] }> {
  const rows = await rowsById(db, ids)
  const nameless = new Set(withoutName)
  const known = ids.flatMap((id) => {
    const row = rows.get(parseUuid(id) ?? '')
    const { version, ...parcel } = (action === 'ship' && parcels[id]) || {}
    return row ? [{ id, row, action, withoutName: nameless.has(id), parcel, version }] : []
  })
  const done = await advanceEach(db, adminId, known)
  const outcomes = new Map(done.map(([{ id }, outcome]) => [id, outcome]))
  return { results: ids.map((id) => resultOf(id, outcomes.get(id) ?? orderMissing())) }
}

interface BulkEntry extends Pick<ActionRequest, 'parcel' | 'note' | 'settlement'> {
  readonly row: OrderRow
  readonly action: ManyAction
  /** Version that the admin saw; a changed order is refused (rule: concurrent-edit). */
  readonly version?: number | undefined
  readonly withoutName?: boolean
}

export interface Outcome extends Pick<BulkResult, 'ok' | 'message' | 'code'> {
  readonly isChanged: boolean
}

/** Applies the transition of a bulk action to each order separately. */
export function advanceEach<Entry extends BulkEntry>(
  db: Queryable,
  adminId: string,
  orders: readonly Entry[],
): Promise<readonly (readonly [Entry, Outcome])[]> {
  return eachInTurn(orders, (order) =>
    retryAfterRace(
      () => tryStep(db, adminId, order),
      async () => tryStep(db, adminId, { ...order, row: await requireOrder(db, order.row.id) }),
    ),
  )
}

/**
 * Processes orders one by one, which leaves connections to shoppers, each with its own deadline.
 * Once the database is unreachable, the remaining ones fail at once.
 */
export async function eachInTurn<Entry>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<Outcome>,
): Promise<readonly (readonly [Entry, Outcome])[]> {
  return withFreshDeadline(async () => {
    const outcomes: [Entry, Outcome][] = []
    let isReachable = true
    for (const entry of entries) {
      const outcome: Outcome = isReachable ? await work(entry) : databaseUnreachable()
      isReachable = outcome.code !== 'UNAVAILABLE'
      outcomes.push([entry, outcome])
    }
    return outcomes
  })
}

/** Serializes the outcome of one order. */
export function resultOf(id: string, { ok, message, code }: Outcome): BulkResult {
  return { _id: id, ok, message, ...(code && { code }) }
}

const databaseUnreachable = () => failure(t.refusals.unavailable, 'UNAVAILABLE')
const orderMissing = () => failure(t.orders.notFound, 'NOT_FOUND')

export function failure(message: string, code: NonNullable<BulkResult['code']>): Outcome {
  return { ok: false, message, code, isChanged: false }
}

/**
 * Retries a step once after a conflict of optimistic locking: another admin may have made the same
 * change, and then the step has no effect.
 *
 * @param again runs the step with the order reread
 */
export function retryAfterRace(
  step: () => Promise<Outcome>,
  again: () => Promise<Outcome> = step,
): Promise<Outcome> {
  const retried = step().catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'CONFLICT') return again()
    throw error
  })
  return retried.catch(failed)
}

async function tryStep(
  db: Queryable,
  adminId: string,
  { row, action, version, withoutName = false, ...words }: BulkEntry,
): Promise<Outcome> {
  const state = stateOf(row)
  const already = { ok: true, message: `Already ${statusAfter[action]}`, isChanged: false }
  const parcel = changedParcel(row, state, words.parcel ?? {})
  if (isAlreadyDone(state, action) && parcel === null) return already
  const step = bulkStep({ ...state, needsName: lacksName(row), withoutName }, action)
  if ('refusal' in step) return failure(step.refusal, step.code)
  const changed = await applyAction(db, row, {
    ...words,
    action: step.action,
    actor: 'admin',
    actorId: adminId,
    version: version ?? null,
  })
  return changed.version === row.version ? already : { ok: true, message: '', isChanged: true }
}

/** Converts an error of one order into an outcome, so that the results of others aren't lost. */
function failed(error: unknown): Outcome {
  if (error instanceof Refusal) return failure(error.message, error.code)
  if (error instanceof DatabaseError && error.isTemporary) return databaseUnreachable()
  throw error
}
