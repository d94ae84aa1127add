import type { Box } from '#studio/drawing/outline.ts'
import { n, type Point } from '#studio/drawing/svg.ts'
import type faces from './faces.json'

/** Command of a path with its points: move, line, quadratic or cubic curve, or close. */
export interface Command {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  readonly points: readonly Point[]
}

/** Closed outlines of letters. */
export type Contours = readonly Command[]

/** Typefaces in `faces/`, by the name of their file. */
export type FaceName = keyof typeof faces

/** Typographic style of a text. */
export interface TypeStyle {
  /** Faces in the order of preference; a letter that one lacks is set in the next that has it. */
  readonly faces: readonly FaceName[]
  /** Space between Latin letters in em; the joined letters of Urdu are never spaced. */
  readonly tracking?: number
  /** Whether Latin letters are set as capitals. */
  readonly capitals?: boolean
  /** Size of Urdu in relation to Latin letters; 1 by default. */
  readonly urdu?: number
}

/** A letter of a Latin text, or a word of an Urdu one. */
export interface Piece {
  /** In em, the baseline at y 0, placed in its line. */
  readonly contours: Contours
  readonly isUrdu: boolean
}

/**
 * Sets a text in one line, its pieces from left to right. A letter that no face of the style has is
 * a RangeError.
 */
export type Typesetter = (text: string, style: TypeStyle) => readonly Piece[]

/** Contours with every point, also the control points of curves, mapped. */
export function mapped(contours: Contours, map: (point: Point) => Point): Contours {
  return contours.map(({ type, points }) => ({ type, points: points.map(map) }))
}

/** Moves contours after scaling them. */
export function placedAt(contours: Contours, [dx, dy]: Point, scale = 1): Contours {
  return mapped(contours, ([x, y]) => [x * scale + dx, y * scale + dy])
}

/** Rotates contours around the origin (degrees, clockwise). */
export function turned(contours: Contours, degrees: number): Contours {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return mapped(contours, ([x, y]) => [x * c - y * s, x * s + y * c])
}

/** Path data of contours, at a hundredth of a unit. */
export function pathOf(contours: Contours): string {
  return contours
    .map(({ type, points }) => type + points.map(([x, y]) => `${n(x)} ${n(y)}`).join(' '))
    .join('')
}

const STEPS = 12

/** Bounding box of the ink, by points along each curve; of size 0 at the origin without ink. */
export function inkOf(contours: Contours): Box {
  let from: Point = [0, 0]
  const inked = contours.flatMap(({ type, points }) => {
    const curve = [from, ...points]
    from = points.at(-1) ?? from
    const steps = type === 'Z' ? 0 : points.length > 1 ? STEPS : 1
    return Array.from({ length: steps }, (_, step) => onCurve(curve, (step + 1) / steps))
  })
  if (inked.length === 0) return { x: 0, y: 0, w: 0, h: 0, r: 0 }
  const [xs, ys] = [inked.map(([x]) => x), inked.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top, r: 0 }
}

/** Point of a Bézier curve of any degree (de Casteljau); of a move, its target. */
function onCurve(points: readonly Point[], t: number): Point {
  let rest = points
  while (rest.length > 1) {
    rest = rest.slice(1).map(([x, y], index): Point => {
      const [fromX, fromY] = rest[index] ?? [x, y]
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t]
    })
  }
  return rest[0] ?? [0, 0]
}
