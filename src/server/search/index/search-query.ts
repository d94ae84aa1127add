import type { ListingSort } from '#domain/catalogue/listing.ts'
import { searchWords } from '#domain/text/lists.ts'
import type { ParsedQuery } from '../query/parse-query.ts'
import type { QueryTerm } from '../query/query-term.ts'

export interface SearchQuery {
  readonly query: string
  readonly terms: readonly QueryTerm[]
  /** The typed words in lower case, which may be a product's name. */
  readonly typedWords: readonly string[]
  /** The requested sort order; null for none. */
  readonly sort: ListingSort | null
}

export const noSearch: SearchQuery = { query: '', terms: [], typedWords: [], sort: null }

/** Search of a parsed query, literal for one without products or without recognised words. */
export function toSearchQuery(query: string, { terms, leadsTo }: ParsedQuery): SearchQuery {
  const typedWords = searchWords(query)
  const search = { query, typedWords, sort: null }
  // Punctuation has no meaning in queries, but may be part of a name.
  if (!/[\p{L}\p{N}]/u.test(query)) {
    return {
      ...search,
      terms: typedWords.map((word) => ({ kind: 'word', label: word, spans: [], words: [word] })),
    }
  }
  if (leadsTo) {
    const term = { label: query, spans: [], words: [query], nameWords: [] }
    return { ...search, terms: [{ kind: 'motif', ...term }] }
  }
  return {
    ...search,
    terms: terms.filter(({ kind }) => kind !== 'sort'),
    sort: terms.find((term) => term.kind === 'sort')?.sort ?? null,
  }
}
