import { polar } from '#studio/drawing/shapes.ts'
import { group, line, n, type Paint, type Point, path, placed } from '#studio/drawing/svg.ts'
import { setCapitals } from './capitals.ts'
import { pointedPen } from './pen.ts'
import { scriptLine, scriptShapes, writeScript } from './script.ts'

/** A line of capitals around a middle. Size is the height of a letter in millimetres. */
export function capitals(
  text: string,
  middle: Point,
  {
    size,
    stroke,
    paint,
    tracking = 18,
    square = false,
    turn = 0,
  }: {
    readonly size: number
    readonly stroke: number
    readonly paint: Paint
    readonly tracking?: number
    readonly square?: boolean
    readonly turn?: number
  },
): string {
  const { letters, width } = setCapitals(text, tracking)
  const scale = size / 100
  const joins = square ? { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' } : {}
  return group(
    { transform: placed(middle, turn, scale) },
    ...letters.map(({ d, x }) =>
      line(d, paint, stroke / scale, { ...joins, transform: `translate(${n(x - width / 2)} -50)` }),
    ),
  )
}

/** The size at which capitals fill a width, but no more than a height. */
export function sizeFor(text: string, width: number, height: number, tracking = 18): number {
  return Math.min(height, (width * 100) / Math.max(1, setCapitals(text, tracking).width))
}

/** Capitals along a circle, clockwise; the text's middle comes to lie at `degrees`. */
export function capitalsOnCircle(
  text: string,
  centre: Point,
  radius: number,
  degrees: number,
  {
    size,
    stroke,
    paint,
    tracking = 22,
    inside = false,
  }: {
    readonly size: number
    readonly stroke: number
    readonly paint: Paint
    readonly tracking?: number
    readonly inside?: boolean
  },
): string {
  const { letters, width } = setCapitals(text, tracking)
  const scale = size / 100
  const side = inside ? -1 : 1
  return letters
    .map(({ d, x, width: letter }) => {
      const angle =
        degrees + (side * ((x + letter / 2 - width / 2) * scale * 180)) / (Math.PI * radius)
      return group(
        { transform: placed(polar(centre, angle, radius), angle + 90 * side, scale) },
        line(d, paint, stroke / scale, { transform: `translate(${n(-letter / 2)} -50)` }),
      )
    })
    .join('')
}

/** A name in handwriting around a middle, as wide as asked but no higher than its width allows. */
export function scriptName(
  name: string,
  middle: Point,
  {
    width,
    tallest,
    paint,
    hairline = 2,
    swell = 8.5,
    turn = 0,
  }: {
    readonly width: number
    readonly tallest: number
    readonly paint: Paint
    readonly hairline?: number
    readonly swell?: number
    readonly turn?: number
  },
): string {
  const script = writeScript(name)
  const scale = Math.min(width / script.width, tallest / 100)
  return group(
    { transform: placed(middle, turn, scale) },
    ...scriptShapes(script, pointedPen(hairline, swell)).map((d) =>
      path(d, paint, { transform: `translate(${n(-script.width / 2)} 36)` }),
    ),
  )
}

/** The same as one thin line, for tubes of light: its path, and how to place it. */
export function scriptTube(
  name: string,
  middle: Point,
  width: number,
  tallest: number,
): { readonly d: string; readonly transform: string; readonly scale: number } {
  const script = writeScript(name)
  const scale = Math.min(width / script.width, tallest / 100)
  return {
    d: scriptLine(script),
    transform: `${placed(middle, 0, scale)} translate(${n(-script.width / 2)} 36)`,
    scale,
  }
}
