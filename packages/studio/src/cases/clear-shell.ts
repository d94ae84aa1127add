import { type Colour, lighter, mix } from '#studio/drawing/colour.ts'
import { grown, roundedBox } from '#studio/drawing/outline.ts'
import { type Pose, plane } from '#studio/drawing/pose.ts'
import { group, path, type Sheet } from '#studio/drawing/svg.ts'
import { wallOf } from '#studio/drawing/walls.ts'
import type { Phone } from '#studio/phones/phone.ts'
import { BACK_DEPTH, type PhoneFinish } from './camera.ts'
import type { CaseBody } from './case-body.ts'

/** The material of a clear case. */
export interface ClearMaterial {
  /** White is colourless. */
  readonly tint: Colour
  /** Opacity of the tint over the phone, 0-1. */
  readonly depth: number
  /** Rim of another material, if any. */
  readonly rim?: { readonly colour: Colour; readonly gloss: number }
}

/** Thickness in millimetres of the wall of a clear case; the rest is air around the phone. */
const WALL = 1.5

/** A clear case with the parameters of its walls. */
interface ClearCase {
  readonly body: CaseBody
  readonly material: ClearMaterial
}

/** Opacity of the air between phone and wall: enough that the gap is visible on any paper. */
const MILK = 0.3

/**
 * Draws the phone inside and the walls of a clear case; the back is drawn after its prints. The
 * phone is smaller than the case: a gap shows the table around it, between the two lines of the
 * wall.
 */
export function drawClearWalls(
  sheet: Sheet,
  pose: Pose,
  body: CaseBody,
  phone: Phone,
  finish: PhoneFinish,
  material: ClearMaterial,
): string {
  const { thickness } = body
  return (
    drawClearFoot(pose, { body, material }) +
    phoneShadow(pose, phone, thickness) +
    drawBarePhone(sheet, pose, phone, finish, thickness) +
    drawClearRim(sheet, pose, { body, material })
  )
}

/** The open side of a clear case, on the table. */
export function drawClearFoot(pose: Pose, { body, material }: ClearCase, isEmpty = false): string {
  const { rim } = material
  const outer = body.outline(0)
  const tone = wallTone(material)
  return group(
    { transform: plane(pose, -body.thickness) },
    rim && !isEmpty
      ? path(outer.d, tone)
      : path(outer.d, '#ffffff', { 'fill-opacity': isEmpty ? MILK * 0.4 : MILK }),
    path(outer.d + innerWall(body), tone, {
      'fill-rule': 'evenodd',
      'fill-opacity': rim ? 1 : 0.4,
    }),
    path(outer.d, 'none', { stroke: '#5b6470', 'stroke-width': 0.5, 'stroke-opacity': 0.28 }),
  )
}

/** The near walls of a clear case and the ring of their upper edge. */
export function drawClearRim(sheet: Sheet, pose: Pose, { body, material }: ClearCase): string {
  const { rim } = material
  const outer = body.outline(0)
  const tone = wallTone(material)
  return (
    wallOf(sheet, pose, outer, [-body.thickness, -0.6], {
      colour: tone,
      gloss: rim?.gloss ?? 0.9,
      ...(rim === undefined && { opacity: 0.5 }),
    }) +
    path(outer.d + innerWall(body), tone, {
      transform: plane(pose, -0.6),
      'fill-rule': 'evenodd',
      'fill-opacity': rim ? 1 : 0.34,
    })
  )
}

function wallTone({ tint, depth, rim }: ClearMaterial): Colour {
  return rim?.colour ?? mix(mix('#ffffff', tint, Math.min(1, depth * 1.6)), '#b9c0c8', 0.35)
}

function innerWall({ box }: CaseBody): string {
  return roundedBox(grown(box, -WALL)).d
}

/** Draws the phone's shadow in the gap, which makes the air around it visible. */
function phoneShadow(pose: Pose, phone: Phone, thickness: number): string {
  const box = { x: 0, y: 0, w: phone.width, h: phone.height, r: phone.corner }
  return group(
    { transform: `${plane(pose, -thickness + 0.4)} translate(0.5 0.7)` },
    ...[1.3, 0.8, 0.3].map((by) =>
      path(roundedBox(grown(box, by)).d, '#2b2f36', { 'fill-opacity': 0.1 }),
    ),
  )
}

/** Draws a phone by its back and near sides, inside its case or outside it. */
export function drawBarePhone(
  sheet: Sheet,
  pose: Pose,
  phone: Phone,
  finish: PhoneFinish,
  thickness: number,
): string {
  const outline = phoneOutline(phone)
  return (
    wallOf(sheet, pose, outline, [-thickness + 1.1, -BACK_DEPTH], {
      colour: finish.frame,
      gloss: 1,
    }) + insideBack(sheet, pose, phone, finish)
  )
}

function insideBack(sheet: Sheet, pose: Pose, phone: Phone, { back, frame }: PhoneFinish): string {
  const [half, tall] = [phone.width / 2, phone.height / 2]
  const glass = sheet.linear(
    [-half, -tall],
    [half, tall],
    `${lighter(back, 0.07)} 0, ${back} .45, ${lighter(back, -0.07)} 1`,
  )
  return group(
    { transform: plane(pose, -BACK_DEPTH) },
    path(phoneOutline(phone).d, glass),
    path(
      roundedBox({ x: 0, y: 0, w: phone.width - 0.9, h: phone.height - 0.9, r: phone.corner }).d,
      'none',
      {
        stroke: mix(frame, '#ffffff', 0.35),
        'stroke-width': 0.7,
        'stroke-opacity': 0.8,
      },
    ),
  )
}

export function phoneOutline(phone: Phone) {
  return roundedBox({ x: 0, y: 0, w: phone.width, h: phone.height, r: phone.corner })
}

/** The clear back over the phone: tint, the bright and dark lines of its edge. */
export function drawClearBack(
  sheet: Sheet,
  pose: Pose,
  body: CaseBody,
  { tint, depth, rim }: ClearMaterial,
): string {
  const { box } = body
  const ends = [
    [-box.w / 2, -box.h / 2],
    [box.w / 2, box.h / 2],
  ] as const
  const bright = sheet.linear(...ends, '#ffffff 0, #ffffff .35 .55, #ffffff .6 .35, #ffffff 1 .9')
  const shade = lighter(mix(tint, '#5b6068', 0.55), -0.1)
  const outline = (inset: number) =>
    inset < 0.01 ? body.outline(0).d : roundedBox(grown(box, -inset)).d
  const edge = rim
    ? [
        path(outline(0.2), 'none', {
          stroke: bright,
          'stroke-width': 0.35,
          'stroke-opacity': 0.35 + 0.4 * rim.gloss,
        }),
        path(outline(WALL + 0.2), 'none', {
          stroke: '#000000',
          'stroke-width': 0.5,
          'stroke-opacity': 0.3,
        }),
        path(outline(2.5), 'none', { stroke: bright, 'stroke-width': 0.4, 'stroke-opacity': 0.5 }),
      ]
    : [
        path(outline(0.15), 'none', { stroke: shade, 'stroke-width': 0.4, 'stroke-opacity': 0.75 }),
        path(outline(0.7), 'none', { stroke: bright, 'stroke-width': 0.8 }),
        path(outline(WALL), 'none', { stroke: shade, 'stroke-width': 0.4, 'stroke-opacity': 0.6 }),
        path(outline(WALL + 0.4), 'none', { stroke: bright, 'stroke-width': 0.4 }),
      ]
  return group(
    { transform: plane(pose) },
    path(outline(rim ? WALL : 0), tint, { 'fill-opacity': depth }),
    ...edge,
  )
}
