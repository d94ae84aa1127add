import { polygon, smooth } from './outline.ts'
import { n, type Point } from './svg.ts'

/** A point at an angle (degrees, clockwise from the right) and distance. */
export function polar([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
}

/** A star or a regular polygon (inner = outer · cos(π/points)). */
export function star(
  centre: Point,
  points: number,
  outer: number,
  inner: number,
  turn = -90,
): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(centre, turn + (index * 180) / points, index % 2 === 0 ? outer : inner),
  )
  return polygon(corners)
}

/** Petals around a middle, as one soft shape. */
export function blossom(
  centre: Point,
  petals: number,
  outer: number,
  inner: number,
  turn = -90,
): string {
  const points: Point[] = []
  for (let index = 0; index < petals; index++) {
    const middle = turn + (index * 360) / petals
    const step = 360 / petals
    points.push(
      polar(centre, middle - step * 0.5, inner),
      polar(centre, middle - step * 0.3, outer * 0.94),
      polar(centre, middle, outer),
      polar(centre, middle + step * 0.3, outer * 0.94),
    )
  }
  return smooth(points, true)
}

/** A petal or drop: pointed at its foot, round at its head. */
export function drop(foot: Point, degrees: number, length: number, width: number): string {
  const side = (distance: number, across: number) => {
    const [x, y] = polar(foot, degrees, distance * length)
    return polar([x, y], degrees + 90, across * width)
  }
  const [a, b, c, d, e] = [
    side(0.4, -0.5),
    side(0.85, -0.5),
    side(1, 0),
    side(0.85, 0.5),
    side(0.4, 0.5),
  ]
  return `M${p(foot)}C${p(side(0.15, -0.1))} ${p(a)} ${p(side(0.62, -0.56))}C${p(b)} ${p(side(1, -0.3))} ${p(c)}C${p(side(1, 0.3))} ${p(d)} ${p(side(0.62, 0.56))}C${p(e)} ${p(side(0.15, 0.1))} ${p(foot)}Z`
}

/** A leaf: pointed at both ends. */
export function leaf(foot: Point, degrees: number, length: number, width: number): string {
  const tip = polar(foot, degrees, length)
  const bend = (across: number, at: number) =>
    polar(polar(foot, degrees, length * at), degrees + 90, across)
  return `M${p(foot)}C${p(bend(-width * 0.55, 0.25))} ${p(bend(-width * 0.6, 0.65))} ${p(tip)}C${p(bend(width * 0.6, 0.65))} ${p(bend(width * 0.55, 0.25))} ${p(foot)}Z`
}

/** A pair of numbers in the syntax of a path. */
export function p([x, y]: Point): string {
  return `${n(x)} ${n(y)}`
}
