import { type ColourSlug, colours, nearColours } from '#domain/catalogue/colours.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { searchWords } from '#domain/lists.ts'
import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import type { ParsedQuery } from '#domain/search/parse-query.ts'
import type { QueryTerm } from '#domain/search/query-term.ts'
import type { Facet } from './catalogue-index.ts'
import { phrasesOf } from './phrases.ts'

/** A search as a query of the catalogue. */
export interface SearchQuery {
  readonly terms: readonly SearchTerm[]
  /** The typed words in lower case, which may be a product's name. */
  readonly typedWords: readonly string[]
  /** The requested sort order; null for none. */
  readonly sort: ListingSort | null
}

/** One term of a search. */
export interface SearchTerm {
  /** Label beside the results. */
  readonly label: string
  /** Values of the words, and alternatives for values without products. */
  readonly fact?: {
    readonly facet: Facet
    readonly values: readonly string[]
    readonly otherwise?: readonly string[]
  }
  /** Aliases typed for the values: a product of that name matches too ('olive' for green). */
  readonly alias?: string
  /**
   * Any of these phrases, in whole words, in name or description; for a fact, if no product has it.
   */
  readonly phrases?: readonly string[]
  /** Whether the term names goods of other shops. */
  readonly isGoods?: true
  /** Or any of these phrases in the name. */
  readonly nameWords?: readonly string[]
  /** Alternatives if no product matches these values together with the rest of the search. */
  readonly near?: Pick<SearchTerm, 'fact' | 'phrases'>
  /** The typed text in lower case: searched for literally if no product has its values. */
  readonly typed?: string
  /** A text that may be a part of a word, anywhere in the visible texts of a product. */
  readonly word?: string
  /** Minimum and maximum discounted price. */
  readonly price?: { readonly min: Paisa; readonly max: Paisa }
}

/** Above every price of the shop, in rupees. */
const NO_LIMIT = 1e9

/**
 * Builds the search of a parsed query. A query without products or without recognised words is
 * searched for literally.
 */
export function toSearchQuery(query: string, { terms, leadsTo }: ParsedQuery): SearchQuery {
  const typedWords = searchWords(query)
  // Punctuation has no meaning in queries, but may be part of a name.
  if (!/[\p{L}\p{N}]/u.test(query))
    return { terms: typedWords.map(wordTerm), typedWords, sort: null }
  if (leadsTo) return { terms: [{ label: query, phrases: [query] }], typedWords, sort: null }
  return {
    terms: terms.flatMap((term) => searchTermOf(term, typedAs(term, query).toLowerCase()) ?? []),
    typedWords,
    sort: terms.find((term) => term.kind === 'sort')?.sort ?? null,
  }
}

/** The empty search. */
export const noSearch: SearchQuery = { terms: [], typedWords: [], sort: null }

/** The words of a term as typed: a supposed misspelling may be a name. */
const typedAs = ({ spans }: QueryTerm, query: string): string =>
  spans.map(([from, to]) => query.slice(from, to)).join(' ')

const wordTerm = (word: string): SearchTerm => ({ label: word, word })

function searchTermOf(term: QueryTerm, typed: string): SearchTerm | undefined {
  const { label } = term
  switch (term.kind) {
    case 'model':
      return {
        label,
        fact: { facet: 'deviceModel', values: term.models, otherwise: term.family },
      }
    case 'series':
      return { label, fact: { facet: 'deviceModel', values: term.models } }
    case 'brand':
      return { label, fact: { facet: 'brand', values: term.brands } }
    case 'type':
      return {
        label,
        fact: { facet: 'caseType', values: term.types },
        alias: typed,
        phrases: [typed],
        typed,
      }
    case 'colour':
      return {
        label,
        fact: { facet: 'colour', values: term.colours },
        ...(isColourName(typed) ? {} : { alias: typed }),
        phrases: [typed, ...phrasesOf(term.colours)],
        typed,
        near: nearTo(term.colours),
      }
    case 'motif':
    case 'feature':
      return {
        label,
        phrases: term.nameWords.includes(typed) ? term.words : [typed, ...term.words],
        nameWords: term.nameWords,
        typed,
      }
    case 'price': {
      const [min, max] = [term.min ?? 0, term.max ?? NO_LIMIT]
      return { label, price: { min: paisaFromRupees(min), max: paisaFromRupees(max) } }
    }
    case 'sort':
      return undefined
    case 'goods':
      return { label, phrases: [], nameWords: [label], isGoods: true }
    case 'unknown':
    case 'word':
      return wordTerm(label.toLowerCase())
  }
}

const isColourName = (typed: string) => colours.some(({ slug }) => slug === typed)

function nearTo(slugs: readonly ColourSlug[]): Pick<SearchTerm, 'fact' | 'phrases'> {
  const near = slugs.flatMap((slug) => nearColours[slug] ?? [])
  return { fact: { facet: 'colour', values: near }, phrases: phrasesOf(near) }
}
