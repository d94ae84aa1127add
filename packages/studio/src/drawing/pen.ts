import type { Point } from './svg.ts'

/** Points close together along a soft curve through the given ones. */
export function along(points: readonly Point[], perSpan = 10): Point[] {
  const point = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const out: Point[] = []
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    for (let step = 0; step < perSpan; step++) out.push(spline(a, b, c, d, step / perSpan))
  }
  out.push(point(points.length - 1))
  return out
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const weigh = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
  return [weigh(0), weigh(1)]
}
