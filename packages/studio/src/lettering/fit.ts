import { polar } from '#studio/drawing/shapes.ts'
import type { Point } from '#studio/drawing/svg.ts'
import { typeset } from '#typeset'
import { type Contours, inkOf, mapped, type Piece, placedAt, type TypeStyle } from './letters.ts'

/** Room for a text, in millimetres. */
export interface Room<Size = number> {
  readonly width: Size
  readonly height: Size
  /** Largest size of the letters. */
  readonly size: Size
  /** Whether a text of several words may take two lines, for larger letters. */
  readonly mayBreak?: boolean
}

/** Part of a circle around a text's middle; the tops of its letters are outside, or inside. */
export interface Arc {
  readonly radius: number
  readonly degrees: number
  readonly isInside?: boolean
}

/** Share by which two lines must be larger than one. */
const WORTH_BREAKING = 1.15
/** Distance between the ink of two lines, in em. */
const LINE_GAP = 0.22

/** Fits a text, of several lines if it has line breaks, by its ink into a room around the origin. */
export function fitted(text: string, style: TypeStyle, room: Room): ReturnType<typeof stacked> {
  const whole = stacked(text.split('\n'), style, room)
  if (room.mayBreak !== true) return whole
  const words = text.split(' ')
  const inTwo = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .map((lines) => stacked(lines, style, room))
    .sort((a, b) => b.size - a.size)[0]
  return inTwo && inTwo.size > whole.size * WORTH_BREAKING ? inTwo : whole
}

/** Lines around the origin, each centred by its ink: their pieces, and the size of the letters. */
function stacked(texts: readonly string[], style: TypeStyle, room: Room) {
  const lines = texts.map((text) => typeset(text, style))
  const inks = lines.map((line) => inkOf(joined(line)))
  const width = Math.max(0.01, ...inks.map(({ w }) => w))
  const height = inks.reduce((sum, { h }) => sum + h, LINE_GAP * (lines.length - 1))
  const size = Math.min(room.size, room.width / width, room.height / Math.max(0.01, height))
  let top = -height / 2
  const pieces = lines.flatMap((line, index) => {
    const { x, y, h } = inks[index] ?? { x: 0, y: 0, h: 0 }
    const shift: Point = [-x * size, (top + h / 2 - y) * size]
    top += h + LINE_GAP
    return line.map((piece) => ({ ...piece, contours: placedAt(piece.contours, shift, size) }))
  })
  return { pieces, contours: joined(pieces), size }
}

/** All contours of a line. */
export function joined(pieces: readonly Piece[]): Contours {
  return pieces.flatMap(({ contours }) => contours)
}

/** Bends a line of text onto a circle. Letters are turned; a word of Urdu is bent. */
export function onCircle(
  pieces: readonly Piece[],
  centre: Point,
  { radius, degrees, isInside = false }: Arc,
): Contours {
  const side = isInside ? -1 : 1
  const degreesOf = (length: number) => (side * length * 180) / (Math.PI * radius)
  return pieces.flatMap(({ contours, isUrdu }) => {
    const middle = inkOf(contours).x
    return mapped(contours, ([x, y]) => {
      if (isUrdu) return polar(centre, degrees + degreesOf(x), radius - side * y)
      const angle = degrees + degreesOf(middle)
      const foot = polar(centre, angle, radius - side * y)
      return polar(foot, angle + 90 * side, x - middle)
    })
  })
}
