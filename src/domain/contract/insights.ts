import { z } from 'zod'
import { addresses } from './addresses.ts'
import { call } from './call.ts'
import { done, queryText } from './fields.ts'

/** A count of the period and of the one before. */
const compared = z.object({ now: z.number(), before: z.number() })

/** A phone as a new product's form takes it. */
const phone = z.object({ brandSlug: z.string(), model: z.string() })

export const insights = z.object({
  period: z.enum(['week', 'month', 'quarter']),
  /** Its days, `2026-11-21` in Pakistan's time, the oldest first, each with its counts. */
  days: z.array(
    z.object({
      date: z.string(),
      searches: z.number(),
      phones: z.number(),
      views: z.number(),
      additions: z.number(),
      purchases: z.number(),
    }),
  ),
  /** Whether the whole period before was counted, so that changes mean something. */
  isComparable: z.boolean(),
  /** Whether nothing was ever counted. */
  isEmpty: z.boolean(),
  totals: z.object({
    searches: compared,
    phones: compared,
    views: compared,
    additions: compared,
    purchases: compared,
  }),
  /** Where carts end. */
  funnel: z.object({
    carts: compared,
    checkouts: compared,
    orders: compared,
    /** Orders of the period that still wait for their transfer. */
    unpaid: z.number(),
  }),
  /** The most frequent searches that were sent twice or more. */
  searches: z.array(
    z.object({
      term: z.string(),
      count: compared,
      /** Cases that the search shows now. */
      cases: z.number(),
      /** What of it no case has, so that other cases are shown: 'Vivo Y29', 'wallet'. */
      missing: z.array(z.string()),
      /** The page of the shop that answers a question: 'Delivery'; null for a search for cases. */
      answeredBy: z.string().nullable(),
      /** The phone and the case type that it names; null without one. */
      phone: phone.nullable(),
      caseType: z.string().nullable(),
    }),
  ),
  phones: z.array(
    phone.extend({
      count: compared,
      /** Cases on sale for it now. */
      cases: z.number(),
    }),
  ),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isOnSale: z.boolean(),
      views: compared,
      additions: compared,
      purchases: compared,
    }),
  ),
})
export type Insights = z.output<typeof insights>

export const getInsights = call(addresses.getInsights, {
  area: 'shop',
  summary: 'Searches, phones, cases and carts of a period, with the change against the one before',
  query: z.object({
    /** 'week' (7 days), 'month' (4 weeks) or 'quarter' (12 weeks), up to and with today. */
    period: queryText,
  }),
  answer: insights,
})

/** Pages of one report; a visit with more sends several. */
export const MOST_PAGES = 40

export const reportPages = call(addresses.reportPages, {
  area: 'shop',
  summary: 'Counts pages that a browser opened after its document; addresses alone, of nobody',
  body: z.object({
    /** Paths with their queries. */
    pages: z.array(z.string().max(500)).max(MOST_PAGES),
  }),
  answer: done,
})
