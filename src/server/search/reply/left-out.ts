import type { TermKind } from '#domain/search/term-kinds.ts'
import { namesJoined } from '#domain/text/name-lists.ts'
import { t } from '#messages'

export interface LabelledTerm {
  readonly kind: TermKind
  readonly label: string
}

/** 'No black silicon case for Vivo Y21. 3 silicon cases fit it.' */
export function leftOutSentence(
  requested: readonly LabelledTerm[],
  kept: readonly LabelledTerm[],
  count: number,
): string {
  const [request, rest] = [partsOf(requested), partsOf(kept)]
  const wanted = request.look ? t.search.someCaseOfLook({ look: request.look }) : t.search.someCase
  const none = t.search.none({ cases: forPhone(request.narrowed(wanted), request.phone) })
  const cases = rest.narrowed(
    rest.look ? t.search.casesOfLook({ count, look: rest.look }) : t.search.cases({ count }),
  )
  const some = rest.phone
    ? leavesUnknown(requested, kept)
      ? t.search.areFor({ count, cases, phone: rest.phone })
      : t.search.fit({ count, cases })
    : request.phone
      ? t.search.forOthers({ count, cases })
      : t.search.thereAre({ count, cases })
  return t.search.noneButSome({ none, some })
}

function forPhone(cases: string, phone: string): string {
  return phone === '' ? cases : t.search.forPhone({ cases, phone })
}

/** Whether a phone without cases was left out, so that at most its brand remains. */
function leavesUnknown(requested: readonly LabelledTerm[], kept: readonly LabelledTerm[]): boolean {
  return requested.some((term) => term.kind === 'unknown' && !kept.includes(term))
}

/** Parts of a sentence about terms: 'black silicon', 'Vivo Y21', 'with “Peacock” under Rs. 1,000'. */
function partsOf(terms: readonly LabelledTerm[]) {
  const labels = (...kinds: readonly TermKind[]) =>
    terms.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label)
  const [brand, unknown] = [labels('brand'), labels('unknown')]
  // A brand and an unknown model are one phone: 'Samsung Galaxy flip'.
  const isOne = brand.length === 1 && unknown.length === 1
  const phones = [
    ...labels('model', 'series'),
    ...(isOne ? [[...brand, ...unknown].join(' ')] : [...brand, ...unknown]),
  ]
  const words = labels('motif', 'feature', 'goods', 'word').map((word) => t.search.quoted({ word }))
  const [look = '', ...looks] = [...labels('colour'), ...labels('type')]
  return {
    look: looks.reduce((some, next) => t.search.looks({ look: some, next }), look).toLowerCase(),
    phone: phones.length > 0 ? namesJoined(phones) : '',
    /** Cases with the words and at the prices of the terms. */
    narrowed(cases: string): string {
      const wordy =
        words.length > 0 ? t.search.withWords({ cases, words: namesJoined(words) }) : cases
      return labels('price')
        .map((price) => price.replace(/^[A-Z]/, (first) => first.toLowerCase()))
        .reduce((some, price) => t.search.atPrice({ cases: some, price }), wordy)
    },
  }
}
