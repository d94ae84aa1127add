import type { QueryTerm } from './query-term.ts'

/** What stood beside the words that went, as the point of 'rs.'. */
const PUNCTUATION_ALONE = /(?<=^|\s)[^\s\p{L}\p{N}\p{Extended_Pictographic}]+(?=\s|$)/gu

/** The query without the words that a term of it came from: what is left when its chip is taken back. */
export function without(query: string, { spans }: Pick<QueryTerm, 'spans'>): string {
  const characters = [...query.split('')]
  for (const [from, to] of spans) characters.fill(' ', from, to)
  return characters.join('').replace(PUNCTUATION_ALONE, ' ').replace(/\s+/g, ' ').trim()
}
