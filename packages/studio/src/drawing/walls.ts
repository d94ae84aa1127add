import { type Colour, lighter, mix } from './colour.ts'
import { type Outline, polygon } from './outline.ts'
import { type Pose, project, turned } from './pose.ts'
import { type Point, path, type Sheet } from './svg.ts'

/** Direction of the window light, from the upper left, on the table's plane. */
const LIGHT: Point = [-0.82, 0.57]

/** Parameters of a wall's reflection. */
export interface WallFinish {
  readonly colour: Colour
  /** 0 is matt, 1 is polished. */
  readonly gloss: number
  readonly opacity?: number
}

/**
 * Draws the near wall of an upright body between two heights. Since height points straight up, each
 * x of the sheet shows one place of the wall, so that one horizontal gradient is exact.
 */
export function wallOf(
  sheet: Sheet,
  pose: Pose,
  outline: Outline,
  heights: Point,
  finish: WallFinish,
): string {
  return litWall(sheet, pose, outline, heights, (facing) => [
    lit(finish, facing),
    finish.opacity ?? 1,
  ])
}

/** Draws the near wall with a shading function of its own: colour and opacity by direction. */
export function litWall(
  sheet: Sheet,
  pose: Pose,
  outline: Outline,
  [low, high]: Point,
  lightOn: (facing: Point) => readonly [colour: Colour, opacity: number],
): string {
  const near = nearChain(pose, outline.points)
  if (near.length < 2) return ''
  const top = near.map(({ point }) => project(pose, point, high))
  const bottom = near.map(({ point }) => project(pose, point, low))
  const first = top[0] ?? [0, 0]
  const last = top.at(-1) ?? [1, 0]
  const width = last[0] - first[0] || 1
  const stops: string[] = []
  let previous = Number.NEGATIVE_INFINITY
  for (const [index, { normal }] of near.entries()) {
    const offset = ((top[index]?.[0] ?? 0) - first[0]) / width
    if (offset - previous < 0.012 && index < near.length - 1) continue
    const [colour, opacity] = lightOn(turned(pose, normal))
    stops.push(`${colour} ${offset} ${opacity}`)
    previous = offset
  }
  const paint = sheet.linear(first, [last[0], first[1]], stops.join(', '))
  return path(polygon([...top, ...bottom.reverse()]), paint)
}

/** Colour of a wall by its direction on the table. */
function lit({ colour, gloss }: WallFinish, [x, y]: Point): Colour {
  const facing = x * LIGHT[0] + y * LIGHT[1]
  const diffuse = lighter(colour, -0.15 + 0.15 * Math.max(-0.6, facing))
  const shine = Math.max(0, facing) ** 6 * gloss
  return shine > 0.02 ? mix(diffuse, '#ffffff', shine * 0.42) : diffuse
}

interface Edge {
  readonly point: Point
  readonly normal: Point
}

/** The part of the outline towards the viewer, from the sheet's left to its right. */
function nearChain(pose: Pose, points: readonly Point[]): Edge[] {
  const seen = points.map((point) => project(pose, point))
  let [left, right] = [0, 0]
  for (const [index, [x]] of seen.entries()) {
    if (x < (seen[left]?.[0] ?? 0)) left = index
    if (x > (seen[right]?.[0] ?? 0)) right = index
  }
  const chain: Edge[] = []
  // Clockwise on the sheet: the near side runs from the right end back to the left end.
  for (let index = right; ; index = (index + 1) % points.length) {
    const before = points[(index + points.length - 1) % points.length] ?? [0, 0]
    const after = points[(index + 1) % points.length] ?? [0, 0]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    chain.push({ point: points[index] ?? [0, 0], normal: [dy / length, -dx / length] })
    if (index === left) break
  }
  return chain.reverse()
}
