import { polar } from '#studio/drawing/shapes.ts'
import { group, line, n, type Paint, type Point, placed } from '#studio/drawing/svg.ts'
import { type SetLetter, setCapitals } from './capitals.ts'

/** Parameters of a line of capitals. */
export interface Lettering {
  /** The height of a capital in millimetres. */
  readonly size: number
  readonly stroke: number
  /** Width of the widest of several strokes laid over each other; Urdu keeps their ratio. */
  readonly heaviest?: number
  readonly paint: Paint
  readonly tracking?: number
  readonly square?: boolean
}

/**
 * Widest stroke in which the eyes of Urdu letters stay open, in hundredths of a capital's height.
 */
const HEAVIEST_URDU = 15

/**
 * Draws a line of capitals around a centre; Urdu, a script without capitals, in its own letters.
 */
export function capitals(
  text: string,
  middle: Point,
  { turn = 0, ...look }: Lettering & { readonly turn?: number },
): string {
  const { letters, width, top, bottom } = setCapitals(text, look.tracking)
  return group(
    { transform: placed(middle, turn, look.size / 100) },
    ...letters.map((letter) => drawn(letter, [letter.x - width / 2, -(top + bottom) / 2], look)),
  )
}

/** Size at which capitals fill a width, limited by a height. */
export function sizeFor(text: string, width: number, height: number, tracking = 18): number {
  const line = setCapitals(text, tracking)
  const tall = Math.max(1, (line.bottom - line.top) / 140)
  return Math.min(height / tall, (width * 100) / Math.max(1, line.width))
}

/** Draws capitals along a circle, clockwise; the centre of the text is at `degrees`. */
export function capitalsOnCircle(
  text: string,
  centre: Point,
  radius: number,
  degrees: number,
  { inside = false, tracking = 22, ...look }: Lettering & { readonly inside?: boolean },
): string {
  const { letters, width, top, bottom } = setCapitals(text, tracking)
  const scale = look.size / 100
  const side = inside ? -1 : 1
  return letters
    .map((letter) => {
      const middle = letter.x + letter.width / 2 - width / 2
      const angle = degrees + (side * middle * scale * 180) / (Math.PI * radius)
      return group(
        { transform: placed(polar(centre, angle, radius), angle + 90 * side, scale) },
        drawn(letter, [-letter.width / 2, -(top + bottom) / 2], look),
      )
    })
    .join('')
}

function drawn({ d, dots, signs }: SetLetter, at: Point, look: Lettering): string {
  const { size, paint, square = false, stroke, heaviest = stroke } = look
  const scale = size / 100
  const transform = `translate(${n(at[0])} ${n(at[1])})`
  if (dots === undefined) {
    const joins = square ? { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' } : {}
    return d === '' ? '' : line(d, paint, stroke / scale, { ...joins, transform })
  }
  const width = (stroke / scale) * Math.min(1, (HEAVIEST_URDU * scale) / heaviest)
  return group(
    { transform },
    line(d, paint, width),
    signs ? line(signs, paint, width * 0.7) : '',
    dots === '' ? '' : line(dots, paint, width * 1.3),
  )
}
