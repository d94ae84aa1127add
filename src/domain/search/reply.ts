import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { leftOutSentence } from './left-out.ts'
import { type ParsedQuery, parseQuery } from './parse-query.ts'
import type { QueryTerm } from './query-term.ts'

/** Page of the shop with the label of a link to it. */
export interface PageLink {
  readonly label: string
  readonly to: string
}

/** Description of a search for its results page. */
export interface Reply {
  /** Recognized and applied terms, in the order of the words. */
  readonly pieces: readonly {
    readonly label: string
    /** Whether it is an unknown word, matched literally. */
    readonly isWord: boolean
    /** Query without this term. */
    readonly without: string
  }[]
  /** Sentence about terms left out; absent for none. */
  readonly leftOut?: string
  /** Note for a query that doesn't filter the catalogue, or that names nothing on sale. */
  readonly note?: string
  /** Links to other results, the closest first. */
  readonly ways: readonly PageLink[]
  /** Page that answers a query for no case; without an address, a message to the shop. */
  readonly leadsTo?: { readonly label: string; readonly to?: string }
}

/** Counts of the catalogue for a search. */
interface Outcome {
  /** Labels of the recognized terms that were left out. */
  readonly dropped: readonly string[]
  /** Number of products for the other terms. */
  readonly total: number
}

/**
 * Describes the results of a query in words: the applied terms, those left out, and further links.
 * `parsed` saves parsing the query again.
 */
export function replyTo(
  query: string,
  { dropped, total }: Outcome,
  { terms, leadsTo }: ParsedQuery = parseQuery(query),
): Reply {
  const kept = terms.filter(({ label }) => !dropped.includes(label))
  return {
    pieces: kept.map((term) => ({
      label: term.label,
      isWord: ['word', 'goods', 'unknown'].includes(term.kind),
      without: without(query, term),
    })),
    ...(kept.length < terms.length &&
      total > 0 && { leftOut: leftOutSentence(terms, kept, total) }),
    ...(!leadsTo && noteOn(terms, kept, total)),
    ways: linksOn(terms, kept),
    ...(leadsTo && { leadsTo: leading(leadsTo) }),
  }
}

/**
 * Note on goods of other shops, an unknown phone, or a query such as 'gift for him', which names no
 * case.
 */
function noteOn(
  terms: readonly QueryTerm[],
  kept: readonly QueryTerm[],
  total: number,
): Pick<Reply, 'note'> {
  if (terms.length === 0 && total > 0) {
    return { note: `All ${total} cases. Name a phone, a type or a colour to see fewer.` }
  }
  if (total > 0 || kept.length > 0) return {}
  const missing = listed.format(terms.map(({ label }) => `“${label}”`))
  const sold = listed.format(brands.map(({ displayName }) => displayName))
  return { note: `${missing ? `Nothing here for ${missing}. ` : ''}We sell cases for ${sold}.` }
}

const listed = new Intl.ListFormat('en-GB')

function leading({ topic, label, to }: NonNullable<ParsedQuery['leadsTo']>) {
  return topic === 'contact' ? { label } : { label, to }
}

/** Links to all cases of the named phone and of its brand; otherwise to the whole catalogue. */
function linksOn(terms: readonly QueryTerm[], kept: readonly QueryTerm[]): PageLink[] {
  const ways: PageLink[] = []
  for (const term of terms) {
    const [model] = term.kind === 'model' ? term.models : []
    const brand = brandNamed(term)
    // Without other terms the results are its cases already.
    if (model !== undefined && brand && kept.length > 1 && kept.includes(term)) {
      const to = modelAddress(brand.slug, model)
      ways.push({ label: `All cases for ${model}`, to })
    }
    if (brand) ways.push({ label: `All ${brand.displayName} cases`, to: paths.brand(brand.slug) })
  }
  if (ways.length === 0) ways.push({ label: 'All cases', to: paths.products() })
  return ways.filter(({ to }, at) => ways.findIndex((other) => other.to === to) === at)
}

function brandNamed(term: QueryTerm) {
  if (term.kind === 'brand') return brandBySlug(term.brands[0] ?? '')
  if (term.kind !== 'model' && term.kind !== 'series') return undefined
  return brands.find(({ models }) => models.includes(term.models[0] ?? ''))
}

/** Matches punctuation without an adjacent word, such as the point that 'rs.' leaves. */
const PUNCTUATION_ALONE = /(?<=^|\s)[^\s\p{L}\p{N}\p{Extended_Pictographic}]+(?=\s|$)/gu

/** Query without the words of one of its terms, as after the removal of the term's chip. */
export function without(query: string, { spans }: Pick<QueryTerm, 'spans'>): string {
  const characters = query.split('')
  for (const [from, to] of spans) characters.fill(' ', from, to)
  return characters.join('').replace(PUNCTUATION_ALONE, ' ').replace(/\s+/g, ' ').trim()
}
