import { artOf } from '#studio/art/art.ts'
import { type Colour, lighter } from '#studio/drawing/colour.ts'
import { roundedBox } from '#studio/drawing/outline.ts'
import { type Pose, plane } from '#studio/drawing/pose.ts'
import { circle, group, type Point, path, placed } from '#studio/drawing/svg.ts'
import type { Pillow } from './pillow.ts'

/** Attachments of the lug at a cover's side: art files. */
export type Attachment = 'none' | 'carabiner' | 'key-ring' | 'strap' | 'beads' | 'tassel'

/** Draws the lug and its attachment, on the table to the right of the cover. */
export function drawAttachment(
  kind: Attachment,
  { pose, body, colour }: { readonly pose: Pose; readonly body: Pillow; readonly colour: Colour },
): string {
  if (kind === 'none') return ''
  const [x, y]: Point = [body.half[0] - 0.6, body.half[1] * 0.32]
  const shape = roundedBox({ x: x + 1, y, w: 6.4, h: 6, r: 2.6 }, 1)
  return (
    group(
      { transform: plane(pose, -body.thickness + 1), color: colour },
      artOf(kind, { lug: placed([x + 2.2, y]) }),
    ) +
    group(
      { transform: plane(pose, -body.thickness * 0.62) },
      path(shape.d, lighter(colour, -0.07)),
      path(shape.d, 'none', { stroke: '#ffffff', 'stroke-width': 0.35, 'stroke-opacity': 0.3 }),
      circle([x + 1.9, y], 1.2, '#1a171c', { 'fill-opacity': 0.75 }),
    )
  )
}
