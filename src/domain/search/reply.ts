import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { leftOutSentence } from './left-out.ts'
import { type ParsedQuery, parseQuery } from './parse-query.ts'
import type { QueryTerm } from './query-term.ts'

/** A place of the shop, and what a link there says. */
export interface Way {
  readonly label: string
  readonly to: string
}

/** The report on a search beside its results. */
export interface Reply {
  /** The terms understood and applied, in the order of the words. */
  readonly pieces: readonly {
    readonly label: string
    /** A word that means nothing known, and was looked for as it stands. */
    readonly isWord: boolean
    /** The query that is left when it is taken back. */
    readonly without: string
  }[]
  /** The sentence about terms left out; absent when none were. */
  readonly leftOut?: string
  /** The note where nothing of the query narrows the catalogue, or nothing of it is sold here. */
  readonly note?: string
  /** Where whoever isn't content can go on, the nearest first. */
  readonly ways: readonly Way[]
  /** The link that answers a query for no case; without an address, a message to the shop does. */
  readonly leadsTo?: { readonly label: string; readonly to?: string }
}

/** The catalogue's counts for a search. */
interface Outcome {
  /** Labels of what was understood and had to be left out. */
  readonly dropped: readonly string[]
  /** Products that are shown for the rest. */
  readonly total: number
}

/**
 * Describes the results of a query in words: the terms that are shown, those that were left out, and
 * how to go on. A caller that has parsed the query passes it along.
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
    ways: waysOn(terms, kept),
    ...(leadsTo && { leadsTo: leading(leadsTo) }),
  }
}

/** Shoes, an unknown phone, and 'gift for him', which names no case. */
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

/** Everything for the phone that was named, everything of its brand; else everything there is. */
function waysOn(terms: readonly QueryTerm[], kept: readonly QueryTerm[]): Way[] {
  const ways: Way[] = []
  for (const term of terms) {
    const [model] = term.kind === 'model' ? term.models : []
    const brand = brandNamed(term)
    // With nothing else left its cases are what is shown.
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

/** Punctuation without a word beside it, such as the point that 'rs.' leaves. */
const PUNCTUATION_ALONE = /(?<=^|\s)[^\s\p{L}\p{N}\p{Extended_Pictographic}]+(?=\s|$)/gu

/** The query without the words of one of its terms: the query after removal of the term's chip. */
export function without(query: string, { spans }: Pick<QueryTerm, 'spans'>): string {
  const characters = query.split('')
  for (const [from, to] of spans) characters.fill(' ', from, to)
  return characters.join('').replace(PUNCTUATION_ALONE, ' ').replace(/\s+/g, ' ').trim()
}
