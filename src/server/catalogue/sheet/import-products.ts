import { sql } from 'kysely'
import { SHEET_INVALID, SHEET_OUTDATED } from '#domain/catalogue/sheet/sentences.ts'
import type { ParsedRequest } from '#domain/contract/call.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import type { importProducts as importCall, SheetChanges } from '#domain/contract/sheets.ts'
import { SECOND } from '#domain/text/units.ts'
import { withDeadline } from '#platform/database/deadline.ts'
import { recordActivity } from '#server/activity/record.ts'
import { transactWithPictures } from '#server/images/stored-pictures.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { announceChange } from '../announce.ts'
import type { CatalogueDeps } from '../manage.ts'
import { deleteProducts, type WrittenProduct, writeProducts } from '../write.ts'
import { type Plan, type PlannedChange, planOf, writtenBy } from './plan.ts'
import { readSheet } from './read-sheet.ts'

/** Deadline in milliseconds for a sheet of 5,000 products on a slow machine. */
const TIMEOUT = 30 * SECOND

/**
 * Plans the changes of a sheet of products. If confirmed, all of them are written in one
 * transaction, provided that every product still has the version of its line; otherwise none is
 * (rule: product-sheets).
 *
 * @throws Refusal INVALID_INPUT for an unreadable sheet, or a confirmed one with mistakes; CONFLICT
 *   for a confirmed one after a product has changed (rule: concurrent-edit)
 */
export function importProducts(
  deps: CatalogueDeps,
  { sheet, confirm = false }: ParsedRequest<typeof importCall>['body'],
): Promise<SheetChanges> {
  const lines = readSheet(sheet)
  return withDeadline(TIMEOUT, async () => {
    const plan = await planOf(deps, lines)
    if (confirm) await carryOut(deps, plan)
    return presentPlan(plan, { applied: confirm })
  })
}

async function carryOut(
  { db, images, by }: CatalogueDeps,
  { planned, mistakes, conflicts }: Plan,
): Promise<void> {
  if (conflicts.length > 0) throw new Refusal('CONFLICT', SHEET_OUTDATED)
  if (mistakes.length > 0) throw new Refusal('INVALID_INPUT', SHEET_INVALID)
  if (planned.length === 0) return
  await transactWithPictures(db, images, async (tx, pictures) => {
    await lockUnchanged(tx, planned)
    const written: WrittenProduct[] = []
    for (const change of planned) {
      if (change.written === null) continue
      const { before, data } = change
      // The pictures of restored products must still be stored; the transaction protects them from
      // removal.
      written.push(before.is_on_sale ? change.written : await writtenBy(pictures, before, data))
    }
    await writeProducts(tx, written)
    const leaving = planned.filter(({ isLeaving }) => isLeaving)
    await deleteProducts(
      tx,
      leaving.map(({ before }) => before.id),
    )
    await announceChange(tx)
    const action = `Changed ${planned.length} products by a spreadsheet`
    await recordActivity(tx, by, { kind: 'products', action })
  })
}

/** Locks the products and verifies that their versions are those of the comparison. */
async function lockUnchanged(
  tx: ShopTransaction,
  planned: readonly PlannedChange[],
): Promise<void> {
  const ids = planned.map(({ before }) => before.id)
  // Orders lock products in this order of ids too, so that the two can't deadlock.
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from products where id = any(${ids}::uuid[])
    order by id for no key update`.execute(tx)
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const isOutdated = planned.some(({ before: { id, version } }) => versions.get(id) !== version)
  if (isOutdated) throw new Refusal('CONFLICT', SHEET_OUTDATED)
}

function presentPlan(
  { planned, unchanged, mistakes, conflicts }: Plan,
  { applied }: Pick<SheetChanges, 'applied'>,
): SheetChanges {
  return {
    applied,
    unchanged,
    products: planned.map(({ row, before: { id: _id, name, is_sample: isSample }, changes }) => ({
      ...{ row, _id, name, isSample },
      changes: [...changes],
    })),
    mistakes,
    conflicts,
  }
}
