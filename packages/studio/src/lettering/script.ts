import { smooth } from '#studio/drawing/outline.ts'
import { n, type Point } from '#studio/drawing/svg.ts'
import { plainLatin } from './latin.ts'
import { type Pen, penStroke, pointsOf, reedPen } from './pen.ts'
import { runsOf } from './runs.ts'
import { writeUrdu } from './urdu-hand.ts'

/** A handwritten letter on a baseline at 0: x-height 40, ascenders 92, descenders 48. */
interface Letter {
  /** A stroke without lifting the pen; it runs on into the next letter. */
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
  c: { body: '6,-22 22,-37 22,-37 11,-34 4,-17 9,-2 19,-3 31,-12', width: 28 },
  f: {
    body: '6,-14 18,-52 26,-86 21,-93 15,-78 14,-30 13,20 8,44 3,34 10,8 20,-4 32,-12',
    marks: ['4,-42 26,-44'],
    width: 30,
  },
  g: {
    body: '12,-30 24,-39 31,-34 21,-39 8,-30 4,-15 10,-3 20,-8 31,-36 29,-4 23,32 13,46 7,38 15,20 30,2 42,-10',
    width: 40,
  },
  j: {
    body: '5,-24 14,-40 13,-8 10,30 1,46 -5,37 3,20 16,2 28,-10',
    marks: ['16,-58 16.6,-57'],
    width: 26,
  },
  k: {
    body: '10,-34 22,-72 24,-90 16,-88 9,-52 5,0 9,-22 22,-40 29,-34 22,-22 12,-20 22,-14 30,-2 42,-10',
    width: 40,
  },
  p: {
    body: '5,-24 12,-40 10,-4 5,44 9,-6 18,-36 30,-36 33,-20 25,-4 14,-4 24,-1 40,-10',
    width: 38,
  },
  q: {
    body: '12,-30 24,-39 31,-34 21,-39 8,-30 4,-15 10,-3 20,-8 31,-36 28,4 26,40 33,34 36,8 44,-10',
    width: 42,
  },
  v: { body: '4,-26 10,-39 13,-20 17,-1 26,-14 31,-37 28,-33 34,-31 43,-34', width: 40 },
  w: {
    body: '4,-24 10,-38 8,-14 13,-1 22,-8 28,-36 27,-12 32,-1 42,-10 48,-37 45,-33 51,-31 60,-34',
    width: 57,
  },
  x: {
    body: '4,-30 11,-39 17,-26 21,-8 29,-1 40,-10',
    marks: ['33,-38 22,-24 6,0'],
    width: 37,
  },
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
  C: { body: '52,-78 46,-92 26,-84 10,-52 10,-20 24,0 44,-6 60,-20', width: 54 },
  E: {
    body: '48,-80 40,-92 22,-86 18,-66 32,-52 38,-50 20,-46 8,-26 14,-4 34,-1 54,-14',
    width: 48,
  },
  G: {
    body: '50,-78 44,-92 24,-84 9,-52 9,-22 22,-4 38,-12 48,-40 46,-8 38,26 24,38 16,28 30,8 58,-10',
    width: 56,
  },
  I: { body: '8,-70 22,-88 44,-92 34,-56 28,-14 16,1 4,-8 10,-18', width: 42 },
  J: {
    body: '10,-72 24,-90 46,-91 38,-44 30,14 16,42 5,34 12,16 30,2 50,-10',
    width: 46,
  },
  K: {
    body: '22,-90 18,-46 10,0',
    marks: ['56,-92 44,-72 22,-48 22,-48 34,-30 44,-4 54,-2 64,-10'],
    width: 60,
  },
  L: {
    body: '14,-66 30,-84 40,-94 34,-96 26,-70 20,-24 8,-2 2,-8 12,-12 34,0 56,-8',
    width: 50,
  },
  O: {
    body: '40,-90 22,-84 8,-54 10,-18 26,-1 46,-14 58,-48 50,-82 36,-92 32,-78 46,-70 66,-76',
    width: 64,
  },
  P: {
    body: '26,-86 20,-44 10,2 2,-8 8,-16',
    marks: ['8,-66 22,-88 46,-92 60,-74 48,-50 26,-44'],
    width: 58,
  },
  Q: {
    body: '40,-90 20,-82 8,-52 10,-18 26,-2 46,-16 58,-50 50,-82 34,-90',
    marks: ['28,-24 44,-6 62,4 74,-4'],
    width: 66,
  },
  R: {
    body: '24,-86 18,-44 10,2 2,-8 8,-16',
    marks: ['6,-66 20,-88 44,-92 56,-76 44,-54 24,-47 36,-40 48,-8 58,-1 68,-10'],
    width: 64,
  },
  T: { body: '40,-86 36,-46 28,-6 14,3 4,-6', marks: ['4,-74 14,-90 38,-86 68,-94'], width: 48 },
  U: {
    body: '4,-74 14,-90 20,-76 16,-34 20,-4 34,-2 48,-26 58,-88 54,-40 56,-6 64,-1 74,-10',
    width: 72,
  },
  V: { body: '4,-74 14,-90 20,-74 22,-34 26,-2 40,-34 56,-80 68,-92 74,-86', width: 62 },
  W: {
    body: '4,-74 14,-90 20,-72 18,-30 22,-2 36,-36 48,-78 48,-36 52,-2 68,-36 82,-80 92,-92 98,-86',
    width: 86,
  },
  X: {
    body: '6,-74 16,-90 26,-80 36,-44 48,-6 58,-2 66,-10',
    marks: ['64,-92 50,-76 24,-22 8,2 0,-6'],
    width: 62,
  },
  Y: {
    body: '4,-74 14,-90 20,-76 18,-48 28,-40 44,-54 58,-90 50,-34 38,24 22,42 14,32 26,12 46,-2 62,-10',
    width: 60,
  },
  Z: {
    body: '6,-74 16,-90 32,-84 56,-90 36,-50 6,-2 24,-8 44,2 60,-10',
    marks: ['18,-46 50,-48'],
    width: 58,
  },
}

