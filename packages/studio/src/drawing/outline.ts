import { n, type Point } from './svg.ts'

/** A closed shape: as a smooth path for painting, and as points (clockwise) for its walls. */
export interface Outline {
  readonly d: string
  readonly points: readonly Point[]
}

/** A rectangle by its centre and size, with the radius of its corners. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly r: number
}

const POINTS_PER_CORNER = 10

/** The box grown on all sides (shrunk, below zero), its corners following. */
export function grown(box: Box, by: number): Box {
  return {
    ...box,
    w: Math.max(0.1, box.w + 2 * by),
    h: Math.max(0.1, box.h + 2 * by),
    r: Math.max(0.1, box.r + by),
  }
}

/**
 * A rectangle with rounded corners. `soft` above 1 lets a corner begin earlier and bend more
 * gently, as on current phones; 1 is a plain arc.
 */
export function roundedBox({ x, y, w, h, r }: Box, soft = 1.22): Outline {
  const reach = Math.min(r * soft, w / 2, h / 2)
  const isArc = reach < r * 1.02
  const bend = reach * (isArc ? 0.4477 : 0.36)
  const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2]
  const corners: readonly (readonly [Point, Point, Point, Point])[] = [
    [
      [right - reach, top],
      [right - bend, top],
      [right, top + bend],
      [right, top + reach],
    ],
    [
      [right, bottom - reach],
      [right, bottom - bend],
      [right - bend, bottom],
      [right - reach, bottom],
    ],
    [
      [left + reach, bottom],
      [left + bend, bottom],
      [left, bottom - bend],
      [left, bottom - reach],
    ],
    [
      [left, top + reach],
      [left, top + bend],
      [left + bend, top],
      [left + reach, top],
    ],
  ]
  let d = ''
  const points: Point[] = []
  for (const [from, one, two, to] of corners) {
    d += `${d === '' ? 'M' : 'L'}${at(from)}C${at(one)} ${at(two)} ${at(to)}`
    for (let step = 0; step <= POINTS_PER_CORNER; step++) {
      points.push(onCurve(from, one, two, to, step / POINTS_PER_CORNER))
    }
  }
  return { d: `${d}Z`, points }
}

/** A circle. */
export function round([x, y]: Point, radius: number): Outline {
  const points = Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  const d = `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 1 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 1 ${n(-2 * radius)} 0Z`
  return { d, points }
}

/** The box with an edge that waves in and out, a whole number of waves around. */
export function wavyBox(box: Box, waves: number, depth: number): Outline {
  const even = evenly(roundedBox(box, 1).points, waves * 8)
  const points = even.map((point, index): Point => {
    const before = even[(index + even.length - 1) % even.length] ?? point
    const after = even[(index + 1) % even.length] ?? point
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const out = depth * Math.cos((index / even.length) * waves * 2 * Math.PI)
    return [point[0] + (dy / length) * out, point[1] - (dx / length) * out]
  })
  return { d: smooth(points, true), points }
}

/** A superellipse: between an ellipse (2) and a rectangle (many). */
export function superellipse([x, y]: Point, [rx, ry]: Point, power: number, steps = 96): Outline {
  const points = Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [
      x + rx * Math.sign(c) * Math.abs(c) ** (2 / power),
      y + ry * Math.sign(s) * Math.abs(s) ** (2 / power),
    ]
  })
  return { d: smooth(points, true), points }
}

/** Straight lines through the points, closed. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`
}

/** A soft curve through the points (Catmull-Rom as cubics). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const point = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[inside] ?? [0, 0]
  }
  let d = `M${at(point(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, e] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${at(one)} ${at(two)} ${at(c)}`
  }
  return closed ? `${d}Z` : d
}

/** Points along a closed line at equal distances. */
export function evenly(points: readonly Point[], count: number): Point[] {
  const closed = [...points, points[0] ?? ([0, 0] as const)]
  const lengths = [0]
  for (let index = 1; index < closed.length; index++) {
    const [a, b] = [closed[index - 1] ?? [0, 0], closed[index] ?? [0, 0]]
    lengths.push((lengths[index - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const total = lengths.at(-1) ?? 0
  let segment = 1
  return Array.from({ length: count }, (_, index): Point => {
    const target = (total * index) / count
    while (segment < closed.length - 1 && (lengths[segment] ?? 0) < target) segment++
    const [a, b] = [closed[segment - 1] ?? [0, 0], closed[segment] ?? [0, 0]]
    const from = lengths[segment - 1] ?? 0
    const share = (target - from) / ((lengths[segment] ?? 0) - from || 1)
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  })
}

function onCurve(from: Point, one: Point, two: Point, to: Point, t: number): Point {
  const u = 1 - t
  const weigh = (axis: 0 | 1) =>
    u ** 3 * from[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis] + t ** 3 * to[axis]
  return [weigh(0), weigh(1)]
}

function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`
}
