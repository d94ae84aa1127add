import { brandBySlug } from '#domain/catalogue/brands.ts'
import { isEveryday, type Meanings, meaningsOf, spellings } from '../vocabulary/lexicon.ts'
import { meantWord } from '../vocabulary/spelling.ts'
import { type Word, wordsIn } from '../vocabulary/words.ts'
import { isCode, isSize, numberOfOrdinal, splitCompound } from './compounds.ts'
import type { Span } from './query-term.ts'

/** Word or phrase of a query with its meanings; free words have none. */
export interface Token extends Word {
  readonly means: Meanings
}

const LONGEST_PHRASE = 5
const nothing: Meanings = {}
const meaningless: Meanings = { isMeaningless: true }

/** Splits compounds ('blackcase'), joins split words ('i phone'), and corrects misspelt ones. */
export function tokenize(query: string): Token[] {
  const parted = joined(splitWords(query).map(tokenOf))
  return joined(parted.map(corrected)).filter(hasMeaning)
}

/** Words of a query; compounds are split, 'SKU-S24U-01' is not (rule: codes-are-whole). */
export function splitWords(query: string): Word[] {
  return hyphenated(wordsIn(query), query).flatMap((chunk) => {
    const words = chunk.flatMap(splitCompound)
    const [first, last] = [chunk[0], chunk.at(-1)]
    if (!first || !last || chunk.length === 1 || !isHyphenatedCode(words)) return words
    const text = query.slice(first.from, last.to).toLowerCase()
    return [{ text, from: first.from, to: last.to }]
  })
}

/** Groups words that are separated by a hyphen or underscore only. */
function hyphenated(words: readonly Word[], query: string): Word[][] {
  const chunks: Word[][] = []
  for (const word of words) {
    const before = chunks.at(-1)?.at(-1)
    const between = before === undefined ? '' : query.slice(before.to, word.from)
    if (/^[-_]$/.test(between)) chunks.at(-1)?.push(word)
    else chunks.push([word])
  }
  return chunks
}

/** Whether hyphenated words form a code, which has digits; numbers alone are a price range. */
function isHyphenatedCode(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text)
  const isCandidate = texts.some((text) => /\d/.test(text)) && !texts.every(isAmount)
  return isCandidate && isCode(withoutSplitNames(texts))
}

/** Joins 'y' and '21' to 'y21'. */
function withoutSplitNames(texts: readonly string[]): string[] {
  const found: string[] = []
  for (const text of texts) {
    const before = found.at(-1)
    if (before !== undefined && meaningsOf(before + text)) found.splice(-1, 1, before + text)
    else found.push(text)
  }
  return found
}

const isAmount = (text: string) => /^\d+k?$/.test(text) || Boolean(meaningsOf(text)?.money)

/** Emojis that the vocabulary doesn't know are decoration. */
function hasMeaning({ text, means }: Token): boolean {
  return means !== nothing || !/^\p{Extended_Pictographic}$/u.test(text)
}

function tokenOf(word: Word): Token {
  const ordinal = numberOfOrdinal(word.text)
  if (ordinal) return { ...word, text: ordinal, means: meaningsOf(ordinal) ?? nothing }
  if (isSize(word.text)) return { ...word, means: meaningless }
  return { ...word, means: meaningsOf(word.text) ?? nothing }
}

/** Corrects a misspelt word, to a meaningless one only if it sounds alike. */
function corrected(token: Token): Token {
  if (token.means !== nothing || isEveryday(token.text)) return token
  const meant =
    withoutRepeats(token.text) ??
    uninflected(token.text) ??
    meantWord(token.text, spellings.telling) ??
    meantWord(token.text, spellings.meaningless, { onlyBySound: true })
  return meant === undefined ? token : { ...token, means: meaningsOf(meant) ?? nothing }
}

/** Endings of Roman Urdu: 'chatein' and 'chaton' of 'chat', 'kinaray' of 'kinara'. */
const ROMAN_ENDING = /(?:ein|en|on|oon|ay|ey|e|i|an|iyan|iyon)$/
const SHORTEST_STEM = 4

/** Word of the vocabulary of which this one is an inflected form in Roman Urdu. */
function uninflected(text: string): string | undefined {
  const stem = text.replace(ROMAN_ENDING, '')
  if (stem === text || stem.length < SHORTEST_STEM) return undefined
  return [stem, `${stem}a`, `${stem}i`].find((word) => meaningsOf(word))
}

/** 'red' of 'reddd', if it is a word. */
function withoutRepeats(text: string): string | undefined {
  const single = text.replace(/(\p{L})\1+/gu, '$1')
  return single.length >= 3 && single !== text && meaningsOf(single) ? single : undefined
}

/** Joins neighbours that form a phrase of the vocabulary, the longest first. */
function joined(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at)
    found.push(...(phrase?.tokens ?? tokens.slice(at, at + 1)))
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
    // The brand of 'galaxy flip' is known although the model isn't.
    const start = means?.isStranger && namesPhoneBrand(first) ? some[1] : first
    if (means && start) {
      const token = { text, means, from: start.from, to: last.to }
      return { length, tokens: start === first ? [token] : [first, token] }
    }
  }
  return undefined
}

function namesPhoneBrand({ means: { brand } }: Token): boolean {
  return brand?.slugs.every((slug) => brandBySlug(slug)?.kind === 'phone') ?? false
}

/** Whether two adjacent numbers must stay apart: '1 3' is not '13'. */
function isCutNumber(before: Token | undefined, after: Token): boolean {
  return /\d$/.test(before?.text ?? '') && /^\d/.test(after.text)
}

/** Ranges in the query of the tokens at some positions. */
export function spansOf(tokens: readonly Token[], positions: ReadonlySet<number>): Span[] {
  return tokens.filter((_, at) => positions.has(at)).map(({ from, to }) => [from, to])
}
