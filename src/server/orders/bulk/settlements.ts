import { sql } from 'kysely'
import type { BulkResult, Settlement } from '#domain/contract/many-orders.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import {
  changedSince,
  settledState,
  stateBefore,
  TAKEN_BACK,
  TAKEN_BACK_WITHIN,
  takeBackSentences,
} from '#domain/orders/bulk/take-back.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { knownAccounts } from '#server/accounts/users.ts'
import type { Queryable } from '#server/schema/database.ts'
import { requireOrder, stateOf } from '../rows.ts'
import { changeOrder } from '../transitions/change.ts'
import { eachInTurn, failure, type Outcome, resultOf, retryAfterRace } from './bulk.ts'

/** Inserts a settlement before its first step. An existing one is continued. */
export async function beginSettlement(
  db: Queryable,
  { id, fileName, adminId }: Readonly<Record<'id' | 'fileName' | 'adminId', string>>,
): Promise<void> {
  await db
    .insertInto('settlements')
    .values({ id, file_name: fileName, settled_by: adminId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Whether a settlement can still be taken back, by the database's clock. */
const isRecent = sql<boolean>`
  settlements.settled_at > now() - make_interval(secs => ${TAKEN_BACK_WITHIN / 1000})`

/** Selects the steps of settlements, each with the next step in its order's history. */
function settledSteps(db: Queryable) {
  const nextAction = sql<string | null>`(
    select later.action from order_history as later
    where later.order_id = settled.order_id and later.sequence > settled.step
    order by later.sequence limit 1)`
  return (
    db
      .selectFrom('settled_steps as settled')
      .innerJoin('order_history as step', 'step.sequence', 'settled.step')
      .select(['settled.settlement', 'settled.order_id', 'step.action', 'step.from_status'])
      .select(nextAction.as('next_action'))
      // An order that was taken back and settled again has several steps: the last one counts.
      .distinctOn(['settled.settlement', 'settled.order_id'])
      .orderBy('settled.settlement')
      .orderBy('settled.order_id')
      .orderBy('settled.step', 'desc')
  )
}

/** Lists the settlements that can be taken back, newest first, with their orders' present state. */
export async function listSettlements(db: Queryable): Promise<{ settlements: Settlement[] }> {
  const recent = await db
    .selectFrom('settlements')
    .select(['id', 'file_name', 'settled_at', 'settled_by'])
    .where(isRecent)
    .orderBy('settlements.settled_at', 'desc')
    .execute()
  if (recent.length === 0) return { settlements: [] }
  const ids = recent.map(({ id }) => id)
  const steps = await db
    .selectFrom(settledSteps(db).where('settled.settlement', 'in', ids).as('made'))
    .innerJoin('orders', 'orders.id', 'made.order_id')
    .selectAll('made')
    .select(['orders.status', 'orders.total_price'])
    .orderBy('orders.sequence', 'desc')
    .execute()
  const admins = await knownAccounts(
    db,
    recent.flatMap(({ settled_by }) => settled_by ?? []),
  )
  const bySettlement = Map.groupBy(steps, ({ settlement }) => settlement)
  const settlements = recent.map(({ id, file_name, settled_at, settled_by }) => ({
    _id: id,
    fileName: file_name,
    settledAt: settled_at.toISOString(),
    until: new Date(settled_at.getTime() + TAKEN_BACK_WITHIN).toISOString(),
    by: admins.get(settled_by ?? '')?.name ?? '',
    orders: (bySettlement.get(id) ?? []).map((step) => ({
      _id: step.order_id,
      isReturn: step.action === 'cancelled',
      totalPrice: rupeesFromPaisa(step.total_price),
      before: step.from_status ?? step.status,
      orderStatus: step.status,
      state: settledState(step.next_action),
    })),
  }))
  // A settlement that changed no order has nothing to take back.
  return { settlements: settlements.filter(({ orders }) => orders.length > 0) }
}

/**
 * Reverts orders of a settlement to their earlier status, payment and delivery, each separately. An
 * order that has changed since is left unchanged and reported as a conflict. An order that was
 * already taken back counts as a success (rule: settlements-taken-back).
 *
 * @param typed id of the settlement
 * @param ids of its orders
 * @throws Refusal NOT_FOUND for an unknown settlement, ORDER_STATE after a day
 */
export async function takeBackSettlement(
  db: Queryable,
  adminId: string,
  typed: string,
  ids: readonly string[],
): Promise<{ results: BulkResult[] }> {
  const settlement = parseUuid(typed)
  const known =
    settlement &&
    (await db
      .selectFrom('settlements')
      .select(isRecent.as('is_recent'))
      .where('id', '=', settlement)
      .executeTakeFirst())
  if (!known) throw notFound(takeBackSentences.unknown)
  if (!known.is_recent) throw new Refusal('ORDER_STATE', takeBackSentences.tooLate)
  const outcomes = await eachInTurn(ids, (id) =>
    retryAfterRace(() => takeBack(db, adminId, settlement, id)),
  )
  return { results: outcomes.map(([id, outcome]) => resultOf(id, outcome)) }
}

/** Reverts one order, read before its history, so that a step in between is a conflict. */
async function takeBack(
  db: Queryable,
  adminId: string,
  settlement: string,
  id: string,
): Promise<Outcome> {
  const row = await requireOrder(db, id)
  const step = await settledSteps(db)
    .where('settled.settlement', '=', settlement)
    .where('settled.order_id', '=', row.id)
    .executeTakeFirst()
  if (!step) return failure(takeBackSentences.notOfIt, 'NOT_FOUND')
  switch (settledState(step.next_action)) {
    case 'taken-back':
      return { ok: true, message: takeBackSentences.done, isChanged: false }
    case 'changed':
      // Rereads the order: a step may have changed its status since the first read.
      return failure(changedSince((await requireOrder(db, row.id)).status), 'CONFLICT')
  }
  const from: OrderStatus = step.from_status ?? row.status
  const before = stateBefore({ action: step.action, from }, stateOf(row))
  if (!before) return failure(takeBackSentences.notOfIt, 'NOT_FOUND')
  await changeOrder(db, row, {
    set: {
      status: before.orderStatus,
      paid_at: before.isPaid ? row.paid_at : null,
      delivered_at: before.isDelivered ? row.delivered_at : null,
      cancelled_at: null,
    },
    actor: 'admin',
    actorId: adminId,
    action: TAKEN_BACK,
    note:
      step.action === 'cancelled' ? 'No longer returned' : 'The cash no longer counts as collected',
  })
  return { ok: true, message: '', isChanged: true }
}
