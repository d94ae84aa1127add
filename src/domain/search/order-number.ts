/** Order number as its page shows it: the last eight characters of the id (rule: random-ids). */
const SHORT_NUMBER = /^[0-9a-f]{8}$/i
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Words around an order number: 'order no. #1A2B3C4D status'. */
const AROUND = /\b(?:my|mera|order|number|no|id|status|track|tracking)\b|[#.:,]/gi

/** Order number in a query that is nothing else; letters alone are read as a word. */
export function orderNumberIn(query: string): string | undefined {
  const typed = query.replace(AROUND, ' ').trim()
  if (ID.test(typed)) return typed.slice(-8).toUpperCase()
  return SHORT_NUMBER.test(typed) && /\d/.test(typed) ? typed.toUpperCase() : undefined
}
