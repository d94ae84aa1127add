import { smooth } from '#studio/drawing/outline.ts'
import type { Point } from '#studio/drawing/svg.ts'
import { type Pen, penStroke, pointsOf } from './pen.ts'

/** A handwritten letter on a baseline at 0: x-height 40, ascenders 92, descenders 48. */
interface Letter {
  /** What is written without lifting the pen; runs on into the next letter. */
  readonly body: string
  /** Dots and crosses, set down afterwards. */
  readonly marks?: readonly string[]
  readonly width: number
}

const small: Readonly<Record<string, Letter>> = {
  a: {
    body: '12,-30 25,-39 32,-34 22,-39 9,-30 4,-14 10,-1 22,-7 32,-32 31,-12 37,-1 46,-9',
    width: 44,
  },
  b: {
    body: '10,-34 22,-74 24,-90 16,-88 10,-56 8,-18 14,-2 26,-4 31,-22 25,-35 21,-30 33,-31 42,-34',
    width: 40,
  },
  d: {
    body: '12,-30 25,-39 32,-33 21,-39 9,-30 4,-14 10,-1 22,-7 33,-44 39,-88 35,-46 33,-12 39,-1 48,-9',
    width: 46,
  },
  e: { body: '8,-12 22,-24 26,-35 19,-41 8,-31 6,-13 15,-1 27,-4 36,-14', width: 33 },
  h: {
    body: '10,-34 22,-72 24,-90 16,-88 9,-52 5,0 8,-20 19,-37 28,-38 29,-22 28,-6 33,-1 43,-10',
    width: 41,
  },
  i: { body: '6,-22 13,-39 11,-14 14,-1 25,-10', marks: ['14,-58 14.6,-57'], width: 22 },
  l: { body: '10,-32 21,-70 23,-90 15,-88 9,-50 8,-14 14,-1 25,-10', width: 22 },
  m: {
    body: '5,-30 9,-38 8,-20 5,0 9,-22 19,-38 25,-36 24,-18 22,0 26,-22 36,-38 43,-36 43,-20 42,-6 47,-1 57,-10',
    width: 55,
  },
  n: { body: '5,-30 9,-38 8,-20 5,0 9,-22 20,-38 28,-36 28,-20 27,-6 32,-1 42,-10', width: 40 },
  o: {
    body: '12,-34 20,-39 8,-31 4,-15 11,-1 23,-6 28,-22 22,-37 18,-33 29,-31 40,-36',
    width: 38,
  },
  r: { body: '4,-20 10,-42 13,-37 24,-37 25,-32 22,-14 25,-1 36,-10', width: 33 },
  s: { body: '6,-18 15,-42 17,-33 24,-19 23,-5 13,0 7,-5 18,-1 33,-10', width: 30 },
  t: { body: '8,-26 19,-74 14,-36 11,-12 16,-1 27,-10', marks: ['4,-46 14,-48 29,-51'], width: 24 },
  u: { body: '5,-24 10,-38 8,-16 11,-3 19,-3 28,-18 32,-38 30,-14 34,-1 44,-10', width: 42 },
  y: {
    body: '5,-24 10,-38 8,-18 11,-4 19,-4 28,-20 32,-38 29,-6 22,34 12,46 7,38 16,18 30,0 43,-10',
    width: 41,
  },
  z: {
    body: '5,-30 13,-40 26,-35 18,-17 4,0 15,-5 21,4 18,30 10,44 5,36 16,14 30,0 42,-10',
    width: 39,
  },
}

const capital: Readonly<Record<string, Letter>> = {
  A: {
    body: '-6,-6 4,2 18,-16 38,-66 50,-92 52,-88 50,-40 54,-6 62,-2 72,-10',
    marks: ['22,-36 36,-41 60,-40'],
    width: 70,
  },
  B: {
    body: '24,-84 18,-40 12,0 18,-44 30,-88 52,-92 58,-76 44,-54 30,-48 48,-46 58,-26 46,-4 24,2 10,-6',
    width: 62,
  },
  D: {
    body: '26,-86 20,-40 14,-4 6,-2 12,-9 34,0 58,-14 70,-50 58,-84 34,-94 12,-84 8,-70',
    width: 74,
  },
  F: {
    body: '58,-82 40,-90 38,-50 30,-8 16,4 4,-4',
    marks: ['6,-80 20,-92 44,-90 70,-96', '24,-48 42,-50 56,-54'],
    width: 50,
  },
  H: {
    body: '8,-72 18,-90 26,-80 22,-34 14,2 6,-6 20,-30 44,-46 62,-80 68,-92 60,-40 58,-8 66,-1 76,-9',
    width: 74,
  },
  M: {
    body: '-2,-4 6,2 14,-24 24,-72 30,-92 32,-60 38,-8 52,-56 68,-92 68,-50 70,-8 78,-1 88,-9',
    width: 86,
  },
  N: {
    body: '-2,-4 6,2 14,-24 24,-70 29,-91 34,-64 46,-18 54,-2 60,-40 68,-78 80,-94 88,-88',
    width: 76,
  },
  S: {
    body: '2,-22 26,-50 44,-80 42,-93 28,-90 22,-72 36,-48 42,-22 32,-2 14,2 4,-10 14,-20',
    width: 50,
  },
  Z: {
    body: '6,-74 16,-90 32,-84 56,-90 36,-50 6,-2 24,-8 44,2 60,-10',
    marks: ['18,-46 50,-48'],
    width: 58,
  },
}

/** A word as handwriting: the running strokes of the pen and where they end. */
export interface Script {
  readonly strokes: readonly (readonly Point[])[]
  readonly width: number
}

/** Letters that lead into their neighbour at the x-height instead of the baseline. */
const endsHigh = new Set(['b', 'o'])

/** Writes a name that begins with a capital; the pen is lifted after the capital where it must be. */
export function writeScript(name: string): Script {
  const strokes: Point[][] = []
  const marks: Point[][] = []
  let x = 0
  let running: Point[] = []
  for (const [index, character] of [...name].entries()) {
    const letter = index === 0 ? capital[character] : small[character]
    if (!letter) throw new RangeError(`No handwriting for ${character}`)
    const offset = x
    const shifted = (text: string) => pointsOf(text).map(([px, py]): Point => [px + offset, py])
    const body = shifted(letter.body)
    const previous = name[index - 1] ?? ''
    // After a high exit the pen is up already: the entry upstroke would make a second loop.
    if (endsHigh.has(previous)) running.pop()
    if (index === 1 && 'BDFNS'.includes(previous)) {
      strokes.push(running)
      running = []
    }
    running.push(...body)
    marks.push(...(letter.marks ?? []).map(shifted))
    x += letter.width
  }
  strokes.push(running)
  return { strokes: [...strokes, ...marks], width: x }
}

/** The script as filled shapes, thick and thin by the pen. */
export function scriptShapes(script: Script, pen: Pen): string[] {
  return script.strokes.map((points) => penStroke(points, pen))
}

/** The script as one line, for tubes and outlines. */
export function scriptLine(script: Script): string {
  return script.strokes.map((points) => smooth(points)).join('')
}
