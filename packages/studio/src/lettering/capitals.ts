import { smooth } from '#studio/drawing/outline.ts'
import { n, type Point } from '#studio/drawing/svg.ts'
import { plainLatin } from './latin.ts'
import { runsOf } from './runs.ts'
import { writeUrdu } from './urdu-hand.ts'

/** A capital or digit as one line: height 100, origin at the top left. */
interface Glyph {
  readonly d: string
  readonly width: number
}

const glyphs: Readonly<Record<string, Glyph>> = {
  A: { d: 'M0 100L36 0L72 100M13 64H59', width: 72 },
  B: { d: 'M4 50H34C66 50 66 100 34 100H4V0H32C60 0 60 50 32 50', width: 60 },
  C: { d: 'M76 22C54 -12 0 -4 0 50C0 104 54 112 76 78', width: 76 },
  D: { d: 'M4 0V100H28C90 100 90 0 28 0Z', width: 76 },
  E: { d: 'M54 0H4V100H54M4 49H46', width: 54 },
  F: { d: 'M52 0H4V100M4 50H44', width: 50 },
  G: { d: 'M76 22C54 -12 0 -4 0 50C0 106 60 116 78 72V54H48', width: 78 },
  H: { d: 'M4 0V100M66 0V100M4 49H66', width: 70 },
  I: { d: 'M4 0V100', width: 8 },
  J: { d: 'M40 0V70C40 110 0 108 0 76', width: 44 },
  K: { d: 'M4 0V100M60 0L4 60M24 40L64 100', width: 64 },
  L: { d: 'M4 0V100H50', width: 50 },
  M: { d: 'M4 100V0L44 68L84 0V100', width: 88 },
  N: { d: 'M4 100V0L68 100V0', width: 72 },
  O: { d: 'M42 0C-14 0 -14 100 42 100C98 100 98 0 42 0Z', width: 84 },
  P: { d: 'M4 100V0H32C68 0 68 54 32 54H4', width: 58 },
  Q: { d: 'M42 0C-14 0 -14 100 42 100C98 100 98 0 42 0ZM52 74L80 104', width: 84 },
  R: { d: 'M4 100V0H32C66 0 66 52 32 52H4M34 52L62 100', width: 62 },
  S: { d: 'M54 16C40 -8 4 -4 4 24C4 58 58 42 58 74C58 108 12 108 0 82', width: 58 },
  T: { d: 'M0 0H64M32 0V100', width: 64 },
  U: { d: 'M4 0V64C4 112 68 112 68 64V0', width: 72 },
  V: { d: 'M0 0L36 100L72 0', width: 72 },
  W: { d: 'M0 0L26 100L50 16L74 100L100 0', width: 100 },
  X: { d: 'M2 0L64 100M64 0L2 100', width: 66 },
  Y: { d: 'M0 0L34 52L68 0M34 52V100', width: 68 },
  Z: { d: 'M2 0H62L2 100H64', width: 64 },
  '0': { d: 'M30 0C-8 0 -8 100 30 100C68 100 68 0 30 0Z', width: 60 },
  '1': { d: 'M2 20L24 0V100', width: 28 },
  '2': { d: 'M2 24C6 -8 58 -8 56 28C54 54 16 72 2 100H60', width: 60 },
  '3': { d: 'M4 0H54L26 40C64 38 64 100 28 100C14 100 4 92 0 82', width: 56 },
  '4': { d: 'M44 100V0L0 72H60', width: 60 },
  '5': { d: 'M54 0H12L6 46C18 34 58 34 56 68C54 106 10 108 0 84', width: 56 },
  '6': { d: 'M44 0C20 20 2 46 2 70C2 110 58 110 58 70C58 34 10 34 4 62', width: 60 },
  '7': { d: 'M0 0H58L20 100', width: 58 },
  '8': {
    d: 'M28 48C-4 42 2 0 28 0C54 0 60 42 28 48C-10 54 -6 100 28 100C62 100 66 54 28 48Z',
    width: 56,
  },
  '9': { d: 'M56 38C52 66 2 66 2 30C2 -10 58 -10 58 30C58 54 40 80 16 100', width: 60 },
  '-': { d: 'M4 52H32', width: 36 },
  '.': { d: 'M4 99V100', width: 8 },
  "'": { d: 'M4 0V18', width: 8 },
  '/': { d: 'M0 110L36 -10', width: 36 },
  ':': { d: 'M4 40V42M4 88V90', width: 8 },
  ' ': { d: '', width: 34 },
  '&': {
    d: 'M78 100L18 30C4 8 20 0 30 0C44 0 54 16 40 30L16 50C-8 72 4 100 30 100C54 100 70 78 74 54',
    width: 80,
  },
  '♥': {
    d: 'M44 98C14 74 2 54 2 32C2 -6 38 -4 44 26C50 -4 86 -6 86 32C86 54 74 74 44 98Z',
    width: 88,
  },
}

/** A placed letter, or a placed word of Urdu. */
export interface SetLetter {
  readonly d: string
  readonly x: number
  readonly width: number
  /** Dots and signs of Urdu: lines without length, and lines for a finer pen. */
  readonly dots?: string
  readonly signs?: string
}

/** A line of letters side by side, from the left. */
export interface SetLine {
  readonly letters: readonly SetLetter[]
  readonly width: number
  /** Top and bottom: 0 and 100, except with Urdu. */
  readonly top: number
  readonly bottom: number
}

/** Scale of Urdu next to capitals, whose small letters it has to match. */
const URDU_SIZE = 1.4
/** Baseline of Urdu. */
const URDU_LINE = 88

/** Sets capitals, digits, a few signs and words of Urdu; a capital is 100 high. */
export function setCapitals(text: string, tracking = 18): SetLine {
  const pieces = runsOf(text).flatMap(({ text: piece, isUrdu }) =>
    isUrdu ? [urduWord(piece)] : [...knownCapitals(piece)].map(capitalOf),
  )
  let x = 0
  const letters = pieces.map(({ letter }) => {
    const placed = { ...letter, x }
    x += letter.width + tracking
    return placed
  })
  const reach = pieces.flatMap(({ reach }) => reach)
  return {
    letters,
    width: Math.max(0, x - tracking),
    top: reach.length > 0 ? Math.min(...reach) : 0,
    bottom: reach.length > 0 ? Math.max(...reach) : 100,
  }
}

/** A letter without a position, and its top and bottom. */
interface Piece {
  readonly letter: Omit<SetLetter, 'x'>
  readonly reach: readonly number[]
}

function capitalOf(character: string): Piece {
  const glyph = glyphs[character] ?? { d: '', width: 0 }
  return { letter: glyph, reach: glyph.d === '' ? [] : [0, 100] }
}

function urduWord(text: string): Piece {
  const { strokes, signs, dots, width } = writeUrdu(text)
  const at = ([x, y]: Point): Point => [(x + width) * URDU_SIZE, y * URDU_SIZE + URDU_LINE]
  const lines = (some: readonly (readonly Point[])[]) =>
    some.map((stroke) => smooth(stroke.map(at))).join('')
  return {
    letter: {
      d: lines(strokes),
      signs: lines(signs),
      dots: dots.map((dot) => `M${at(dot).map(n).join(' ')}h.01`).join(''),
      width: width * URDU_SIZE,
    },
    reach: [...strokes.flat(), ...dots].map((point) => at(point)[1]),
  }
}

/** The characters of a Latin text that have a shape here, as capitals. */
export function knownCapitals(text: string): string {
  return [...plainLatin(text).toUpperCase()]
    .filter((character) => glyphs[character] !== undefined)
    .join('')
}
