import { polar } from '#studio/drawing/shapes.ts'
import type { Point } from '#studio/drawing/svg.ts'
import { typeset } from '#typeset'
import { type Contours, inkOf, mapped, placedAt } from './contours.ts'
import type { Piece, TypeStyle } from './type-style.ts'

/** Room for a text, in millimetres. */
export interface Room {
  readonly width: number
  readonly height: number
  /** Largest size of the letters. */
  readonly size: number
  /** Whether a text of several words may take two lines, for larger letters. */
  readonly mayBreak?: boolean
}

/** A text fitted into its room: lines of pieces around the origin, and the size of the letters. */
export interface FittedText {
  readonly pieces: readonly Piece[]
  readonly contours: Contours
  readonly size: number
}

/** Share by which two lines must be larger than one. */
const WORTH_BREAKING = 1.15
/** Distance between the ink of two lines, in em. */
const LINE_GAP = 0.22

/** Fits a text by its ink into a room, its middle at the origin. */
export function fitted(text: string, style: TypeStyle, room: Room): FittedText {
  const whole = stacked([typeset(text, style)], room)
  if (room.mayBreak !== true) return whole
  const words = text.split(' ')
  const inTwo = words
    .slice(1)
    .map((_, index) =>
      stacked(
        [words.slice(0, index + 1), words.slice(index + 1)].map((line) =>
          typeset(line.join(' '), style),
        ),
        room,
      ),
    )
    .sort((a, b) => b.size - a.size)[0]
  return inTwo && inTwo.size > whole.size * WORTH_BREAKING ? inTwo : whole
}

/** Lines below each other, each centred by its ink. */
export function stacked(lines: readonly (readonly Piece[])[], room: Room): FittedText {
  const inks = lines.map((line) => inkOf(joined(line)))
  const width = Math.max(...inks.map(({ w }) => w))
  const gaps = LINE_GAP * (lines.length - 1)
  const height = inks.reduce((sum, { h }) => sum + h, gaps)
  const size = Math.min(
    room.size,
    room.width / Math.max(width, 0.01),
    room.height / Math.max(height, 0.01),
  )
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

/**
 * Bends a line of text, its middle at the origin, onto a circle; its middle comes to `degrees`, the
 * tops of the letters outside, or inside. Letters are turned; a word of Urdu is bent.
 */
export function onCircle(
  pieces: readonly Piece[],
  centre: Point,
  radius: number,
  degrees: number,
  { isInside = false }: { readonly isInside?: boolean } = {},
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
