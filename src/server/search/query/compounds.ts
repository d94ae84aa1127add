import { isEveryday, meaningsOf, spellings } from '../vocabulary/lexicon.ts'
import { brandWords, isSeries, modelsByWord } from '../vocabulary/models.ts'
import { meantWord } from '../vocabulary/spelling.ts'
import type { Word } from '../vocabulary/words.ts'

/** Minimum letters of a part of a compound, to avoid accidental parts. */
const SHORTEST_PART = 3
const LONGEST_GLUED = 40
/** Matches a size of the phone, such as '128gb' or '6.7inch', which is irrelevant to its case. */
const SIZE = /^[\d.]+(?:gb|tb|mb|mm|cm|inch|inches|mah|mp|hz|w)$/
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/
const AMOUNT = /^\d+(?:\.\d+)?k$/

/** Whether a word is a size of the phone. */
export function isSize(text: string): boolean {
  return SIZE.test(text)
}

/** Number of an ordinal: '2' of '2nd'; undefined for any other word. */
export function numberOfOrdinal(text: string): string | undefined {
  return ORDINAL.exec(text)?.[1]
}

/**
 * Splits a compound into words of the vocabulary; in a phone's name one part may be a misspelt
 * brand ('samsnga12') or, after a brand, an unknown number ('vivoy99'). Any other compound is a
 * code and stays whole (rule: codes-are-whole).
 */
export function splitCompound(word: Word): Word[] {
  const { text } = word
  const isKnown = meaningsOf(text) !== undefined || isEveryday(text)
  if (isKnown || SIZE.test(text) || ORDINAL.test(text) || AMOUNT.test(text)) return [word]
  if (word.to - word.from !== text.length || text.length > LONGEST_GLUED) return [word]
  const cuts = cheapestCuts(text)
  if (cuts.length === 2) return withoutCase(word)
  const texts = cuts.slice(1).map((cut, index) => text.slice(cuts[index] ?? 0, cut))
  const isUrdu = ARABIC_SCRIPT.test(text)
  if (isCode(texts) || !(isUrdu || texts.some(hasContent))) return [word]
  return texts.map((part, index) => {
    const start = cuts[index] ?? 0
    return { text: part, from: word.from + start, to: word.from + start + part.length }
  })
}

/** Whether a part of a compound is no word, misspelt word or number after a maker: a code. */
export function isCode(texts: readonly string[]): boolean {
  const isPrice = texts.some((text) => meaningsOf(text)?.money)
  return texts.some((text, at) => {
    if (meaningsOf(text) !== undefined || isEveryday(text) || isSize(text)) return false
    if (isPrice && SUM.test(text)) return false
    const namesMaker = texts.slice(0, at).some(isMaker)
    if (/\d/.test(text)) return !namesMaker || !MODEL_NUMBER.test(text)
    return !isMisspelt(text)
  })
}

/** Whether a part is more than function words and digits. */
function hasContent(text: string): boolean {
  const means = meaningsOf(text)
  if (means === undefined) return !isSize(text)
  const { isMeaningless, isCase, money, number, model, ...more } = means
  return (
    isCase === true || Object.keys(more).length > 0 || (model !== undefined && !/^\d/.test(text))
  )
}

const SUM = /^\d{3,5}k?$/

/** Minimum letters of a part that is taken for a misspelt brand, and for any misspelt word. */
const SHORTEST_MISSPELT = { brand: 4, any: 7 } as const

function isMisspelt(text: string): boolean {
  if (text.length < SHORTEST_MISSPELT.brand) return false
  const meant = meantWord(text, spellings.telling)
  if (meant === undefined) return false
  return text.length >= SHORTEST_MISSPELT.any || meaningsOf(meant)?.brand !== undefined
}

/** Whether a model's number can follow the word: 'vivo', 'note'. */
function isMaker(text: string): boolean {
  if (text.length <= SHORTEST_PART) return false
  const means = meaningsOf(text)
  if (means?.brand || means?.isStranger) return true
  return means?.model?.some(isSeries) ?? false
}

const MODEL_NUMBER = /^[a-z]{0,3}\d{1,4}[a-z]{0,2}$/

/** Splits 'balckcase' into 'balck' and 'case', even if 'balck' is unknown. */
function withoutCase(word: Word): Word[] {
  const cut = /^\p{L}{4,}?(?=(?:covers?|cases?|wal[aie])$)/u.exec(word.text)?.[0].length
  if (cut === undefined) return [word]
  return [
    { text: word.text.slice(0, cut), from: word.from, to: word.from + cut },
    { text: word.text.slice(cut), from: word.from + cut, to: word.to },
  ]
}

function beginsWithBrand(text: string): boolean {
  return longBrandWords.some((word) => text.startsWith(word))
}

const longBrandWords = [...brandWords.keys()].filter((word) => word.length >= 4)

/** Positions that split the text with the fewest unknown letters, in the fewest parts. */
function cheapestCuts(text: string): number[] {
  const isName = /\d/.test(text) || beginsWithBrand(text)
  const cheapest: { readonly cost: number; readonly cuts: readonly number[] }[] = [
    { cost: 0, cuts: [0] },
  ]
  for (let end = 1; end <= text.length; end += 1) {
    let best = { cost: Infinity, cuts: [0] as readonly number[] }
    for (let start = 0; start < end; start += 1) {
      const before = cheapest[start]
      if (!before || cutsNumber(text, start)) continue
      const part = text.slice(start, end)
      const cost = before.cost + costOf(part, { isName, isWhole: part === text })
      if (cost < best.cost) best = { cost, cuts: [...before.cuts, end] }
    }
    cheapest.push(best)
  }
  return [...(cheapest[text.length]?.cuts ?? [0, text.length])]
}

function cutsNumber(text: string, at: number): boolean {
  return /[\d.]/.test(text[at - 1] ?? '') && /[\d.]/.test(text[at] ?? '')
}

/** Cost of an unknown letter, higher than that of any number of parts. */
const UNKNOWN_LETTER = 100

/** Whether a part is a postposition of two letters: 'کا', 'سے'. */
function isPostposition(part: string): boolean {
  return part.length === 2 && ARABIC_SCRIPT.test(part) && meaningsOf(part)?.isMeaningless === true
}

const ARABIC_SCRIPT = /^\p{Script=Arabic}+$/u

/** Whether a part is a model's word but not part of an everyday word: '40i', 'xs'. */
function isShortModelWord(part: string): boolean {
  return /\d/.test(part) || (/^[^aeiou]{2}$/.test(part) && modelsByWord.has(part))
}

/** Whether a part is a word of two letters in a name or an amount: 'ip', 'mi', 'rs'. */
function isShortNameWord(part: string): boolean {
  const means = part.length === SHORTEST_PART - 1 ? meaningsOf(part) : undefined
  return Boolean(means?.brand ?? means?.model ?? means?.money)
}

function costOf(
  part: string,
  { isName, isWhole }: { readonly isName: boolean; readonly isWhole: boolean },
): number {
  if (isWhole) return UNKNOWN_LETTER * part.length
  const isLong = part.length >= SHORTEST_PART || (isName && isShortNameWord(part))
  if ((isLong || isShortModelWord(part) || isPostposition(part)) && meaningsOf(part)) return 1
  if (!isName) return Infinity
  return part.length >= SHORTEST_PART || /\d/.test(part)
    ? UNKNOWN_LETTER * part.length + 1
    : Infinity
}
