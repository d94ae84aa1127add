import { MOST_LISTED, type ShopperList } from '#domain/catalogue/shopper-lists.ts'
import { transact } from '#platform/database/transaction.ts'
import { findProductIds, slugsOnSale } from '#server/catalogue/locate.ts'
import type { Queryable } from '#server/schema/database.ts'
import { lockAccount } from './users.ts'

/** Slugs of products on sale by list, the latest first. */
type Lists = Record<ShopperList, string[]>

/** The lists of an account (rule: shopper-lists). */
export async function listsOf(db: Queryable, userId: string): Promise<Lists> {
  const rows = await db
    .selectFrom('account_products')
    .select(['list', 'product_id'])
    .where('user_id', '=', userId)
    .orderBy('sequence', 'desc')
    .execute()
  const slugs = await slugsOnSale(db, [...new Set(rows.map(({ product_id }) => product_id))])
  const of = (wanted: ShopperList) =>
    rows.flatMap(({ list, product_id }) => (list === wanted ? (slugs.get(product_id) ?? []) : []))
  return { wishes: of('wishes'), viewed: of('viewed') }
}

/**
 * Removes products from a list of an account and puts others first, in their order; concurrent
 * changes all apply. A wish that is on the list keeps its place, and a product viewed again moves
 * to the front. `remove` is applied first; beyond the limit of the list the oldest are removed.
 *
 * @throws Refusal UNAUTHENTICATED when the account has just been deleted
 */
export async function changeList(
  db: Queryable,
  userId: string,
  list: ShopperList,
  { add, remove }: Readonly<Record<'add' | 'remove', readonly string[]>>,
): Promise<Lists> {
  await transact(db, async (tx) => {
    await lockAccount(tx, userId)
    const added = await findProductIds(tx, add)
    const removed = await findProductIds(tx, remove)
    const listed = tx
      .deleteFrom('account_products')
      .where('user_id', '=', userId)
      .where('list', '=', list)
    const gone = list === 'viewed' ? [...removed, ...added] : removed
    await listed.where('product_id', '=', (eb) => eb.fn.any(eb.val(gone))).execute()
    if (added.length === 0) return
    await tx
      .insertInto('account_products')
      // Sequence values follow the order of the rows.
      .values(added.toReversed().map((product_id) => ({ user_id: userId, list, product_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await listed
      .where('product_id', 'not in', (query) =>
        query
          .selectFrom('account_products as latest')
          .select('latest.product_id')
          .where('latest.user_id', '=', userId)
          .where('latest.list', '=', list)
          .orderBy('latest.sequence', 'desc')
          .limit(MOST_LISTED[list]),
      )
      .execute()
  })
  return listsOf(db, userId)
}

/** Empties a list of an account. */
export async function clearList(db: Queryable, userId: string, list: ShopperList): Promise<Lists> {
  await db
    .deleteFrom('account_products')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute()
  return listsOf(db, userId)
}
