import type { Box } from '#studio/drawing/outline.ts'
import { n, type Point } from '#studio/drawing/svg.ts'

/** Command of a path with its points: move, line, quadratic or cubic curve, or close. */
export interface Command {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  readonly points: readonly Point[]
}

/** Closed outlines of letters. */
export type Contours = readonly Command[]

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
  const [xs, ys]: [number[], number[]] = [[], []]
  let from: Point = [0, 0]
  for (const { type, points } of contours) {
    const steps = type === 'Q' || type === 'C' ? STEPS : 1
    for (let step = 1; step <= steps && type !== 'Z'; step++) {
      const [x, y] = onCurve([from, ...points], step / steps)
      xs.push(x)
      ys.push(y)
    }
    from = points.at(-1) ?? from
  }
  if (xs.length === 0) return { x: 0, y: 0, w: 0, h: 0, r: 0 }
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
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