/** Glyphs that are not joined: digits at the height of a capital, and signs between names. */
const alone: Readonly<Record<string, Letter>> = {
  '0': { body: '26,-86 12,-72 7,-42 12,-10 26,-1 40,-14 46,-46 40,-76 26,-86', width: 54 },
  '1': { body: '8,-66 24,-86 24,-86 20,-44 16,0', width: 32 },
  '2': { body: '8,-66 18,-84 38,-82 42,-62 28,-32 6,-2 6,-2 20,-8 34,0 50,-6', width: 54 },
  '3': {
    body: '10,-76 24,-87 40,-78 38,-58 20,-48 20,-48 40,-40 40,-14 24,0 8,-6 4,-16',
    width: 50,
  },
  '4': {
    body: '32,-86 18,-56 4,-30 4,-30 24,-30 52,-34',
    marks: ['38,-56 34,-28 30,2'],
    width: 56,
  },
  '5': {
    body: '18,-82 12,-50 12,-50 30,-56 44,-40 40,-12 22,1 6,-8',
    marks: ['18,-82 32,-80 50,-86'],
    width: 52,
  },
  '6': { body: '44,-84 24,-72 9,-42 10,-10 26,0 42,-12 42,-36 28,-46 12,-32', width: 52 },
  '7': { body: '6,-72 10,-82 28,-78 52,-84 52,-84 32,-40 20,2', width: 50 },
  '8': {
    body: '44,-74 30,-86 14,-76 16,-58 34,-44 42,-22 32,-3 14,-4 8,-22 22,-42 40,-58 44,-74',
    width: 54,
  },
  '9': { body: '42,-66 32,-84 14,-78 8,-56 18,-42 34,-50 43,-72 38,-34 26,2', width: 50 },
  '&': {
    body: '60,-10 44,-2 28,-32 18,-62 24,-82 38,-80 38,-64 18,-42 6,-20 12,-3 30,-2 48,-22 56,-44',
    width: 66,
  },
  '\u2665': {
    body: '32,-50 24,-64 10,-64 5,-48 14,-28 32,-6 32,-6 50,-28 59,-48 54,-64 40,-64 32,-50',
    width: 66,
  },
}

