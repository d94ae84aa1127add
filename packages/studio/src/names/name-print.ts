import { drawn } from '#studio/art/art.ts'
import { plateEdge } from '#studio/art/edges.ts'
import { truckBorder } from '#studio/art/truck-border.ts'
import type { Board, Look, Print } from '#studio/cases/look.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import { grown, roundedBox, smooth } from '#studio/drawing/outline.ts'
import type { Random } from '#studio/drawing/random.ts'
import type { Attributes, Paint, Point, Stops } from '#studio/drawing/svg.ts'
import { group, path, placed } from '#studio/drawing/svg.ts'
import { type Arc, fitted, onCircle, type Room } from '#studio/lettering/fit.ts'
import type { Piece, TypeStyle } from '#studio/lettering/letters.ts'
import { inkOf, pathOf, placedAt, turned } from '#studio/lettering/letters.ts'
import { balloon } from './balloon.ts'
import table from './looks.json' with { type: 'json' }
import { type NamePart, nameParts } from './name-parts.ts'

/** What lengths consist of; `room` is the height below the camera, unit and frame are the look's. */
type Measure = 'mm' | 'width' | 'room' | 'unit' | 'frameWidth' | 'frameHeight'
type Measures = Readonly<Record<Measure, number>>

/** Millimetres, or a sum of multiples of measures; of several, the smallest. */
type Length = Sum | readonly Sum[]
type Sum = number | Partial<Measures>
type Spot = Readonly<{ x: number; y: number }>

/** Attributes of an outline; one without a fill is a line. */
type Ink = Attributes & { readonly fill?: Paint }

/** A style of letters with its paints. */
interface LetterStyle extends TypeStyle {
  /** The lowest first. */
  readonly layers: readonly Ink[]
  /** Fill of layers without one: from left of the middle to the opposite point. */
  readonly gradient?: Spot & { readonly stops: Stops }
  /** What letters take turns with. The colour is their `currentColor`. */
  readonly letters?: readonly Readonly<{ colour: Colour; rise?: number; tilt?: number }>[]
  /** Whether letters are balloons, instead of layers. */
  readonly areBalloons?: boolean
}

/** A part of the name or, without one, a label, which every case has. */
interface NameText {
  readonly part?: NamePart
  /** A label, or what stands for a part that the name lacks; or the key of a choice. */
  readonly words?: string
  readonly style: keyof typeof table.styles
  /** A point, from the look's middle. */
  readonly x?: Length
  readonly y?: Length
  /** What of the ink is there: its middle, or with 1 its right or lower edge, with -1 the opposite. */
  readonly alignX?: number
  readonly alignY?: number
  readonly room: Room<Length>
  /** Degrees, clockwise. */
  readonly turn?: number
  /** Part of a circle around the point, for the text to stand on. */
  readonly arc?: Arc
  /** A line below: points by shares of a width, by default the ink's, and by millimetres. */
  readonly rule?: Readonly<{ width?: Length; points: readonly Spot[]; ink: Ink }>
}

/** A print with a customer's name. */
interface NameLook {
  /** From below: files of `art/`, `frame`, and borders. */
  readonly ground: readonly string[]
  /** Its middle, from the middle of the room below the camera. */
  readonly y?: Length
  /** Size of a millimetre of its art, for lengths that follow it. */
  readonly unit?: Length
  /** Scale of the art, if it isn't the unit. */
  readonly scale?: { readonly x: Length; readonly y: Length }
  /** Around its middle. */
  readonly frame?: {
    readonly width: Length
    readonly height: Length
    readonly corner: number
    readonly layers: readonly { readonly inset?: number; readonly ink: Ink }[]
  }
  /** What differs between products: words, and `colour`, the look's `currentColor`. */
  readonly choices?: readonly Choice[]
  /** Whether texts are placed as the art is, in units around the look's middle. */
  readonly isLocal?: boolean
  readonly texts: readonly NameText[]
}

type Choice = Readonly<Record<string, string>>

export type NameLookKey = keyof typeof table.looks

const styles = table.styles as Readonly<Record<keyof typeof table.styles, LetterStyle>>
const looks = table.looks as Readonly<Record<NameLookKey, NameLook>>

/** Layers of a ground that follow the outline of the back. */
const borders: Readonly<Record<string, Print>> = {
  'plate-edge': plateEdge,
  'truck-border': (board) => truckBorder(board, '#a3162b'),
}

/**
 * Print and lettering of a case by its row in `looks.json`: labels, and a customer's name unless it
 * is ''. What differs between products comes from `random`.
 */
export function namePrint(key: NameLookKey, random: Random, name: string): Partial<Look> {
  const look = looks[key]
  const choice: Choice = look.choices ? random.pick(look.choices) : {}
  const color = choice.colour
  return {
    print: (board) => group({ color }, ...groundOf(look, placeOf(look, board))),
    lettering(board) {
      const place = placeOf(look, board)
      const texts = look.texts.map((text) => drawnText(wordsOf(text, name, choice), text, place))
      return group({ color, transform: place.transform }, ...texts)
    },
  }
}

