/** Created for the first text: a page's first `Intl` object costs a slow phone 60 ms. */
let segmenter: Intl.Segmenter | undefined

/** Most UTF-16 units of a letter that are worth segmenting: a family of four emoji has eleven. */
const UNITS_PER_LETTER = 12

/**
 * Length of a text as people count it, in grapheme clusters: a letter with its accent or with the
 * signs over and under it is one, and so is an emoji. Spaces count. In a browser without segmentation,
 * such as Firefox 115 (rule: supported-browsers), an emoji of several parts counts as more; the server
 * has the last word.
 */
export function lettersIn(text: string): number {
  if (!('Segmenter' in Intl)) return [...text.normalize('NFC').replace(/\p{M}+/gu, '')].length
  segmenter ??= new Intl.Segmenter('ur', { granularity: 'grapheme' })
  return [...segmenter.segment(text)].length
}

/**
 * Whether a text has more than `max` letters. Text of more than twelve UTF-16 units for each letter
 * is too long without being segmented, which bounds both the work and the stored text.
 */
export function exceedsLetters(text: string, max: number): boolean {
  if (text.length <= max) return false
  return text.length > max * UNITS_PER_LETTER || lettersIn(text) > max
}
