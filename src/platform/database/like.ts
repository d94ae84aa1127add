import { type RawBuilder, sql } from 'kysely'
import { foldLetters } from '#domain/text/letters.ts'

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
 * that keyboards write ('علي' and 'علی'), as in the shoppers' search.
 */
export function holdsWord(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const begin = word.length < ANYWHERE_FROM ? ' ' : ''
  if (!ARABIC_BLOCK.test(word)) return sql`${text} like ${`%${begin}${escapeLike(word)}%`}`
  const letters = [...foldLetters(word)]
  // `like` costs a quarter of a regular expression, so that it rejects most rows by the letters
  // that have one form. The trigram index knows no letters outside of ASCII.
  const fixed = letters.map((letter) =>
    (formsOf.get(letter)?.length ?? 1) > 1 ? '%' : escapeLike(letter),
  )
  const pattern = letters.map(patternOf).join('')
  return sql`(${text} like ${`%${fixed.join('%')}%`} and ${text} ~ ${begin + pattern})`
}

/** Regular expression of a folded letter: any of its forms, with vowel marks. */
function patternOf(letter: string): string {
  const forms = formsOf.get(letter)
  if (forms === undefined) return letter.replace(/[^\p{L}\p{N}]/gu, '\\$&')
  return `[${letter}${forms.join('')}]${VOWEL_MARKS}`
}

/** Letters and digits of the Arabic block by what they fold to. */
const formsOf: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(0x600 + at)).filter((character) =>
    /[\p{L}\p{N}]/u.test(character),
  ),
  foldLetters,
)
