import { type Colour, lighter, mix } from '#studio/drawing/colour.ts'
import { type Pose, plane } from '#studio/drawing/pose.ts'
import { path, type Sheet } from '#studio/drawing/svg.ts'
import { wallOf } from '#studio/drawing/walls.ts'
import type { CaseBody } from './case-body.ts'

/** Number of slices of the edge between wall and back. */
const SLICES = 5

/** Painted width of each slice in millimetres. */
const RING = 2.6

/** Draws walls, rounded edge and bare back of an opaque case. */
export function drawSolidShell(
  sheet: Sheet,
  pose: Pose,
  body: CaseBody,
  { walls, back, gloss }: { readonly walls: Colour; readonly back: Colour; readonly gloss: number },
): string {
  const { fillet, thickness } = body
  const outer = body.outline(0)
  const parts = [
    wallOf(sheet, pose, outer, [-thickness, -fillet], { colour: walls, gloss }),
    wallOf(sheet, pose, outer, [-thickness, -thickness + 1], {
      colour: '#000000',
      gloss: 0,
      opacity: 0.22,
    }),
  ]
  const [half, tall] = [body.box.w / 2, body.box.h / 2]
  for (let slice = 0; slice < SLICES; slice++) {
    const angle = ((slice + 0.5) / SLICES) * (Math.PI / 2)
    const inset = fillet * (1 - Math.cos(angle))
    const height = -fillet * (1 - Math.sin(angle))
    const facing = Math.sin(angle)
    const tone = mix(walls, back, facing ** 1.5)
    const glint = gloss * Math.sin(2 * angle) ** 2
    const shade = sheet.linear(
      [-half, -tall * 0.8],
      [half, tall * 0.8],
      `${mix(lighter(tone, 0.05), '#ffffff', 0.5 * glint)} 0, ${lighter(tone, 0.03 * (1 - facing))} .25, ${lighter(tone, -0.07 * (1 - facing))} .6, ${lighter(tone, -0.14 * (1 - facing))} 1`,
    )
    // A ring that reaches under the next slice: repainting covered areas takes time.
    const ring = body.outline(inset).d + body.outline(inset + RING).d
    parts.push(path(ring, shade, { transform: plane(pose, height), 'fill-rule': 'evenodd' }))
  }
  parts.push(path(body.outline(fillet).d, back, { transform: plane(pose) }))
  return parts.join('')
}