/** A name as handwriting: its strokes, and its end. */
export interface Script {
  /** Joined strokes of Latin letters, thick and thin by a pointed pen. */
  readonly strokes: readonly (readonly Point[])[]
  /** Strokes of Urdu, written with a reed. */
  readonly reed: readonly (readonly Point[])[]
  /** Signs over Urdu letters, and their dots. */
  readonly signs: readonly (readonly Point[])[]
  readonly dots: readonly Point[]
  readonly width: number
}

/** Letters whose exit is at the x-height instead of the baseline. */
const endsHigh = new Set(['b', 'o', 'v', 'w'])
/** Capitals whose exit can't be joined to a small letter. */
const endsApart = new Set([...'BDFINOPSTVWXY'])
const SPACE = 32
/** Slope of Urdu words towards their baseline. */
const SLOPE = 0.3

/** Writes a name; strokes end before a capital, and after it where its exit can't be joined. */
export function writeScript(name: string): Script {
  const reed: Point[][] = []
  const signs: Point[][] = []
  const dots: Point[] = []
  const strokes: Point[][] = []
  let x = 0
  let latin = ''
  const putDown = () => {
    const written = writeLatin(plainLatin(latin), x)
    strokes.push(...written.strokes)
    x += written.width
    latin = ''
  }
  for (const { text, isUrdu } of runsOf(name)) {
    if (!isUrdu) latin += text
    else {
      putDown()
      const word = writeUrdu(text, SLOPE)
      x += word.width
      const end = x
      const moved = ([px, py]: Point): Point => [px + end, py]
      reed.push(...word.strokes.map((stroke) => stroke.map(moved)))
      signs.push(...word.signs.map((sign) => sign.map(moved)))
      dots.push(...word.dots.map(moved))
    }
  }
  putDown()
  return { strokes, reed, signs, dots, width: x }
}

function writeLatin(text: string, from: number): { strokes: Point[][]; width: number } {
  const strokes: Point[][] = []
  const marks: Point[][] = []
  let x = from
  let running: Point[] = []
  const lift = () => {
    if (running.length > 0) strokes.push(running)
    running = []
  }
  let previous = ''
  for (const character of text) {
    const letter = small[character] ?? capital[character] ?? alone[character]
    if (letter) {
      const offset = x
      const shifted = (points: string) =>
        pointsOf(points).map(([px, py]): Point => [px + offset, py])
      if (!small[character] || !canLead(previous)) lift()
      // After a high exit, the entry upstroke would draw a second loop.
      if (endsHigh.has(previous)) running.pop()
      running.push(...shifted(letter.body))
      marks.push(...(letter.marks ?? []).map(shifted))
    } else lift()
    x += letter?.width ?? SPACE
    previous = character
  }
  lift()
  return { strokes: [...strokes, ...marks], width: x - from }
}

/** Whether a small letter can be joined to the one before. */
function canLead(before: string): boolean {
  return before in small || (before in capital && !endsApart.has(before))
}

/** The script as filled shapes, thick and thin by the pen. */
export function scriptShapes({ strokes, reed, signs, dots }: Script, pen: Pen): string[] {
  return [
    ...strokes.map((points) => penStroke(points, pen)),
    ...reed.map((points) => penStroke(points, reedPen(4.6, 13, 60), 3)),
    ...signs.map((points) => penStroke(points, reedPen(3, 6.4, 60))),
    ...dots.map(
      ([x, y]) =>
        `M${n(x)} ${n(y - 9)}L${n(x + 9)} ${n(y - 1)}L${n(x + 1)} ${n(y + 9)}L${n(x - 9)} ${n(y + 1)}Z`,
    ),
  ]
}

/** The script as one line, for tubes and outlines; a dot is a line without length. */
export function scriptLine({ strokes, reed, signs, dots }: Script): string {
  return (
    [...strokes, ...reed, ...signs].map((points) => smooth(points)).join('') +
    dots.map(([x, y]) => `M${n(x)} ${n(y)}h.01`).join('')
  )
}

/** Top and bottom of a script. */
export function reachOf({ reed, signs, dots }: Script): readonly [top: number, bottom: number] {
  const heights = [...reed.flat(), ...signs.flat(), ...dots].map(([, y]) => y)
  return [Math.min(-92, ...heights), Math.max(8, ...heights)]
}