/** What a text says on a product; undefined leaves it out. */
function wordsOf({ part, words }: NameText, name: string, choice: Choice): string | undefined {
  const fixed = words && (choice[words] ?? words)
  if (part === undefined) return fixed
  return name === '' ? undefined : (nameParts[part](name) ?? fixed)
}

type Place = ReturnType<typeof placeOf>

/** A look on a phone's back: its lengths, its middle, and the place of its texts. */
function placeOf({ y, unit = 1, frame, isLocal = false }: NameLook, board: Board) {
  const { box, free } = board
  const back = { mm: 1, width: box.w, room: free.h, unit: 1, frameWidth: 0, frameHeight: 0 }
  const measures = {
    ...back,
    unit: lengthIn(back, unit),
    frameWidth: lengthIn(back, frame?.width),
    frameHeight: lengthIn(back, frame?.height),
  }
  const middle = free.y + lengthIn(measures, y)
  return {
    board,
    size: (length?: Length) => lengthIn(measures, length),
    middle,
    textMiddle: isLocal ? 0 : middle,
    transform: isLocal ? placed([0, middle], 0, measures.unit) : undefined,
  }
}

function lengthIn(measures: Measures, length: Length = 0): number {
  const sums = [length].flat().map((sum) => {
    if (typeof sum === 'number') return sum
    const terms = Object.entries(sum) as [Measure, number][]
    return terms.reduce((total, [measure, times]) => total + times * measures[measure], 0)
  })
  return Math.min(...sums)
}

function groundOf({ ground, frame, scale }: NameLook, { board, size, middle }: Place) {
  const [w, h] = [size({ frameWidth: 1 }), size({ frameHeight: 1 })]
  const scales: Point = [size(scale?.x ?? { unit: 1 }), size(scale?.y ?? { unit: 1 })]
  const anchor = (dy: number) => placed([0, middle + dy], 0, scales)
  const anchors = { name: anchor(0), head: anchor(-h / 2), base: anchor(h / 2) }
  const framed = frame?.layers.map(({ inset = 0, ink }) =>
    painted(roundedBox(grown({ x: 0, y: middle, w, h, r: frame.corner }, -inset), 1).d, [ink]),
  )
  return ground.map((layer) =>
    layer === 'frame' ? (framed ?? []).join('') : (borders[layer] ?? drawn(layer, anchors))(board),
  )
}

/** Draws words, if there are any, as a text of a look. */
function drawnText(words: string | undefined, text: NameText, place: Place): string {
  if (words === undefined) return ''
  const { board, size, textMiddle } = place
  const { room, alignX = 0, alignY = 0, turn = 0, arc, rule } = text
  const style = styles[text.style]
  const [width, height] = [size(room.width), size(room.height)]
  const fit = fitted(words, style, { ...room, width, height, size: size(room.size) })
  const { w, h } = inkOf(fit.contours)
  const x = size(text.x) - (alignX * w) / 2
  const y = textMiddle + size(text.y) - (alignY * h) / 2
  if (style.letters) return drawnLetters(fit.pieces, [x, y], style, board)
  const contours = arc
    ? onCircle(fit.pieces, [x, y], arc)
    : placedAt(turned(fit.contours, turn), [x, y])
  const { layers, gradient: g } = style
  const foil = g && board.sheet.linear([-g.x, -g.y], [g.x, g.y], g.stops)
  const letters = painted(pathOf(contours), layers, foil)
  if (!rule) return letters
  const length = size(rule.width ?? w)
  const points = rule.points.map((at): Point => [x + at.x * length, y + h / 2 + at.y])
  return letters + painted(smooth(points), [rule.ink])
}

/** Letters of a line around a point, one by one. */
function drawnLetters(pieces: readonly Piece[], [x, y]: Point, style: LetterStyle, board: Board) {
  const { letters = [], areBalloons = false } = style
  const drawn = pieces.map(({ contours: flat }, index) => {
    const { colour = '#000000', rise = 0, tilt = 0 } = letters[index % letters.length] ?? {}
    const { x: dx, y: dy } = inkOf(flat)
    const contours = placedAt(turned(placedAt(flat, [-dx, -dy]), tilt), [x + dx, y + dy + rise])
    if (areBalloons) return balloon(contours, colour, board)
    return group({ color: colour }, painted(pathOf(contours), style.layers))
  })
  return drawn.join('')
}

/** An outline in all its layers; `usual` fills those without a fill. */
function painted(d: string, layers: readonly Ink[], usual: Paint = 'none'): string {
  return layers.map(({ fill = usual, ...rest }) => path(d, fill, rest)).join('')
}
