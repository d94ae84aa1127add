import { foldLetters } from '#domain/text/letters.ts'

/** Normalized word of a query, with its position in the typed text. */
export interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
}

const LETTER_OR_DIGIT = /^[\p{L}\p{N}]+$/u
const PICTOGRAM = /^\p{Extended_Pictographic}$/u
/** Characters that separate no words; the zero-width non-joiner does: 'پھولوں‌والا'. */
const SILENT = /^(?!\u200C)[\p{M}\p{Cf}\p{Emoji_Modifier}'’‘`ʼ]$/u
const ARABIC_SCRIPT = /\p{Script=Arabic}/u

/**
 * Normalized words of a text: lower case, without accents and vowel marks, digits of any script as
 * 0-9, a plus as 'plus', thousands without comma; an emoji is a word. Idempotent.
 */
export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  let open = { text: '', from: 0 }
  const close = (to: number) => {
    if (open.text !== '') words.push({ text: open.text, from: open.from, to })
    open = { text: '', from: to }
  }
  let at = 0
  for (const character of text) {
    const next = at + character.length
    const folded = foldLetters(character)
    if (LETTER_OR_DIGIT.test(folded)) {
      if (open.text !== '' && isOtherKind(folded, open.text, text.slice(open.from, at))) close(at)
      if (open.text === '') open = { text: folded, from: at }
      else open.text += folded
    } else if (PICTOGRAM.test(character)) {
      close(at)
      words.push({ text: character, from: at, to: next })
      open = { text: '', from: next }
    } else if (
      character === '+' &&
      open.text !== '' &&
      !startsWithLetterOrDigit(text.slice(next))
    ) {
      close(at)
      words.push({ text: 'plus', from: at, to: next })
    } else if (character === '<' || character === '>') {
      close(at)
      words.push({ text: character === '<' ? 'under' : 'above', from: at, to: next })
    } else if (isPointOfNumber(character, open.text, text.slice(next))) {
      const unit = /^\D+(?=\d+$)/.exec(open.text)?.[0] ?? ''
      if (unit !== '') {
        words.push({ text: unit, from: open.from, to: open.from + unit.length })
        open = { text: open.text.slice(unit.length), from: open.from + unit.length }
      }
      if (character === '.') open.text += '.'
    } else if (!SILENT.test(character)) {
      close(at)
    }
    at = next
  }
  close(at)
  return words
}

/** Key of a phrase in the vocabulary: its words without separators. */
export function keyOf(phrase: string): string {
  return wordsIn(phrase)
    .map(({ text }) => text)
    .join('')
}

/** Whether a character begins a new word, in another script or after a number with a comma. */
function isOtherKind(folded: string, before: string, typed: string): boolean {
  return (
    ARABIC_SCRIPT.test(before) !== ARABIC_SCRIPT.test(folded) ||
    (typed.includes(',') && !/^\d/.test(folded))
  )
}

function startsWithLetterOrDigit(text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text)
}

/** Whether a character is the comma of 1,500 or the point of 1.5. */
function isPointOfNumber(character: string, before: string, after: string): boolean {
  if (character === ',') return /\d$/.test(before) && /^\d{3}(?!\d)/.test(after)
  return character === '.' && /^\d+$/.test(before) && /^\d/.test(after)
}
