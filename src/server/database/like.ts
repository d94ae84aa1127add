import { type RawBuilder, sql } from 'kysely'

/** Text for a `like` pattern in which `%`, `_` and `\` stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Shorter words are looked for at the beginning of words only, where an index still helps. */
const ANYWHERE_FROM = 3

/**
 * Whether `text`, in lower case and with a space before its first word, holds a word: anywhere, or
 * for one or two letters at the beginning of one of its own words.
 */
export function holdsWord(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const escaped = escapeLike(word)
  return sql`${text} like ${word.length < ANYWHERE_FROM ? `% ${escaped}%` : `%${escaped}%`}`
}
