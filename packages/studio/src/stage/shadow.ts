import type { Colour } from '#studio/drawing/colour.ts'
import type { Outline } from '#studio/drawing/outline.ts'
import { type Pose, plane } from '#studio/drawing/pose.ts'
import { group, n, type Point, path } from '#studio/drawing/svg.ts'

/** Number of layers: enough that a shadow of the usual reach shows no steps. */
const LAYERS = 16

/**
 * Draws the shadow of a body on the table: tight and dark at the contact, wide and faint around.
 * Layers of the outline replace a blur, which would take longer than the whole picture.
 */
export function drawShadow(
  pose: Pose,
  grownOutline: (by: number) => Outline,
  ground: number,
  {
    tint,
    strength = 1,
    reach = 1,
  }: {
    readonly tint: Colour
    readonly strength?: number
    readonly reach?: number
  },
): string {
  const count = Math.round(LAYERS * Math.max(1, reach))
  const layers = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    const spread = (-4 + 12 * share) * reach
    const drift: Point = [(2 + 2.4 * share) * reach, (2.4 + 3 * share) * reach]
    return path(grownOutline(spread).d, tint, {
      transform: `${plane(pose, ground)} translate(${n(drift[0])} ${n(drift[1])})`,
      'fill-opacity': (0.3 / count) * strength,
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
