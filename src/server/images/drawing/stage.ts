import { type Colour, mix } from './colour.ts'
import type { Outline } from './outline.ts'
import { type Pose, plane } from './pose.ts'
import { group, n, type Point, path, rect, type Sheet } from './svg.ts'

/** Pale papers that go with the shop's own (#FBF8F4). */
export const papers = {
  sand: '#f3ece3',
  rose: '#f6e9e6',
  lilac: '#efe9f4',
  sky: '#e8eef3',
  sage: '#eaefe6',
  butter: '#f7efdc',
  stone: '#eeecea',
} as const satisfies Record<string, Colour>

export type PaperName = keyof typeof papers

/**
 * A sheet of paper under a window: brighter from the upper left, falling off to the lower right.
 * Two straight gradients, since a round one over the whole sheet takes three times as long.
 */
export function drawStage(sheet: Sheet, [width, height]: Point, paper: Colour): string {
  const down = sheet.linear(
    [0, 0],
    [0, height],
    [
      [0, mix(paper, '#ffffff', 0.58)],
      [0.55, mix(paper, '#ffffff', 0.2)],
      [1, mix(paper, '#8d7f74', 0.12)],
    ],
  )
  const across = sheet.linear(
    [0, 0],
    [width, 0],
    [
      [0, '#ffffff', 0.42],
      [0.72, '#ffffff', 0],
      [1, '#8d7f74', 0.07],
    ],
  )
  return rect([0, 0], [width, height], down) + rect([0, 0], [width, height], across)
}

/** Enough that the eye sees no steps. */
const LAYERS = 16

/**
 * The shadow of a body that lies on the table: tight and dark where it touches, wide and faint
 * around. Layers of the outline instead of a blur, which would cost more than the whole picture.
 */
export function drawShadow(
  pose: Pose,
  grownOutline: (by: number) => Outline,
  ground: number,
  {
    tint,
    strength = 1,
    reach = 1,
  }: { readonly tint: Colour; readonly strength?: number; readonly reach?: number },
): string {
  const layers = Array.from({ length: LAYERS }, (_, index) => {
    const share = index / (LAYERS - 1)
    const spread = (-4 + 12 * share) * reach
    const drift: Point = [(2 + 2.4 * share) * reach, (2.4 + 3 * share) * reach]
    return path(grownOutline(spread).d, tint, {
      transform: `${plane(pose, ground)} translate(${n(drift[0])} ${n(drift[1])})`,
      'fill-opacity': (0.3 / LAYERS) * strength,
    })
  })
  const contact = [0.9, 0.3].map((spread) =>
    path(grownOutline(spread).d, tint, {
      transform: `${plane(pose, ground)} translate(0.5 0.8)`,
      'fill-opacity': 0.17 * strength,
    }),
  )
  return group({}, ...layers.reverse(), ...contact)
}
