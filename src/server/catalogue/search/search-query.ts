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
  /** The words as they were typed, in lower case: they may be a product's name. */
  readonly typedWords: readonly string[]
  /** The order that it wishes for; null for none. */
  readonly sort: ListingSort | null
}

/** One thing that a search asks for. */
export interface SearchTerm {
  /** The label beside the results. */
  readonly label: string
  /** The values of the words, and the next best where those have no product. */
  readonly fact?: {
    readonly facet: Facet
    readonly values: readonly string[]
    readonly otherwise?: readonly string[]
  }
  /** Other names typed for the values: a product called so is meant too ('olive' for green). */
  readonly alias?: string
  /** Any of these, in whole words, in name or description; of a fact, where no product has it. */
  readonly phrases?: readonly string[]
  /** Whether other shops sell it. */
  readonly isGoods?: true
  /** Or any of these in the name. */
  readonly nameWords?: readonly string[]
  /** The next best values where nothing has these together with the rest of the search. */
  readonly near?: Pick<SearchTerm, 'fact' | 'phrases'>
  /** The typed text, in lower case: searched for literally when no product has its values. */
  readonly typed?: string
  /** A word that may be a part of another, anywhere in what people read of a product. */
  readonly word?: string
  /** Least and most it may cost after the discount. */
  readonly price?: { readonly min: Paisa; readonly max: Paisa }
}

/** Nothing in the shop costs more, in rupees. */
const NO_LIMIT = 1e9

/**
 * The search of a parsed query; one that asks for no product, or for none in words, is searched for
 * literally.
 */
export function toSearchQuery(query: string, { terms, leadsTo }: ParsedQuery): SearchQuery {
  const typedWords = searchWords(query)
  // Signs alone mean nothing in the shop's words, and stand in names all the same.
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

/** The words that a term came from: what was taken for a misspelling may be a name. */
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

const isColourName = (typed: string) => colours.some(({ name }) => name.toLowerCase() === typed)

function nearTo(slugs: readonly ColourSlug[]): Pick<SearchTerm, 'fact' | 'phrases'> {
  const near = slugs.flatMap((slug) => nearColours[slug] ?? [])
  return { fact: { facet: 'colour', values: near }, phrases: phrasesOf(near) }
}
