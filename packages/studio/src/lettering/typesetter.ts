import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import bidiFactory from 'bidi-js'
import { Blob, Buffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs'
import type { Point } from '#studio/drawing/svg.ts'
import characters from './characters.json' with { type: 'json' }
import type { Command, Contours, FaceName, Piece, Typesetter } from './letters.ts'
import { placedAt } from './letters.ts'

const folder = join(import.meta.dirname, '../../faces')
const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('ur', { granularity: 'grapheme' })

/** Letters of Arabic keyboards as Urdu writes them, and an apostrophe that few faces have. */
const variants: Readonly<Record<string, string>> = characters.variants

const HEART = '♥'
/** A heart as high as a capital, which faces lack. */
const heart = {
  pieces: [{ contours: contoursOf(characters.heart, ([x, y]) => [x, -y]), isUrdu: false }],
  advance: 0.94,
}

const opened = new Map<FaceName, OpenFace>()
type OpenFace = ReturnType<typeof readFace>

function readFace(name: FaceName) {
  const face = new Face(new Blob(readFileSync(join(folder, `${name}.ttf`))))
  const characters = new Set(face.collectUnicodes())
  return { font: new Font(face), unitsPerEm: face.upem, characters }
}

/** A face, whose file is read at its first use. */
function faceOf(name: FaceName): OpenFace {
  const face = opened.get(name) ?? readFace(name)
  opened.set(name, face)
  return face
}

/** First face with a letter and its marks, null for the heart; a RangeError if none has it. */
function faceOfLetter(letter: string, faces: readonly FaceName[]): OpenFace | null {
  if (letter === HEART) return null
  const codes = [...letter].map((character) => character.codePointAt(0) ?? 0)
  const name = faces.find((each) => codes.every((code) => faceOf(each).characters.has(code)))
  if (name === undefined) throw new RangeError('No face of the style has a letter of the text')
  return faceOf(name)
}

/** Part of a text in one direction and one face; null for the heart, which is drawn. */
interface Run {
  text: string
  readonly start: number
  readonly isRightToLeft: boolean
  readonly face: OpenFace | null
}

/** Runs from left to right (Unicode's bidirectional algorithm). */
function runsOf(text: string, faces: readonly FaceName[]): readonly Run[] {
  const embedding = bidi.getEmbeddingLevels(text)
  const runs: Run[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const isRightToLeft = (embedding.levels[index] ?? 0) % 2 === 1
    const last = runs.at(-1)
    // A space stays in the face of the word before it.
    const face = segment === ' ' && last?.face ? last.face : faceOfLetter(segment, faces)
    if (last?.face === face && last.isRightToLeft === isRightToLeft) last.text += segment
    else runs.push({ text: segment, start: index, isRightToLeft, face })
  }
  const runAt = (index: number) => runs.findLast(({ start }) => start <= index) ?? []
  return [...new Set(bidi.getReorderedIndices(text, embedding).flatMap(runAt))]
}

/** Sets a text with HarfBuzz: kerning, ligatures, joins and marks as in the face. */
export const typeset: Typesetter = (text, { faces, tracking = 0, capitals = false, urdu = 1 }) => {
  const cased = capitals ? text.toUpperCase() : text
  const written = [...cased.normalize('NFC')].map((one) => variants[one] ?? one).join('')
  const pieces: Piece[] = []
  let x = 0
  for (const run of runsOf(written, faces)) {
    const size = run.isRightToLeft ? urdu : 1
    const set = run.face === null ? heart : shaped(run, run.face, tracking)
    for (const { contours, isUrdu } of set.pieces)
      pieces.push({ contours: placedAt(contours, [x, 0], size), isUrdu })
    x += set.advance * size
  }
  return pieces.filter(({ contours }) => contours.length > 0)
}

/** Letters of a run in em, and the room that they take. */
function shaped({ text, isRightToLeft }: Run, { font, unitsPerEm }: OpenFace, tracking: number) {
  const isUrdu = /\p{Script=Arabic}/u.test(text)
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
  buffer.setScript(isUrdu ? 'Arab' : 'Latn')
  // In these languages the faces have forms of their own, such as the digits of Urdu.
  buffer.setLanguage(isUrdu ? 'ur' : 'en')
  // Spaced letters have no ligatures.
  shape(font, buffer, tracking > 0 ? [new Feature('liga', 0), new Feature('clig', 0)] : [])
  const letters = new Map<number, Command[]>()
  let x = 0
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const key = isUrdu ? text.slice(0, glyph.cluster).split(' ').length : glyph.cluster
    if (!isUrdu && letters.size > 0 && !letters.has(key)) x += tracking * unitsPerEm
    const [dx, dy] = [x + (glyph.xOffset ?? 0), glyph.yOffset ?? 0]
    const at = ([px, py]: Point): Point => [(px + dx) / unitsPerEm, -(py + dy) / unitsPerEm]
    const contours = contoursOf(font.glyphToJson(glyph.codepoint), at)
    letters.set(key, [...(letters.get(key) ?? []), ...contours])
    x += glyph.xAdvance ?? 0
  }
  const pieces = [...letters.values()].map((contours) => ({ contours, isUrdu }))
  return { pieces, advance: x / unitsPerEm + (isUrdu ? 0 : tracking) }
}

/** An outline in the form of HarfBuzz as contours, its points mapped. */
function contoursOf(
  outline: ReturnType<Font['glyphToJson']>,
  map: (point: Point) => Point,
): Contours {
  return outline.map(({ type, values }) => ({
    type: type as Command['type'],
    points: Array.from({ length: values.length / 2 }, (_, index) =>
      map([values[index * 2] ?? 0, values[index * 2 + 1] ?? 0]),
    ),
  }))
}
