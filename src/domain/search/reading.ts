import { isSize, numberOfOrdinal, parts } from './glued-words.ts'
import { isEveryday, type Meanings, meaningsOf, spellings } from './lexicon.ts'
import type { Span } from './pieces.ts'
import { meantWord } from './spelling.ts'
import { type Word, wordsIn } from './words.ts'

/** A word or phrase of a query with all that it may mean; free words mean nothing known. */
export interface Token extends Word {
  readonly means: Meanings
}

/** Words that one phrase of the vocabulary has at most. */
const LONGEST_PHRASE = 5
const nothing: Meanings = {}
const meaningless: Meanings = { isMeaningless: true }

/**
 * Reads a query: parts what was glued ('blackcase'), joins what was split ('i phone', 'see
 * through'), and takes a misspelt word for the one that was meant.
 */
export function read(query: string): Token[] {
  const parted = joined(wordsIn(query).flatMap(parts).map(tokenOf))
  return joined(parted.map(corrected)).filter(isSaid)
}

/** Pictures that the vocabulary doesn't know are decoration. */
function isSaid({ text, means }: Token): boolean {
  return means !== nothing || !/^\p{Extended_Pictographic}$/u.test(text)
}

function tokenOf(word: Word): Token {
  const ordinal = numberOfOrdinal(word.text)
  if (ordinal) return { ...word, text: ordinal, means: meaningsOf(ordinal) ?? nothing }
  if (isSize(word.text)) return { ...word, means: meaningless }
  return { ...word, means: meaningsOf(word.text) ?? nothing }
}

/**
 * A misspelt word as the one that was meant; everything known, and all digits, as they are. For a
 * word without meaning it is taken only when it sounds like one: a word that isn't known may be in
 * a product's name.
 */
function corrected(token: Token): Token {
  if (token.means !== nothing || isEveryday(token.text)) return token
  const meant =
    withoutRepeats(token.text) ??
    meantWord(token.text, spellings.telling) ??
    meantWord(token.text, spellings.meaningless, { onlyBySound: true })
  return meant === undefined ? token : { ...token, means: meaningsOf(meant) ?? nothing }
}

/** 'red' of 'reddd', when it is a word. */
function withoutRepeats(text: string): string | undefined {
  const single = text.replace(/(\p{L})\1+/gu, '$1')
  return single.length >= 3 && single !== text && meaningsOf(single) ? single : undefined
}

/** Neighbours that make one phrase of the vocabulary, the longest first. */
function joined(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at)
    const token = phrase?.token ?? tokens[at]
    if (token) found.push(token)
    at += phrase?.length ?? 1
  }
  return found
}

function phraseAt(tokens: readonly Token[], at: number) {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 1; length -= 1) {
    const some = tokens.slice(at, at + length)
    const [first, last] = [some[0], some.at(-1)]
    if (
      !first ||
      !last ||
      some.some((token, index) => index > 0 && isCutNumber(some[index - 1], token))
    )
      continue
    const text = some.map((token) => token.text).join('')
    const means = meaningsOf(text)
    if (means) return { length, token: { text, means, from: first.from, to: last.to } }
  }
  return undefined
}

/** Two numbers side by side stay two: '1 3' is not '13'. */
function isCutNumber(before: Token | undefined, after: Token): boolean {
  return /\d$/.test(before?.text ?? '') && /^\d/.test(after.text)
}

/** Where the tokens of some places stand in the query. */
export function spansOf(tokens: readonly Token[], places: ReadonlySet<number>): Span[] {
  return tokens.filter((_, at) => places.has(at)).map(({ from, to }) => [from, to])
}
