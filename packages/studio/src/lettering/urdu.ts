import type { Point } from '#studio/drawing/svg.ts'
import { pointsOf } from './pen.ts'
import { type Bones, type Skeleton, skeletons } from './urdu-bones.ts'
import { type ShapedLetter, shaped } from './urdu-forms.ts'
import { registerUrduLettering, type UrduWord } from './urdu-hand.ts'

/** Dots and marks that distinguish letters of one base shape. */
type Mark = 'dots' | 'tah' | 'hamza' | 'madda'
type MarkedLetter = readonly [
  bones: keyof typeof skeletons,
  mark?: Mark,
  /** Number of dots over the letter; negative for dots under it. */
  dots?: number,
]

const alphabet: Readonly<Record<string, MarkedLetter>> = {
  ا: ['alef'],
  آ: ['alef', 'madda'],
  أ: ['alef', 'hamza'],
  ب: ['beh', 'dots', -1],
  پ: ['beh', 'dots', -3],
  ت: ['beh', 'dots', 2],
  ٹ: ['beh', 'tah'],
  ث: ['beh', 'dots', 3],
  ج: ['jeem', 'dots', -1],
  چ: ['jeem', 'dots', -3],
  ح: ['jeem'],
  خ: ['jeem', 'dots', 1],
  د: ['dal'],
  ڈ: ['dal', 'tah'],
  ذ: ['dal', 'dots', 1],
  ر: ['reh'],
  ڑ: ['reh', 'tah'],
  ز: ['reh', 'dots', 1],
  ژ: ['reh', 'dots', 3],
  س: ['seen'],
  ش: ['seen', 'dots', 3],
  ص: ['sad'],
  ض: ['sad', 'dots', 1],
  ط: ['tah'],
  ظ: ['tah', 'dots', 1],
  ع: ['ain'],
  غ: ['ain', 'dots', 1],
  ف: ['feh', 'dots', 1],
  ق: ['qaf', 'dots', 2],
  ک: ['kaf'],
  گ: ['gaf'],
  ل: ['lam'],
  م: ['meem'],
  ن: ['noon', 'dots', 1],
  ں: ['noon'],
  و: ['waw'],
  ؤ: ['waw', 'hamza'],
  ہ: ['heh'],
  ۂ: ['heh', 'hamza'],
  ۃ: ['heh', 'dots', 2],
  ھ: ['knottedHeh'],
  ی: ['yeh'],
  ئ: ['yeh', 'hamza'],
  ے: ['yehBarree'],
  ۓ: ['yehBarree', 'hamza'],
  ء: ['hamza'],
  لا: ['lamAlef'],
  لآ: ['lamAlef', 'madda'],
  لأ: ['lamAlef', 'hamza'],
  '۰': ['zero'],
  '۱': ['one'],
  '۲': ['two'],
  '۳': ['three'],
  '۴': ['four'],
  '۵': ['five'],
  '۶': ['six'],
  '۷': ['seven'],
  '۸': ['eight'],
  '۹': ['nine'],
}

const DOT_GAP = 19
/** Gap between letters that don't join. */
const GAP = 9
/** Distance of a sign from existing dots. */
const SIGN_GAP = 24
/** Length of the tail of a final ے under the letters before it. */
const UNDER_TAIL = 30

const signs: Readonly<Record<Exclude<Mark, 'dots'>, string>> = {
  tah: '-13,9 -3,-2 8,-4 11,4 2,9 -13,9;-3,-24 -4,-8 -5,6',
  hamza: '8,-10 0,-15 -8,-9 -2,-2 8,-2;8,-2 -10,6',
  madda: '18,-1 8,-8 -4,0 -18,-5',
}

const vowels: Readonly<Record<string, string>> = {
  '\u064E': '11,-7 -11,4',
  '\u064F': '5,-6 -1,-11 -7,-5 -2,-1 5,-5;5,-5 3,4 -7,10',
  '\u0650': '11,-7 -11,4',
  '\u0651': '13,-9 11,0 6,0 3,-7;3,-7 0,0 -6,0 -10,-9',
  '\u0652': '0,-9 8,-1 0,7 -8,-1 0,-9',
  '\u0654': signs.hamza,
  '\u0670': '2,-16 -1,8',
}
const ZER = '\u0650'

