import { isEveryday, meaningsOf } from './lexicon.ts'
import { brandWords, modelsByWord } from './models.ts'
import type { Word } from './words.ts'

/** Letters that a part of a glued word has at least, so that chance makes no parts. */
const SHORTEST_PART = 3
/** Nobody glues more letters than these. */
const LONGEST_GLUED = 40
/** '128gb', '6.7inch': how big a phone is inside or out says nothing about its case. */
const SIZE = /^[\d.]+(?:gb|tb|mb|mm|cm|inch|inches|mah|mp|hz|w)$/
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/
/** '1.5k'. */
const AMOUNT = /^\d+(?:\.\d+)?k$/

/** Whether a word measures the phone. */
export function isSize(text: string): boolean {
  return SIZE.test(text)
}

/** '2' of '2nd'; undefined for anything else. */
export function numberOfOrdinal(text: string): string | undefined {
  return ORDINAL.exec(text)?.[1]
}

/**
 * The parts of a glued word, all of them known; in a phone's name, which has digits or begins with a
 * brand, what isn't known stays as it is ('samsnga12' is 'samsng' and 'a12'). Numbers are never cut.
 */
export function parts(word: Word): Word[] {
  const { text } = word
  const isKnown = meaningsOf(text) !== undefined || isEveryday(text)
  if (isKnown || SIZE.test(text) || ORDINAL.test(text) || AMOUNT.test(text)) return [word]
  if (word.to - word.from !== text.length || text.length > LONGEST_GLUED) return [word]
  const cuts = cheapestCuts(text)
  if (cuts.length === 2) return withoutCase(word)
  return cuts.slice(1).map((cut, index) => {
    const start = cuts[index] ?? 0
    return { text: text.slice(start, cut), from: word.from + start, to: word.from + cut }
  })
}

/** 'balckcase' is 'balck' and 'case', whatever 'balck' may be. */
function withoutCase(word: Word): Word[] {
  const cut = /^\p{L}{4,}?(?=(?:covers?|cases?|wal[aie])$)/u.exec(word.text)?.[0].length
  if (cut === undefined) return [word]
  return [
    { text: word.text.slice(0, cut), from: word.from, to: word.from + cut },
    { text: word.text.slice(cut), from: word.from + cut, to: word.to },
  ]
}

/** Where nothing but a name can follow: 'iphonexr', 'infinixhot'. */
function beginsWithBrand(text: string): boolean {
  return longBrandWords.some((word) => text.startsWith(word))
}

const longBrandWords = [...brandWords.keys()].filter((word) => word.length >= 4)

/** Where to cut so that the least stays unknown, in as few parts as that takes. */
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

/** An unknown letter costs more than any number of parts. */
const UNKNOWN_LETTER = 100

/** '40i', 'xs': what is no part of an everyday word. */
function isShortModelWord(part: string): boolean {
  return /\d/.test(part) || (/^[^aeiou]{2}$/.test(part) && modelsByWord.has(part))
}

function costOf(
  part: string,
  { isName, isWhole }: { readonly isName: boolean; readonly isWhole: boolean },
): number {
  if (isWhole) return UNKNOWN_LETTER * part.length
  const isLong = part.length >= (isName ? SHORTEST_PART - 1 : SHORTEST_PART)
  if ((isLong || isShortModelWord(part)) && meaningsOf(part)) return 1
  if (!isName) return Infinity
  return part.length >= SHORTEST_PART || /\d/.test(part)
    ? UNKNOWN_LETTER * part.length + 1
    : Infinity
}
