import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import bidiFactory from 'bidi-js'
import { Blob, Buffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs'
import type { Point } from '#studio/drawing/svg.ts'
import { type Command, type Contours, placedAt } from './contours.ts'
import type { FaceName, Piece, Typesetter } from './type-style.ts'

const folder = join(import.meta.dirname, '../../faces')
const bidi = bidiFactory()

/** A typeface in memory. */
interface OpenFace {
  readonly font: Font
  readonly unitsPerEm: number
  readonly characters: ReadonlySet<number>
}

const open = new Map<FaceName, OpenFace>()

/** Reads a face's file at its first use. */
function faceOf(name: FaceName): OpenFace {
  const known = open.get(name)
  if (known) return known
  const face = new Face(new Blob(readFileSync(join(folder, `${name}.ttf`))))
  const read = {
    font: new Font(face),
    unitsPerEm: face.upem,
    characters: new Set(face.collectUnicodes()),
  }
  open.set(name, read)
  return read
}

const HEART = '♥'
/** Letters of Arabic keyboards as Urdu writes them, and an apostrophe that few faces have. */
const variants: Readonly<Record<string, string>> = {
  ŉ: '’n',
  ʼ: '’',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ۃ',
  ۀ: 'ۂ',
  إ: 'ا',
}

function hasAll(name: FaceName, text: string): boolean {
  const { characters } = faceOf(name)
  return [...text].every((character) => characters.has(character.codePointAt(0) ?? 0))
}

/**
 * First face that has a letter with its marks, null for the heart; a RangeError for a letter that
 * none has.
 */
function faceOfLetter(letter: string, faces: readonly FaceName[]): FaceName | null {
  if (letter === HEART) return null
  const face = faces.find((name) => hasAll(name, letter))
  if (face === undefined) throw new RangeError('No face of the style has a letter of the text')
  return face
}

/** Part of a text in one direction and one face; null for the heart, which is drawn. */
interface Run {
  text: string
  readonly isRightToLeft: boolean
  readonly face: FaceName | null
}

const graphemes = new Intl.Segmenter('ur', { granularity: 'grapheme' })

/** Runs from left to right (Unicode's bidirectional algorithm). */
function runsOf(text: string, faces: readonly FaceName[]): readonly Run[] {
  const embedding = bidi.getEmbeddingLevels(text)
  const runs: Run[] = []
  const runAt: Run[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const isRightToLeft = (embedding.levels[index] ?? 0) % 2 === 1
    const last = runs.at(-1)
    // A space stays in the face of the word before it.
    const face = segment === ' ' && last?.face ? last.face : faceOfLetter(segment, faces)
    const run =
      last?.face === face && last.isRightToLeft === isRightToLeft
        ? last
        : { text: '', isRightToLeft, face }
    if (run !== last) runs.push(run)
    run.text += segment
    for (let at = index; at < index + segment.length; at++) runAt[at] = run
  }
  const ordered = bidi.getReorderedIndices(text, embedding).flatMap((index) => runAt[index] ?? [])
  return [...new Set(ordered)]
}

/** Sets a text with HarfBuzz: kerning, ligatures, joins and marks as in the face. */
export const typeset: Typesetter = (text, { faces, tracking = 0, capitals = false, urdu = 1 }) => {
  const cased = capitals ? text.toUpperCase() : text
  const written = [...cased.normalize('NFC')].map((one) => variants[one] ?? one).join('')
  const pieces: Piece[] = []
  let x = 0
  for (const run of runsOf(written, faces)) {
    const size = run.isRightToLeft ? urdu : 1
    const set = run.face === null ? heartRun() : shaped(run, run.face, tracking)
    for (const { contours, isUrdu } of set.pieces)
      pieces.push({ contours: placedAt(contours, [x, 0], size), isUrdu })
    x += set.advance * size
  }
  return pieces.filter(({ contours }) => contours.length > 0)
}

interface ShapedRun {
  readonly pieces: readonly Piece[]
  readonly advance: number
}

/** In these languages the faces have forms of their own, such as the digits of Urdu. */
const language = (isRightToLeft: boolean) => (isRightToLeft ? 'ur' : 'en')

function shaped({ text, isRightToLeft }: Run, name: FaceName, tracking: number): ShapedRun {
  const { font, unitsPerEm } = faceOf(name)
  const isUrdu = /\p{Script=Arabic}/u.test(text)
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
  buffer.setScript(isUrdu ? 'Arab' : 'Latn')
  buffer.setLanguage(language(isUrdu))
  // Spaced letters have no ligatures.
  shape(font, buffer, tracking > 0 ? [new Feature('liga', 0), new Feature('clig', 0)] : [])
  const letters = new Map<number, Command[]>()
  let x = 0
  let before: number | undefined
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const key = isUrdu ? text.slice(0, glyph.cluster).split(' ').length : glyph.cluster
    if (!isUrdu && before !== undefined && before !== key) x += tracking * unitsPerEm
    before = key
    const [dx, dy] = [x + (glyph.xOffset ?? 0), glyph.yOffset ?? 0]
    const at = (px: number, py: number): Point => [(px + dx) / unitsPerEm, -(py + dy) / unitsPerEm]
    const contours = glyphContours(font, glyph.codepoint, at)
    letters.set(key, [...(letters.get(key) ?? []), ...contours])
    x += glyph.xAdvance ?? 0
  }
  const pieces = [...letters.values()].map((contours) => ({ contours, isUrdu }))
  return { pieces, advance: x / unitsPerEm + (isUrdu ? 0 : tracking) }
}

function glyphContours(
  font: Font,
  glyph: number,
  at: (x: number, y: number) => Point,
): readonly Command[] {
  return font.glyphToJson(glyph).map(({ type, values }) => ({
    type: type as Command['type'],
    points: Array.from({ length: values.length / 2 }, (_, index) =>
      at(values[index * 2] ?? 0, values[index * 2 + 1] ?? 0),
    ),
  }))
}

/** A heart as high as a capital, which faces lack. */
function heartRun(): ShapedRun {
  const [h, y] = [0.38, -0.36]
  const at = (dx: number, dy: number): Point => [0.47 + dx * h, y + dy * h]
  const contours: Contours = [
    { type: 'M', points: [at(0, 0.92)] },
    { type: 'C', points: [at(-0.5, 0.46), at(-1.12, 0.08), at(-1.1, -0.38)] },
    { type: 'C', points: [at(-1.08, -0.82), at(-0.4, -1.1), at(0, -0.5)] },
    { type: 'C', points: [at(0.4, -1.1), at(1.08, -0.82), at(1.1, -0.38)] },
    { type: 'C', points: [at(1.12, 0.08), at(0.5, 0.46), at(0, 0.92)] },
    { type: 'Z', points: [] },
  ]
  return { pieces: [{ contours, isUrdu: false }], advance: 0.94 }
}
