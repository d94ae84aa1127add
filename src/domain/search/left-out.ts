import type { QueryTerm } from './query-term.ts'

/**
 * Sentence about terms without a matching product, and the results shown instead: 'No black silicon
 * case for Vivo Y21. 3 silicon cases fit it.'
 */
export function leftOutSentence(
  requested: readonly QueryTerm[],
  kept: readonly QueryTerm[],
  total: number,
): string {
  const [request, rest] = [worded(requested), worded(kept)]
  const nothing = `No ${spaced(request.looks, 'case', request.more, request.phone)}.`
  const [cases, fit, are] = total === 1 ? ['case', 'fits', 'is'] : ['cases', 'fit', 'are']
  const some = `${total} ${spaced(rest.looks, cases, rest.more)}`
  if (rest.phone)
    return `${nothing} ${some} ${leavesUnknown(requested, kept) ? `${are} ${rest.phone}` : `${fit} it`}.`
  return `${nothing} ${request.phone ? `${some} ${are} for other phones.` : `There ${are} ${some}.`}`
}

/** Whether of a phone without cases only the brand remains. */
function leavesUnknown(requested: readonly QueryTerm[], kept: readonly QueryTerm[]): boolean {
  return requested.some((term) => term.kind === 'unknown' && !kept.includes(term))
}

/**
 * Parts of a sentence about terms: 'black silicon', 'for Vivo Y21', 'with “Peacock” under Rs.
 * 1,000'.
 */
function worded(terms: readonly QueryTerm[]) {
  const labels = (...kinds: readonly QueryTerm['kind'][]) =>
    terms.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label)
  const [brand, unknown] = [labels('brand'), labels('unknown')]
  // A brand and an unknown model are one phone: 'Samsung Galaxy flip'.
  const isOne = brand.length === 1 && unknown.length === 1
  const phones = [
    ...labels('model', 'series'),
    ...(isOne ? [spaced(...brand, ...unknown)] : [...brand, ...unknown]),
  ]
  const words = labels('motif', 'feature', 'goods', 'word').map((label) => `“${label}”`)
  return {
    looks: spaced(...labels('colour'), ...labels('type')).toLowerCase(),
    phone: phones.length > 0 ? `for ${listed.format(phones)}` : '',
    more: spaced(
      words.length > 0 && `with ${listed.format(words)}`,
      ...labels('price').map((label) => label.replace(/^[A-Z]/, (first) => first.toLowerCase())),
    ),
  }
}

const listed = new Intl.ListFormat('en-GB')

function spaced(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
