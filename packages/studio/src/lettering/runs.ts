import { isUrdu } from './urdu-forms.ts'

/** A run of characters in one script. */
export interface Run {
  /** In reading order; of Urdu one word or one number. */
  readonly text: string
  readonly isUrdu: boolean
}

const latin = /[\p{Script=Latin}0-9]/u
const urduNumber = /^[۰-۹]+$/

/**
 * Splits a name into runs, from left to right as they are displayed. A name that begins in Urdu is
 * right-to-left as a whole; a word of the other script keeps its own direction.
 */
export function runsOf(name: string): Run[] {
  const pieces = piecesOf(name)
  const first = pieces.find((piece) => piece.isUrdu || latin.test(piece.text))
  const isFromRight = first?.isUrdu ?? false
  // A neutral run has the direction of both its neighbours, or of the whole.
  const ways = pieces.map((piece, index) => {
    if (piece.isUrdu || latin.test(piece.text)) return piece.isUrdu
    const [before, after] = [pieces.slice(0, index).reverse(), pieces.slice(index + 1)].map(
      (side) => side.find(({ text }) => /[\p{L}\p{N}]/u.test(text))?.isUrdu ?? isFromRight,
    )
    return before === after ? (before ?? isFromRight) : isFromRight
  })
  const stretches: Run[][] = []
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && ways[index] === ways[index - 1]) stretches.at(-1)?.push(piece)
    else stretches.push([piece])
  }
  let at = 0
  const ordered = stretches.map((stretch) => {
    const isUrduStretch = ways[at] ?? false
    at += stretch.length
    return isUrduStretch ? [...stretch].reverse() : stretch
  })
  return (isFromRight ? ordered.reverse() : ordered).flat()
}

/** Words of Urdu, numbers of Urdu, and everything else character by character. */
function piecesOf(name: string): Run[] {
  const pieces: { text: string; isUrdu: boolean }[] = []
  for (const character of name.normalize('NFC')) {
    const last = pieces.at(-1)
    const isSame = last?.isUrdu && urduNumber.test(last.text) === urduNumber.test(character)
    if (last && isSame && isUrdu(character)) last.text += character
    else pieces.push({ text: character, isUrdu: isUrdu(character) })
  }
  return pieces
}
