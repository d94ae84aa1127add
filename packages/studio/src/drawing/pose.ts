import { n, type Point } from './svg.ts'

/**
 * Pose of a product: rotated on the table and seen from an elevation, in parallel projection.
 * Millimetres become pixels; z grows towards the viewer from the product's back (0), and always
 * points straight up on the sheet.
 */
export interface Pose {
  /** Pixels per millimetre. */
  readonly scale: number
  /** Clockwise turn on the table, degrees. */
  readonly turn: number
  /** 90 looks straight down; smaller shows more of the near walls. */
  readonly elevation: number
  /** Position of the middle of the product's back, in pixels. */
  readonly centre: Point
}

/** Position of a point of the product, in pixels. */
export function project(pose: Pose, [x, y]: Point, z = 0): Point {
  const [a, b, c, d] = factors(pose)
  return [a * x + c * y + pose.centre[0], b * x + d * y + pose.centre[1] - rise(pose) * z]
}

/** Transform of drawings on the plane at height z. */
export function plane(pose: Pose, z = 0): string {
  const [a, b, c, d] = factors(pose)
  const place = [pose.centre[0], pose.centre[1] - rise(pose) * z].map(n)
  return `matrix(${[a, b, c, d].map(fine).join(' ')} ${place.join(' ')})`
}

/**
 * Transform of drawings on the vertical wall through `from` in direction `along`: x runs along the
 * wall in millimetres, y upwards.
 */
export function wall(pose: Pose, from: Point, along: Point): string {
  const [a, b, c, d] = factors(pose)
  const [x, y] = project(pose, from)
  const length = Math.hypot(along[0], along[1]) || 1
  const [ux, uy] = [along[0] / length, along[1] / length]
  return `matrix(${fine(a * ux + c * uy)} ${fine(b * ux + d * uy)} 0 ${fine(-rise(pose))} ${n(x)} ${n(y)})`
}

/** Pixels by which one millimetre of height moves a point up. */
export function rise({ scale, elevation }: Pose): number {
  return scale * Math.cos(radians(elevation))
}

/** Direction of a product's vector on the table: x right, y towards the viewer. */
export function turned({ turn }: Pose, [x, y]: Point): Point {
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  return [c * x - s * y, s * x + c * y]
}

/** The pose in which these points (at the given heights) fill a frame in pixels. */
export function fitted(
  view: Pick<Pose, 'turn' | 'elevation'>,
  points: readonly Point[],
  [low, high]: Point,
  frame: { readonly centre: Point; readonly size: Point },
): Pose {
  const probe: Pose = { ...view, scale: 1, centre: [0, 0] }
  const seen = points.flatMap((point) => [project(probe, point, low), project(probe, point, high)])
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const scale = Math.min(frame.size[0] / (right - left), frame.size[1] / (bottom - top))
  return {
    ...view,
    scale,
    centre: [
      frame.centre[0] - (scale * (left + right)) / 2,
      frame.centre[1] - (scale * (top + bottom)) / 2,
    ],
  }
}

function factors({ scale, turn, elevation }: Pose): readonly [number, number, number, number] {
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const tilt = Math.sin(radians(elevation))
  return [scale * c, scale * s * tilt, -scale * s, scale * c * tilt]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function fine(value: number): string {
  return String(Math.round(value * 10000) / 10000)
}
