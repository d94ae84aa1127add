import { type RawBuilder, sql } from 'kysely'

/** Escapes `%`, `_` and `\` for a `like` pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Minimum length for a match inside words; shorter ones match prefixes, so that an index helps. */
const ANYWHERE_FROM = 3

/**
 * Condition that `text`, in lower case and with a space before its first word, contains a word; one
 * of one or two letters must begin one of its words.
 */
export function holdsWord(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const escaped = escapeLike(word)
  return sql`${text} like ${word.length < ANYWHERE_FROM ? `% ${escaped}%` : `%${escaped}%`}`
}
