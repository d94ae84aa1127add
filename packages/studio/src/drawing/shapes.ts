import { n, type Point } from './svg.ts'

/** A point at an angle (degrees, clockwise from the right) and distance. */
export function polar([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
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
