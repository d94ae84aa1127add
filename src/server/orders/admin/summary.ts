import { type RawBuilder, sql } from 'kysely'
import { type ShopFacts, shippedFacts } from '#config'
import type { ShopSummary } from '#domain/contract/orders.ts'
import { dayOf, daysUpTo } from '#domain/dates.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import {
  brandShares,
  type OrderFigure,
  RECENT_ORDERS,
  type SalesFigure,
  SUMMARY_DAYS,
  sumDays,
  sumOrders,
  topModels,
} from '#domain/orders/summary.ts'
import { transact } from '#platform/database/transaction.ts'
import { countUsers } from '#server/accounts/list-users.ts'
import { countSampleProducts } from '#server/catalogue/samples.ts'
import { countProducts } from '#server/catalogue/source.ts'
import { countRows, type Queryable, type ShopTransaction } from '#server/schema/database.ts'
import { orderRows } from '../rows.ts'
import { presentToAdmin } from './admin-view.ts'

/** Reads the dashboard's summary from one snapshot (rules: revenue, owner-figures). */
export function getSummary(
  db: Queryable,
  at = new Date(),
): Promise<Omit<ShopSummary, 'firstDay' | 'walletHistory'>> {
  const days = daysUpTo(dayOf(at), SUMMARY_DAYS)
  const read = async (snapshot: ShopTransaction) => {
    const figures = await orderFigures(snapshot, days[0] ?? '')
    const sales = await salesFigures(snapshot)
    const recent = await orderRows(snapshot)
      .orderBy('orders.sequence', 'desc')
      .limit(RECENT_ORDERS)
      .execute()
    return {
      ...inRupees(sumOrders(figures)),
      proofsToCheck: await countProofsToCheck(snapshot),
      products: await countProducts(snapshot),
      users: (await countUsers(snapshot)).all,
      topModels: [...topModels(sales)],
      recentOrders: await presentToAdmin(snapshot, recent),
      days: sumDays(figures, days).map(inRupees),
      brands: brandShares(sales).map(({ amount, ...share }) => ({
        ...share,
        revenue: rupeesFromPaisa(amount),
      })),
    }
  }
  return transact(db, read, { isolation: 'repeatable read', access: 'read only' })
}

/** Sums orders by status and payment, and by day from `firstDay` on; earlier days are one group. */
function orderFigures(db: Queryable, firstDay: string): Promise<OrderFigure[]> {
  const visibleDay = sql<string | null>`case when day >= ${firstDay}::date then day end`
  return db
    .selectFrom('order_figures')
    .select((eb) => [
      visibleDay.as('day'),
      'status',
      'is_paid as isPaid',
      eb.fn.sum<number>('orders').as('orders'),
      eb.fn.sum<number>('total').as('total'),
    ])
    .groupBy([sql`1`, 'status', 'is_paid'])
    .execute()
}

/** Counts orders placed since the day `from`, before it since `beforeFrom`, and open transfers. */
export async function countPlacedOrders(
  db: Queryable,
  { beforeFrom, from }: { readonly beforeFrom: string; readonly from: string },
): Promise<{ readonly now: number; readonly before: number; readonly unpaid: number }> {
  const sum = (condition: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(orders) filter (where ${condition}), 0)::int`
  const isNow = sql`day >= ${from}::date`
  const isUnpaid = sql`status = any (${unpaidStatuses}::text[]) and not is_paid`
  return db
    .selectFrom('order_figures')
    .select([
      sum(isNow).as('now'),
      sum(sql`not ${isNow}`).as('before'),
      sum(sql`${isNow} and ${isUnpaid}`).as('unpaid'),
    ])
    .where('day', '>=', beforeFrom)
    .executeTakeFirstOrThrow()
}

const unpaidStatuses: readonly OrderStatus[] = ['Payment Pending', 'Payment Rejected']

/** Counts orders whose screenshot is unchecked: SQL of the domain's `isProofWaiting`. */
function countProofsToCheck(db: Queryable): Promise<number> {
  // The condition of a partial index.
  const isWaiting = sql<boolean>`proof_file is not null and not proof_rejected
    and paid_at is null and cancelled_at is null`
  return countRows(db.selectFrom('orders').where(isWaiting))
}

function salesFigures(db: Queryable): Promise<SalesFigure[]> {
  return db
    .selectFrom('sales_figures')
    .select((eb) => [
      'brand',
      'device_model as deviceModel',
      eb.fn.sum<number>('quantity').as('quantity'),
      eb.fn.sum<number>('amount').as('amount'),
    ])
    .groupBy(['brand', 'device_model'])
    .execute()
}

function inRupees<T extends { readonly revenue: number; readonly cancelledRevenue: number }>(
  figures: T,
): T {
  return {
    ...figures,
    revenue: rupeesFromPaisa(figures.revenue),
    cancelledRevenue: rupeesFromPaisa(figures.cancelledRevenue),
  }
}

type FirstDayFacts = Pick<ShopFacts, 'name' | 'wallets' | 'whatsapp' | 'exchangeLine'>

/** Checks which default settings and samples the owner has replaced (rule: onboarding). */
export async function firstDayOf(
  db: Queryable,
  { name, wallets, whatsapp, exchangeLine }: FirstDayFacts,
): Promise<ShopSummary['firstDay']> {
  const shippedNumbers: readonly string[] = shippedFacts.walletNumbers
  const [all, samples] = await Promise.all([countProducts(db), countSampleProducts(db)])
  return {
    hasOwnName: name !== shippedFacts.name,
    hasOwnWallets: !wallets.some(({ number }) => shippedNumbers.includes(number)),
    hasOwnProduct: all > samples,
    hasWhatsApp: whatsapp !== '',
    hasExchangeLine: exchangeLine !== '',
  }
}
