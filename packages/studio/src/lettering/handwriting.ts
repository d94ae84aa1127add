import { group, n, type Paint, type Point, path, placed } from '#studio/drawing/svg.ts'
import { pointedPen } from './pen.ts'
import { reachOf, type Script, scriptLine, scriptShapes, writeScript } from './script.ts'

/**
 * Draws a name in handwriting around a centre, at the given width unless that makes it too high.
 */
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
    mayBreak = false,
  }: {
    readonly width: number
    readonly tallest: number
    readonly paint: Paint
    readonly hairline?: number
    readonly swell?: number
    readonly turn?: number
    /** Whether a name of several words may take two lines, for larger letters. */
    readonly mayBreak?: boolean
  },
): string {
  const whole = fitted(writeScript(name), width, tallest)
  const halves = mayBreak ? halvesOf(name) : []
  const inTwo = halves.map((half) => fitted(half, width, tallest * TWO_LINES))
  const scale = Math.min(...inTwo.map((half) => half.scale))
  const isBroken = inTwo.length > 0 && scale > whole.scale * 1.15
  const lines = isBroken ? halves : [writeScript(name)]
  return group(
    { transform: placed(middle, turn, isBroken ? scale : whole.scale) },
    ...lines.map((line, index) =>
      group(
        isBroken ? { transform: placed([0, (index - 0.5) * LINE_HEIGHT]) } : {},
        ...scriptShapes(line, pointedPen(hairline, swell)).map((d) =>
          path(d, paint, { transform: fitted(line, width, tallest).transform }),
        ),
      ),
    ),
  )
}

/** Share of a single line's height for each of two lines. */
const TWO_LINES = 0.72
const LINE_HEIGHT = 118

/** Splits a name of several words into two lines of similar length; empty for one word. */
function halvesOf(name: string): Script[] {
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)]
    return [first, second].map((some) => writeScript(some.join(' ')))
  })
  const widest = (lines: readonly Script[]) => Math.max(...lines.map((line) => line.width))
  return breaks.sort((a, b) => widest(a) - widest(b))[0] ?? []
}

/** The same as one thin line, for neon tubes: its path and transform. */
export function scriptTube(
  name: string,
  middle: Point,
  width: number,
  tallest: number,
): { readonly d: string; readonly transform: string; readonly scale: number } {
  const script = writeScript(name)
  const { scale, transform } = fitted(script, width, tallest)
  return { d: scriptLine(script), transform: `${placed(middle, 0, scale)} ${transform}`, scale }
}

/** Transform that fits a script into a width and height, centred at the origin. */
function fitted(
  script: Script,
  width: number,
  tallest: number,
): { readonly scale: number; readonly transform: string } {
  const [top, bottom] = reachOf(script)
  // Latin letters rarely fill their height: they are placed a little lower.
  const middle = script.reed.length > 0 ? (top + bottom) / 2 : -36
  const tall = script.reed.length > 0 ? Math.max(100, (bottom - top) * 0.8) : 100
  return {
    scale: Math.min(width / Math.max(1, script.width), tallest / tall),
    transform: `translate(${n(-script.width / 2)} ${n(-middle)})`,
  }
}
