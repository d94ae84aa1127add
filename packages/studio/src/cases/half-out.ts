import { grown, roundedBox } from '#studio/drawing/outline.ts'
import { fitted, type Pose, plane, project } from '#studio/drawing/pose.ts'
import { drawSheen } from '#studio/drawing/sheen.ts'
import { group, type Point, path, type Sheet } from '#studio/drawing/svg.ts'
import { drawShadow } from '#studio/stage/shadow.ts'
import { BACK_DEPTH, drawCamera, drawEmptyOpenings } from './camera.ts'
import {
  drawBarePhone,
  drawClearBack,
  drawClearFoot,
  drawClearRim,
  phoneOutline,
} from './clear-shell.ts'
import { drawKeys } from './keys.ts'
import type { SeeThroughMaterial } from './look.ts'
import { boardOf, frameOf, type PhoneCase, shadowTint } from './phone-case.ts'

/** Distance of the phone out of its case, as a share of its height. */
const OUT = 0.46

/** Pose of a clear case with its phone half out, so that its transparent part is visible. */
export function halfOutPose({ phone, body }: PhoneCase, [width, height]: Point): Pose {
  const out = phoneOutline(phone).points.map(([x, y]): Point => [x, y - OUT * phone.height])
  return fitted(
    { turn: -33, elevation: 58 },
    [...body.outline(0).points, ...out],
    [-body.thickness, 0],
    { centre: [width * 0.5, height * 0.49], size: [width * 0.9, height * 0.9] },
  )
}

/**
 * Draws the case with its phone slid half out: bare above, behind the clear back below.
 */
export function drawHalfOut(
  sheet: Sheet,
  pose: Pose,
  item: PhoneCase,
  material: SeeThroughMaterial,
): string {
  const { phone, body, look, finish } = item
  const board = boardOf(sheet, item)
  const { thickness } = body
  const out: Pose = { ...pose, centre: project(pose, [0, -OUT * phone.height]) }
  const bare = phoneOutline(phone)
  const screen = { x: 0, y: 0, w: phone.width, h: phone.height, r: phone.corner }
  const face = body.outline(body.fillet)
  const keys = { colour: look.keys, gloss: 0.8 }
  const shadow = { tint: shadowTint(look), reach: 0.9 }
  const print = look.print
    ? group(
        { transform: plane(pose) },
        group({ 'clip-path': sheet.clip(face.d) }, look.print(board)),
      )
    : ''
  const edgeOnPhone = [5, 3, 1.4].map((by) =>
    path(body.outline(-by * 0.4).d, '#1d2229', {
      transform: `${plane(pose, -BACK_DEPTH)} translate(.5 ${-by * 0.35})`,
      'fill-opacity': 0.07,
    }),
  )
  return [
    drawShadow(pose, (by) => body.outline(-by), -thickness, { ...shadow, strength: 0.3 }),
    drawShadow(out, (by) => roundedBox(grown(screen, by)), -thickness, {
      ...shadow,
      strength: 0.8,
    }),
    drawClearFoot(pose, { body, material }, true),
    drawBarePhone(sheet, out, phone, finish, thickness),
    group({ transform: plane(out, -BACK_DEPTH) }, drawSheen(sheet, bare.d, screen, 'gloss')),
    drawCamera(
      sheet,
      out,
      { ...phone, camera: { ...phone.camera, openings: [] } },
      finish,
      frameOf(look),
    ),
    group({ 'clip-path': sheet.clip(bare.d, plane(out, -BACK_DEPTH)) }, ...edgeOnPhone),
    drawKeys(sheet, pose, phone, body, { ...keys, hidden: true }),
    drawClearRim(sheet, pose, { body, material }),
    print,
    drawClearBack(sheet, pose, body, material),
    group({ transform: plane(pose) }, drawSheen(sheet, face.d, board.box, look.finish)),
    drawKeys(sheet, pose, phone, body, { ...keys, hidden: false }),
    group({ transform: plane(pose) }, look.relief?.(board) ?? ''),
    drawEmptyOpenings(sheet, pose, phone, frameOf(look)),
  ].join('')
}
