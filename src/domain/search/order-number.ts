/** What an order's page calls itself: the last eight characters of its id (rule: random-ids). */
const SHORT_NUMBER = /^[0-9a-f]{8}$/i
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** What people write around it: 'order no. #1A2B3C4D status'. */
const AROUND = /\b(?:my|mera|order|number|no|id|status|track|tracking)\b|[#.:,]/gi

/**
 * The number of an order in a query that is nothing else, as the order's page shows it; undefined
 * when it is none. A word of letters alone is none, though it might be.
 */
export function orderNumberIn(query: string): string | undefined {
  const typed = query.replace(AROUND, ' ').trim()
  if (ID.test(typed)) return typed.slice(-8).toUpperCase()
  return SHORT_NUMBER.test(typed) && /\d/.test(typed) ? typed.toUpperCase() : undefined
}
