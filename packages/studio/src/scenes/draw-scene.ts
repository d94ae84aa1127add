import { drawPhoneCase, type PhoneCase } from '#studio/cases/phone-case.ts'
import { type Pose, plane, project } from '#studio/drawing/pose.ts'
import { path, Sheet } from '#studio/drawing/svg.ts'
import { drawShadow } from '#studio/stage/shadow.ts'
import { SHEET } from '#studio/stage/sheet.ts'
import { type SceneName, scenes } from './scenes.ts'

/** Scale of the table's picture: millimetres across, elevation in degrees. */
export const TABLE = { width: 186, elevation: 58 } as const

/**
 * Draws a scene without its table, as SVG: the window's shadow, the case as in every other view,
 * and the window's light on its back as on the table.
 */
export function drawScene(item: PhoneCase, name: SceneName): string {
  const sheet = new Sheet()
  const [width, height] = SHEET
  const { x, y, turn, shade, depth } = scenes[name]
  const { elevation } = TABLE
  const table: Pose = {
    scale: width / TABLE.width,
    turn: 0,
    elevation,
    centre: [width / 2, height / 2],
  }
  const { thickness, outline } = item.body
  const pose: Pose = { ...table, turn, centre: project(table, [x, y], thickness) }
  const cast = drawShadow(pose, (by) => outline(-by), -thickness, {
    tint: shade,
    strength: depth,
    reach: 1.9,
  })
  const [right, bottom] = [item.body.box.w / 2, item.body.box.h / 2]
  const light = sheet.linear(
    [-right, -bottom],
    [right, bottom],
    `#fff4e2 0 .12, #fff4e2 .45 0, ${shade} .5 0, ${shade} 1 ${0.1 * depth}`,
  )
  return sheet.finish(
    width,
    height,
    cast +
      drawPhoneCase(sheet, pose, item, null) +
      path(outline(0).d, light, { transform: plane(pose) }),
  )
}
