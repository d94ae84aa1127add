import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import type { ProductPage } from '#domain/contract/products.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import type { TermKind } from '#domain/search/term-kinds.ts'
import { topicLabel } from '#domain/search/topic-labels.ts'
import { namesJoined } from '#domain/text/name-lists.ts'
import { t } from '#messages'
import { type ParsedQuery, parseQuery } from '../query/parse-query.ts'
import { type QueryTerm, typedWords } from '../query/query-term.ts'
import { termLabel, valuesOf } from '../query/term-labels.ts'

type Reply = NonNullable<ProductPage['reply']>

interface Outcome {
  readonly dropped: readonly string[]
  readonly total: number
}

/** Describes a query's results in words: applied terms, those left out, and further links. */
export function replyTo(
  query: string,
  { dropped, total }: Outcome,
  { terms, leadsTo }: ParsedQuery = parseQuery(query),
): Reply {
  const labelled = terms.map((term) => ({
    term,
    kind: term.kind,
    label: termLabel(term, typedWords(query, term.spans)),
    isLeftOut: dropped.includes(term.label),
  }))
  const applied = labelled.filter(({ isLeftOut }) => !isLeftOut)
  const isNoted = !leadsTo && (total > 0 ? terms.length === 0 : applied.length === 0)
  return {
    pieces: applied.map(({ term, label }) => ({
      label,
      isWord: isWord(term),
      without: without(query, term),
    })),
    ...(applied.length < terms.length &&
      total > 0 && { leftOut: leftOutSentence(labelled, applied, total) }),
    ...(isNoted && {
      note: noteSentence(
        labelled.map(({ label }) => label),
        total,
      ),
    }),
    ways: linksOn(
      terms,
      applied.map(({ term }) => term),
    ),
    ...(leadsTo && { leadsTo: leading(leadsTo), topic: leadsTo.topic }),
    ...(leadsTo?.orderNumber !== undefined && { orderNumber: leadsTo.orderNumber }),
    terms: labelled.map(({ term, label, isLeftOut }) => ({
      kind: term.kind,
      label,
      typed: typedWords(query, term.spans),
      values: valuesOf(term),
      ...(term.kind === 'price' && { min: term.min, max: term.max }),
      isLeftOut,
    })),
  }
}

interface LabelledTerm {
  readonly kind: TermKind
  readonly label: string
}

/** 'No black silicon case for Vivo Y21. 3 silicon cases fit it.' */
function leftOutSentence(
  requested: readonly LabelledTerm[],
  kept: readonly LabelledTerm[],
  count: number,
): string {
  const [request, rest] = [partsOf(requested), partsOf(kept)]
  const wanted = request.look
    ? t.searchReply.someCaseOfLook({ look: request.look })
    : t.searchReply.someCase
  const none = t.searchReply.none({ cases: forPhone(request.narrowed(wanted), request.phone) })
  const cases = rest.narrowed(
    rest.look ? t.searchReply.casesOfLook({ count, look: rest.look }) : t.search.cases({ count }),
  )
  const some = rest.phone
    ? leavesUnknown(requested, kept)
      ? t.searchReply.areFor({ count, cases, phone: rest.phone })
      : t.searchReply.fit({ count, cases })
    : request.phone
      ? t.searchReply.forOthers({ count, cases })
      : t.searchReply.thereAre({ count, cases })
  return t.searchReply.noneButSome({ none, some })
}

function forPhone(cases: string, phone: string): string {
  return phone === '' ? cases : t.searchReply.forPhone({ cases, phone })
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
  const words = labels('motif', 'feature', 'goods', 'word').map((word) =>
    t.searchReply.quoted({ word }),
  )
  const [look = '', ...looks] = [...labels('colour'), ...labels('type')]
  return {
    look: looks
      .reduce((some, next) => t.searchReply.looks({ look: some, next }), look)
      .toLowerCase(),
    phone: phones.length > 0 ? namesJoined(phones) : '',
    /** Cases with the words and at the prices of the terms. */
    narrowed(cases: string): string {
      const wordy =
        words.length > 0 ? t.searchReply.withWords({ cases, words: namesJoined(words) }) : cases
      return labels('price')
        .map((price) => price.replace(/^[A-Z]/, (first) => first.toLowerCase()))
        .reduce((some, price) => t.searchReply.atPrice({ cases: some, price }), wordy)
    },
  }
}

/** Whether a term is shown as a word, not as the name of a filter. */
function isWord({ kind }: QueryTerm): boolean {
  return kind === 'word' || kind === 'goods' || kind === 'unknown'
}

function leading({ topic, orderNumber, to }: NonNullable<ParsedQuery['leadsTo']>) {
  const label = topicLabel(topic, orderNumber)
  return topic === 'contact' ? { label } : { label, to }
}

/** Note on a query that filters nothing ('gift for him'), or that names nothing on sale. */
function noteSentence(labels: readonly string[], count: number): string {
  if (count > 0) return t.searchReply.all({ count })
  const sold = namesJoined(brands.map(({ displayName }) => displayName))
  if (labels.length === 0) return t.searchReply.weSell({ brands: sold })
  const words = namesJoined(labels.map((word) => t.searchReply.quoted({ word })))
  return t.searchReply.nothingHere({ words, brands: sold })
}

/** Links to all cases of the named phone and of its brand; otherwise to the whole catalogue. */
function linksOn(terms: readonly QueryTerm[], applied: readonly QueryTerm[]): Reply['ways'] {
  const links = terms.flatMap((term) => {
    const [model] = term.kind === 'model' ? term.models : []
    const brand = brandNamed(term)
    if (!brand) return []
    const { displayName, slug } = brand
    const label = t.searchReply.allOfBrand({ brand: displayName })
    const ofBrand = { label, brand: displayName, to: paths.brand(slug) }
    // Without other terms the results are its cases already.
    if (model === undefined || applied.length < 2 || !applied.includes(term)) return [ofBrand]
    const to = modelAddress(slug, model)
    return [{ label: t.searchReply.allForModel({ model }), model, to }, ofBrand]
  })
  if (links.length === 0) return [{ label: t.searchReply.allCases, to: paths.products() }]
  return links.filter(({ to }, at) => links.findIndex((other) => other.to === to) === at)
}

function brandNamed(term: QueryTerm) {
  if (term.kind === 'brand') return brandBySlug(term.brands[0] ?? '')
  if (term.kind !== 'model' && term.kind !== 'series') return undefined
  return brandBySlug(brandOfModel(term.models[0] ?? '') ?? '')
}

/** Matches punctuation without an adjacent word, such as the point that 'rs.' leaves. */
const PUNCTUATION_ALONE = /(?<=^|\s)[^\s\p{L}\p{N}\p{Extended_Pictographic}]+(?=\s|$)/gu

/** Query without the words of one of its terms, as after the removal of the term's chip. */
export function without(query: string, { spans }: Pick<QueryTerm, 'spans'>): string {
  const characters = query.split('')
  for (const [from, to] of spans) characters.fill(' ', from, to)
  return characters.join('').replace(PUNCTUATION_ALONE, ' ').replace(/\s+/g, ' ').trim()
}