/**
 * Writes a word. `slope` is the descent of its joined letters to the baseline at the last one, as
 * in Nastaliq; 0 keeps all on one line, as in Naskh.
 */
export function writeUrdu(word: string, slope = 0): UrduWord {
  const written: ShapedText = { strokes: [], signs: [], dots: [] }
  let x = 0
  const letters = shaped(word)
  for (const group of groupsOf(isNumber.test(word) ? [...letters].reverse() : letters)) {
    const width = group.reduce((sum, { bones }) => sum + bones.width, 0)
    // Only the letters before the last are above the baseline.
    const landing = x - width + (group.at(-1)?.bones.width ?? 0)
    for (const [index, placed] of group.entries()) {
      const start = x
      const at = ([px, py]: Point): Point => [
        px + start,
        py - slope * Math.max(0, px + start - landing),
      ]
      const isOverTail = group[index + 1]?.marked[0] === 'yehBarree'
      written.strokes.push(...placed.bones.strokes.map((stroke) => stroke.map(at)))
      addMarks(written, placed, at, isOverTail ? UNDER_TAIL : 0)
      x -= placed.bones.width
    }
    x -= GAP
  }
  return { ...written, width: Math.max(0, -x - GAP) }
}

/** Numbers run from the left in every script. */
const isNumber = /^[۰-۹]+$/

interface ShapedText {
  readonly strokes: Point[][]
  readonly signs: Point[][]
  readonly dots: Point[]
}

interface PlacedGlyph {
  readonly bones: Bones
  readonly marked: MarkedLetter
  readonly vowels: readonly string[]
}

/** Letters of a word, grouped by joins. */
function groupsOf(word: readonly ShapedLetter[]): PlacedGlyph[][] {
  const groups: PlacedGlyph[][] = []
  for (const { letter, form, signs } of word) {
    const marked = dotted(alphabet[letter] ?? ['hamza'], form)
    const skeleton: Skeleton = skeletons[marked[0]]
    const placed = { bones: skeleton[form] ?? skeleton.alone, marked, vowels: signs }
    if (form === 'alone' || form === 'first') groups.push([placed])
    else groups.at(-1)?.push(placed)
  }
  return groups
}

/** A yeh has two dots in its initial and medial forms only. */
function dotted(marked: MarkedLetter, form: ShapedLetter['form']): MarkedLetter {
  const isTooth = form === 'first' || form === 'middle'
  return marked[0] === 'yeh' && marked[1] === undefined && isTooth ? ['yeh', 'dots', -2] : marked
}

function addMarks(
  out: ShapedText,
  { bones, marked: [, mark, count = 0], vowels: carried }: PlacedGlyph,
  at: (point: Point) => Point,
  deeper: number,
): void {
  const [overX, overY] = at(bones.over)
  const [underX, underY] = at(bones.under)
  const sign = (text: string, x: number, y: number) =>
    out.signs.push(
      ...text.split(';').map((one) => pointsOf(one).map(([sx, sy]): Point => [x + sx, y + sy])),
    )
  if (mark === 'dots' && count > 0) out.dots.push(...dotsAt([overX, overY], count, -1))
  else if (mark === 'dots') out.dots.push(...dotsAt([underX, underY + deeper], -count, 1))
  else if (mark) sign(signs[mark], overX, overY)
  let over = overY - (mark && count >= 0 ? (count === 3 ? 1.7 : 1) * SIGN_GAP : 0)
  let under = underY + deeper + (count < 0 ? (count === -3 ? 1.7 : 1) * SIGN_GAP : 0)
  for (const vowel of carried) {
    if (vowel === ZER) {
      sign(vowels[vowel] ?? '', underX, under)
      under += SIGN_GAP
    } else {
      sign(vowels[vowel] ?? '', overX, over)
      over -= SIGN_GAP
    }
  }
}

/** One dot, two side by side, or a third further away from the letter. */
function dotsAt([x, y]: Point, count: number, away: number): Point[] {
  if (count === 1) return [[x, y]]
  const pair: Point[] = [
    [x + DOT_GAP / 2, y],
    [x - DOT_GAP / 2, y],
  ]
  return count === 2 ? pair : [...pair, [x, y + away * DOT_GAP * 0.8]]
}

registerUrduLettering(writeUrdu)
