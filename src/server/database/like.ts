import { type RawBuilder, sql } from 'kysely'
import { foldLetters } from '#domain/letters.ts'

/** Escapes `%`, `_` and `\` for a `like` pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Minimum length for a match inside words; shorter ones match prefixes, so that an index helps. */
const ANYWHERE_FROM = 3

const ARABIC_BLOCK = /[\u0600-\u06FF]/
/** Vowel marks, which names are written with and without. */
const VOWEL_MARKS = '[\u064B-\u0655\u0670]*'

/**
 * Condition that `text`, in lower case and with a space before its first word, contains a word; one
 * of one or two letters must begin one of its words. Letters of the Arabic script match in each form
 * that keyboards write ('علي' and 'علی'), as in the shoppers' search; the trigram index serves both
 * kinds of patterns.
 */
export function holdsWord(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const isPrefix = word.length < ANYWHERE_FROM
  if (!ARABIC_BLOCK.test(word)) {
    const escaped = escapeLike(word)
    return sql`${text} like ${isPrefix ? `% ${escaped}%` : `%${escaped}%`}`
  }
  const letters = [...foldLetters(word)].map((letter) => {
    const forms = formsOf.get(letter)
    return forms
      ? `[${letter}${forms.join('')}]${VOWEL_MARKS}`
      : letter.replace(/[^\p{L}\p{N}]/gu, '\\$&')
  })
  return sql`${text} ~ ${(isPrefix ? ' ' : '') + letters.join('')}`
}

/** Letters and digits of the Arabic block by what they fold to. */
const formsOf: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(0x600 + at)).filter((character) =>
    /[\p{L}\p{N}]/u.test(character),
  ),
  foldLetters,
)
