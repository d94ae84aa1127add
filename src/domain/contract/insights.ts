import { z } from 'zod'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { queryText } from './fields.ts'

/** Count of the period and of the previous one. */
const compared = z.object({ now: z.number(), before: z.number() })

/** Counts of searches and chosen phones, and of views, additions and purchases of cases. */
const eachEvent = <Count extends z.ZodType>(count: Count) => ({
  searches: count,
  phones: count,
  ...eachProductEvent(count),
})
const eachProductEvent = <Count extends z.ZodType>(count: Count) => ({
  views: count,
  additions: count,
  purchases: count,
})

/** Phone in the form of a new product. */
const phone = z.object({ brandSlug: z.string(), model: z.string() })

export const insights = z.object({
  period: z.enum(['week', 'month', 'quarter']),
  /** Days `2026-11-21` in Pakistan's time zone, the oldest first, each with its counts. */
  days: z.array(z.object({ date: z.string(), ...eachEvent(z.number()) })),
  /** Whether the previous period was counted as a whole, so that a comparison is valid. */
  isComparable: z.boolean(),
  /** Whether there are no counts at all. */
  isEmpty: z.boolean(),
  totals: z.object(eachEvent(compared)),
  /** Steps from cart to purchase. */
  funnel: z.object({
    carts: compared,
    checkouts: compared,
    orders: compared,
    /** Orders of the period that still wait for their transfer. */
    unpaid: z.number(),
  }),
  /** Most frequent searches, of at least two. */
  searches: z.array(
    z.object({
      term: z.string(),
      count: compared,
      /** Number of cases that the search shows now. */
      cases: z.number(),
      /** Terms that no case matches, so that other cases are shown: 'Vivo Y29', 'wallet'. */
      missing: z.array(z.string()),
      /** Page of the shop that answers a question: 'Delivery'; null for a search for cases. */
      answeredBy: z.string().nullable(),
      /** Phone and case type in the search; null without one. */
      phone: phone.nullable(),
      caseType: z.string().nullable(),
    }),
  ),
  phones: z.array(
    phone.extend({
      count: compared,
      /** Number of cases on sale for it now. */
      cases: z.number(),
    }),
  ),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isOnSale: z.boolean(),
      ...eachProductEvent(compared),
    }),
  ),
})
export type Insights = z.output<typeof insights>

export const getInsights = call('shop', addresses.getInsights, {
  summary: 'Searches, phones, cases and carts of a period, with the change against the one before',
  query: z.object({
    /** 'week' (7 days), 'month' (4 weeks) or 'quarter' (12 weeks), today included. */
    period: queryText,
  }),
  answer: insights,
})
