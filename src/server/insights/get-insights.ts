import { sql } from 'kysely'
import { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import type { Insights } from '#domain/contract/insights.ts'
import { dayOf } from '#domain/dates.ts'
import type { EventName } from '#domain/insights/events.ts'
import { daysOfPeriod, type InsightPeriod } from '#domain/insights/periods.ts'
import { productNames } from '#server/catalogue/locate.ts'
import { casesByModel, searchOutcomes } from '#server/catalogue/source.ts'
import { countPlacedOrders } from '#server/orders/admin/summary.ts'
import type { Queryable } from '#server/schema/database.ts'
import { wantedCase } from './wanted-case.ts'

/** Limits the lines of each list; each search is parsed and run again per answer. */
const MOST = { searches: 50, phones: 30, products: 50 }

/**
 * Minimum count of a listed term: a single one is of no use, and may be personal (rule:
 * counted-events).
 */
const SHOWN_FROM = 2

interface Range {
  readonly days: readonly string[]
  /** First day of the period, and of the previous one. */
  readonly from: string
  readonly beforeFrom: string
}

/** Demand of shoppers in a period up to the time `at`, compared with the previous period. */
export async function getInsights(
  db: Queryable,
  period: InsightPeriod,
  at = new Date(),
): Promise<Insights> {
  const { days, beforeFrom } = daysOfPeriod(period, dayOf(at))
  const range: Range = { days, beforeFrom, from: days[0] ?? beforeFrom }
  const totals = await readTotals(db, range)
  // Orders from before the first counted day belong to no counted cart.
  const from = [range.from, totals.firstDay ?? range.from].toSorted().at(-1) ?? range.from
  const [orders, searches, phones, products] = await Promise.all([
    countPlacedOrders(db, { beforeFrom, from }),
    readSearches(db, range),
    readPhones(db, range),
    readProducts(db, range),
  ])
  const { carts, checkouts, ...otherTotals } = totals.compared
  return {
    period,
    days: totals.days,
    isComparable: totals.firstDay !== null && totals.firstDay <= beforeFrom,
    isEmpty: totals.firstDay === null,
    totals: otherTotals,
    funnel: {
      carts,
      checkouts,
      orders: { now: orders.now, before: orders.before },
      unpaid: orders.unpaid,
    },
    searches,
    phones,
    products,
  }
}

/** Events by the names of their figures. */
const figures = {
  searches: 'search',
  phones: 'phone_choice',
  views: 'product_view',
  additions: 'cart_addition',
  purchases: 'purchase',
  carts: 'cart_start',
  checkouts: 'checkout_view',
} as const satisfies Record<string, EventName>

async function readTotals(db: Queryable, { days, from, beforeFrom }: Range) {
  const rows = await db
    .selectFrom('event_counts')
    .select(['event', 'day', 'count'])
    .where('subject', '=', '')
    .where('event', 'in', Object.values(figures))
    .where('day', '>=', beforeFrom)
    .execute()
  const firstDay = await readFirstDay(db)
  const counts = new Map(rows.map(({ event, day, count }) => [`${event} ${day}`, count]))
  const on = (date: string, event: EventName) => counts.get(`${event} ${date}`) ?? 0
  const sum = (event: EventName, isNow: boolean) =>
    rows
      .filter((row) => row.event === event && row.day >= from === isNow)
      .reduce((total, { count }) => total + count, 0)
  const compare = (event: EventName) => ({ now: sum(event, true), before: sum(event, false) })
  return {
    firstDay,
    days: days.map((date) => ({
      date,
      searches: on(date, figures.searches),
      phones: on(date, figures.phones),
      views: on(date, figures.views),
      additions: on(date, figures.additions),
      purchases: on(date, figures.purchases),
    })),
    compared: {
      searches: compare(figures.searches),
      phones: compare(figures.phones),
      views: compare(figures.views),
      additions: compare(figures.additions),
      purchases: compare(figures.purchases),
      carts: compare(figures.carts),
      checkouts: compare(figures.checkouts),
    },
  }
}

/** First day with a count; null without any. */
async function readFirstDay(db: Queryable): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(first.day) as day from unnest(${Object.values(figures)}::text[]) as named (event),
      lateral (select day from event_counts where event = named.event order by day limit 1) first
  `.execute(db)
  return rows[0]?.day ?? null
}

interface SubjectCount {
  readonly subject: string
  readonly now: number
  readonly before: number
}

/** Most frequent subjects of an event in the period. */
async function subjectsOf(
  db: Queryable,
  event: EventName,
  { from, beforeFrom }: Range,
  { least, most }: { readonly least: number; readonly most: number },
): Promise<readonly SubjectCount[]> {
  const { rows } = await sql<SubjectCount>`
    with top as materialized (
      select subject, sum(count)::int as now from event_counts
      where event = ${event} and day >= ${from}::date and subject <> ''
      group by subject having sum(count) >= ${least}
      order by now desc, subject limit ${most}
    ), earlier as (
      select subject, sum(count)::int as before from event_counts
      where event = ${event} and day >= ${beforeFrom}::date and day < ${from}::date
        and subject = any (array(select subject from top))
      group by subject
    )
    select subject, now, coalesce(before, 0) as before from top left join earlier using (subject)
    order by now desc, subject`.execute(db)
  return rows
}

async function readSearches(db: Queryable, range: Range): Promise<Insights['searches']> {
  const terms = await subjectsOf(db, 'search', range, { least: SHOWN_FROM, most: MOST.searches })
  const outcomes = await searchOutcomes(
    db,
    terms.map(({ subject }) => subject),
  )
  return terms.flatMap(({ subject: term, now, before }, place) => {
    const outcome = outcomes[place]
    if (!outcome) return []
    const { total, dropped, parsed } = outcome
    return {
      term,
      count: { now, before },
      cases: total,
      missing: [...dropped],
      answeredBy: parsed.leadsTo?.label ?? null,
      ...wantedCase(parsed),
    }
  })
}

async function readPhones(db: Queryable, range: Range): Promise<Insights['phones']> {
  const models = await subjectsOf(db, 'phone_choice', range, { least: 1, most: MOST.phones })
  const cases = await casesByModel(db)
  return models.flatMap(({ subject: model, now, before }) => {
    const brandSlug = brandOfModel(model)
    // A model that was renamed since can't be preselected in the form of a new product.
    if (brandSlug === undefined) return []
    return { brandSlug, model, count: { now, before }, cases: cases.get(model) ?? 0 }
  })
}

interface ProductCount {
  readonly id: string
  readonly views: number
  readonly views_before: number
  readonly additions: number
  readonly additions_before: number
  readonly purchases: number
  readonly purchases_before: number
}

async function readProducts(db: Queryable, range: Range): Promise<Insights['products']> {
  const { from, beforeFrom } = range
  const sum = (event: EventName, isNow: boolean) =>
    sql`coalesce(sum(count) filter (where event = ${sql.lit(event)}
      and ${isNow ? sql`day >= ${from}::date` : sql`day < ${from}::date`}), 0)::int`
  const { rows } = await sql<ProductCount>`
    with top as materialized (
      select subject from event_counts
      where event = 'product_view' and day >= ${from}::date and subject <> ''
      group by subject order by sum(count) desc, subject limit ${MOST.products}
    )
    select subject as id,
      ${sum('product_view', true)} as views, ${sum('product_view', false)} as views_before,
      ${sum('cart_addition', true)} as additions, ${sum('cart_addition', false)} as additions_before,
      ${sum('purchase', true)} as purchases, ${sum('purchase', false)} as purchases_before
    from event_counts
    where event in ('product_view', 'cart_addition', 'purchase') and day >= ${beforeFrom}::date
      and subject = any (array(select subject from top))
    group by subject
    order by views desc, subject`.execute(db)
  const names = await productNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const known = names.get(row.id)
    if (!known) return []
    return {
      id: row.id,
      ...known,
      views: { now: row.views, before: row.views_before },
      additions: { now: row.additions, before: row.additions_before },
      purchases: { now: row.purchases, before: row.purchases_before },
    }
  })
}
