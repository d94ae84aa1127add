import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import { getInsights as getCall, type Insights } from '#domain/contract/insights.ts'
import { dayOf } from '#domain/dates.ts'
import type { EventName } from '#domain/insights/events.ts'
import { daysOfPeriod, type InsightPeriod, insightPeriod } from '#domain/insights/periods.ts'
import { productNames } from '#server/catalogue/locate.ts'
import { casesByModel, searchOutcomes } from '#server/catalogue/source.ts'
import { serve } from '#server/http/answers/serve.ts'
import { countPlacedOrders } from '#server/orders/admin/summary.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { ParsedQuery } from '#server/search/query/parse-query.ts'

const MOST = { searches: 50, phones: 30, products: 50 }

/** Minimum count of a listed term: a single one may be personal (rule: counted-events). */
const MIN_COUNT = 2

/** Route of the owner's insights. */
export function insightCalls(app: FastifyInstance, db: Queryable): void {
  serve(app, db, getCall, ({ query }) => getInsights(db, insightPeriod(query.period)))
}

interface Range {
  readonly days: readonly string[]
  /** First day of the period, and of the previous one. */
  readonly from: string
  readonly beforeFrom: string
}

/** Demand of shoppers in a period up to now, compared with the previous period. */
async function getInsights(db: Queryable, period: InsightPeriod): Promise<Insights> {
  const { days, beforeFrom } = daysOfPeriod(period, dayOf(new Date()))
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
  const { unpaid, now, before } = orders
  return {
    period,
    days: totals.days,
    isComparable: totals.firstDay !== null && totals.firstDay <= beforeFrom,
    isEmpty: totals.firstDay === null,
    totals: otherTotals,
    funnel: { carts, checkouts, orders: { now, before }, unpaid },
    ...{ searches, phones, products },
  }
}

const figures = {
  searches: 'search',
  phones: 'phone_choice',
  views: 'product_view',
  additions: 'cart_addition',
  purchases: 'purchase',
  carts: 'cart_start',
  checkouts: 'checkout_view',
} as const satisfies Record<string, EventName>

function eachFigure<Value>(make: (event: EventName) => Value) {
  const entries = Object.entries(figures).map(([figure, event]) => [figure, make(event)])
  return Object.fromEntries(entries) as Record<keyof typeof figures, Value>
}

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
  const sum = (event: EventName, isNow: boolean) =>
    rows
      .filter((row) => row.event === event && row.day >= from === isNow)
      .reduce((total, { count }) => total + count, 0)
  return {
    firstDay,
    days: days.map((date) => ({
      date,
      ...eachFigure((event) => counts.get(`${event} ${date}`) ?? 0),
    })),
    compared: eachFigure((event) => ({ now: sum(event, true), before: sum(event, false) })),
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

/** Most frequent subjects of an event in the period. */
async function subjectsOf(
  db: Queryable,
  event: EventName,
  { from, beforeFrom }: Range,
  { least, most }: { readonly least: number; readonly most: number },
) {
  const { rows } = await sql<{ subject: string; now: number; before: number }>`
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
  const terms = await subjectsOf(db, 'search', range, { least: MIN_COUNT, most: MOST.searches })
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

async function readProducts(
  db: Queryable,
  { from, beforeFrom }: Range,
): Promise<Insights['products']> {
  const sums = (event: EventName) => sql`jsonb_build_object(
    'now', coalesce(sum(count) filter (where event = ${sql.lit(event)} and day >= ${from}::date), 0),
    'before', coalesce(sum(count) filter (where event = ${sql.lit(event)} and day < ${from}::date), 0))`
  type Counts = Pick<Insights['products'][number], 'id' | 'views' | 'additions' | 'purchases'>
  const { rows } = await sql<Counts>`
    with top as materialized (
      select subject, sum(count) as views from event_counts
      where event = 'product_view' and day >= ${from}::date and subject <> ''
      group by subject order by views desc, subject limit ${MOST.products}
    )
    select subject as id, ${sums('product_view')} as views,
      ${sums('cart_addition')} as additions, ${sums('purchase')} as purchases
    from event_counts join top using (subject)
    where event in ('product_view', 'cart_addition', 'purchase') and day >= ${beforeFrom}::date
    group by subject, top.views
    order by top.views desc, subject`.execute(db)
  const names = await productNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const known = names.get(row.id)
    return known ? { ...row, ...known } : []
  })
}

/** Phone and case type of a search, the most probable of several. */
export function wantedCase({ terms }: Pick<ParsedQuery, 'terms'>) {
  const model = terms.find((term) => term.kind === 'model')?.models[0]
  const brandSlug = model === undefined ? undefined : brandOfModel(model)
  const phone = model !== undefined && brandSlug !== undefined ? { brandSlug, model } : null
  return { phone, caseType: terms.find((term) => term.kind === 'type')?.types[0] ?? null }
}
