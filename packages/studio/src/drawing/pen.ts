import { n, type Point } from '#studio/drawing/svg.ts'

/** Width of a pen's stroke by direction. */
export type Pen = (direction: Point) => number

/** A reed pen cut broad and held at an angle (degrees, anticlockwise from the line). */
export function reedPen(thin: number, broad: number, held: number): Pen {
  const nib = (-held * Math.PI) / 180
  const [nx, ny] = [Math.cos(nib), Math.sin(nib)]
  return ([dx, dy]) => thin + (broad - thin) * Math.abs(dx * ny - dy * nx)
}

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

/**
 * Outline of a pen's stroke along the points; `taper` is the number of first and last steps in
 * which it widens and narrows.
 */
export function penStroke(points: readonly Point[], pen: Pen, taper = 0): string {
  const path = along(points)
  const widths = path.map((_, index) => {
    const fromEnd = Math.min(index, path.length - 1 - index)
    return pen(directionAt(path, index)) * (taper > 0 ? Math.min(1, 0.25 + fromEnd / taper) : 1)
  })
  const left: Point[] = []
  const right: Point[] = []
  for (const [index, [x, y]] of path.entries()) {
    const [dx, dy] = directionAt(path, index)
    const around = widths.slice(Math.max(0, index - 3), index + 4)
    const half = around.reduce((sum, width) => sum + width, 0) / around.length / 2
    left.push([x + dy * half, y - dx * half])
    right.push([x - dy * half, y + dx * half])
  }
  const [first, last] = [widths[0] ?? 0, widths.at(-1) ?? 0]
  const cap = (width: number) => `A${n(width / 2)} ${n(width / 2)} 0 0 1 `
  const run = (side: readonly Point[]) => side.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')
  return `M${run(left)}${cap(last)}${run(right.reverse())}${cap(first)}${n(left[0]?.[0] ?? 0)} ${n(left[0]?.[1] ?? 0)}Z`
}

/** Parses points such as `0,0 12,-40 20,3`. */
export function pointsOf(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x, y] = pair.split(',').map(Number)
      return [x ?? 0, y ?? 0]
    })
}

function directionAt(path: readonly Point[], index: number): Point {
  const before = path[Math.max(0, index - 1)] ?? [0, 0]
  const after = path[Math.min(path.length - 1, index + 1)] ?? [0, 0]
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
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
