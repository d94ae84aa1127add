import { artOf } from '#studio/art/art.ts'
import { lighter, mix } from '#studio/drawing/colour.ts'
import { roundedBox, superellipse } from '#studio/drawing/outline.ts'
import { type Pose, plane, wall } from '#studio/drawing/pose.ts'
import {
  circle,
  group,
  line,
  n,
  type Point,
  path,
  placed,
  type Sheet,
} from '#studio/drawing/svg.ts'
import { drawShadow } from '#studio/stage/shadow.ts'
import { drawAttachment } from './attachments.ts'
import type { EarphoneCase } from './earphone-case.ts'
import type { CoverLook } from './earphone-look.ts'
import { aroundAt, drawPillow, drawSeam, type Pillow, pillow, silhouette } from './pillow.ts'

/** A cover on its charging case, ready to be drawn in any view. */
export interface Cover {
  readonly inside: EarphoneCase
  readonly look: CoverLook
  readonly body: Pillow
}

/** Puts a look on a case. */
export function dressedCover(inside: EarphoneCase, look: CoverLook): Cover {
  return { inside, look, body: pillow(inside.width, inside.height, inside.thickness, inside.power) }
}

/** Draws the cover on the table, with its shadow and its attachment. */
export function drawCover(sheet: Sheet, pose: Pose, cover: Cover): string {
  const { body, look } = cover
  const isClear = look.depth !== undefined
  return [
    drawShadow(
      pose,
      (by) => superellipse([0, 0], [body.half[0] - 1.2 + by, body.half[1] - 1.2 + by], 3.6, 40),
      -body.thickness,
      {
        tint: mix('#2b2233', look.colour, 0.2),
        strength: isClear ? 0.95 : 1.25,
        reach: 0.9,
      },
    ),
    drawAttachment(look.attachment, {
      pose,
      body,
      colour: isClear ? '#e4e9ee' : look.colour,
    }),
    isClear ? clearCover(sheet, pose, cover) : solidCover(sheet, pose, cover),
    light(sheet, pose, cover),
  ].join('')
}

function seamOf({ body, inside }: Cover): number {
  return (inside.lid - 0.5) * 2 * body.half[1]
}

/** The print over the front and around its edge; null without one. */
function printOf(cover: Cover): string | null {
  const { body, look } = cover
  if (look.print === undefined) return null
  const stretched: Point = [(body.half[0] + 12) / 44, (body.half[1] + 18) / 47]
  const anchors = {
    back: placed([0, 0], 0, stretched),
    cover: placed([0, 0]),
    seam: placed([0, seamOf(cover)]),
  }
  return group({ color: look.colour }, artOf(look.print, anchors))
}

function solidCover(sheet: Sheet, pose: Pose, cover: Cover): string {
  const { body, look } = cover
  const seam = seamOf(cover)
  const print = printOf(cover)
  return [
    drawPillow(sheet, pose, body, {
      colour: look.colour,
      gloss: look.gloss,
      ...(print === null ? {} : { print }),
    }),
    look.band
      ? goldBand(sheet, pose, body, seam, look.band)
      : drawSeam(pose, body, seam, look.colour),
    port(sheet, pose, cover),
  ].join('')
}

/** The white case inside, then the clear cover's tint, edge and mirrors. */
function clearCover(sheet: Sheet, pose: Pose, cover: Cover): string {
  const { body, look, inside } = cover
  const depth = look.depth ?? 0
  const seam = seamOf(cover)
  const core = pillow(
    inside.width - 3.4,
    inside.height - 3.4,
    inside.thickness - 2,
    inside.power,
    8,
  )
  const lowered: Pose = {
    ...pose,
    centre: [
      pose.centre[0],
      pose.centre[1] + 1.4 * pose.scale * Math.cos((pose.elevation * Math.PI) / 180),
    ],
  }
  const white = mix('#f4f5f6', look.colour, depth * 0.55)
  const whole = silhouette(pose, body)
  const veil = path(whole, look.colour, { 'fill-opacity': depth })
  const print = printOf(cover)
  return [
    path(whole, mix('#dfe4e8', look.colour, Math.min(1, depth * 1.5)), { 'fill-opacity': 0.62 }),
    drawPillow(sheet, lowered, core, { colour: white, gloss: 0.5 }),
    drawSeam(lowered, core, seam, '#8f949b'),
    port(sheet, pose, cover),
    veil,
    print === null
      ? ''
      : group(
          { 'clip-path': sheet.clip(whole) },
          group({ transform: plane(pose, -body.edge * 0.4) }, print),
        ),
    rims(sheet, pose, body, look),
    look.frosted ? '' : mirrors(sheet, pose, body),
    line(aroundAt(pose, body, seam), '#ffffff', pose.scale * 0.4, { 'stroke-opacity': 0.8 }),
    line(aroundAt(pose, body, seam + 0.5), mix(look.colour, '#5f6770', 0.6), pose.scale * 0.25, {
      'stroke-opacity': 0.6,
    }),
  ].join('')
}

function rims(sheet: Sheet, pose: Pose, body: Pillow, look: CoverLook): string {
  const [w, h] = body.half
  const bright = sheet.linear([-w, -h], [w, h], '#ffffff 0 1, #ffffff .45 .35, #ffffff 1 .85')
  const shade = mix(look.colour, '#59616b', 0.6)
  return group(
    { transform: plane(pose, -body.edge) },
    path(body.outline(0.1).d, 'none', {
      stroke: shade,
      'stroke-width': 0.4,
      'stroke-opacity': 0.6,
    }),
    path(body.outline(0.8).d, 'none', { stroke: bright, 'stroke-width': 1 }),
    path(body.outline(1.9).d, 'none', {
      stroke: shade,
      'stroke-width': 0.4,
      'stroke-opacity': 0.35,
    }),
  )
}

/** Windows mirrored in a polished front. */
function mirrors(sheet: Sheet, pose: Pose, body: Pillow): string {
  const [w, h] = body.half
  const pane = sheet.linear(
    [-w * 0.8, -h * 0.8],
    [-w * 0.2, h * 0.5],
    '#ffffff 0 .75, #ffffff .5 .2, #ffffff 1 0',
  )
  const corner = sheet.radial([w * 0.55, h * 0.6], w * 0.4, '#ffffff 0 .5, #ffffff 1 0')
  return group(
    { transform: plane(pose) },
    path(
      `M${n(-w * 0.74)} ${n(h * 0.3)}C${n(-w * 0.8)} ${n(-h * 0.4)} ${n(-w * 0.72)} ${n(-h * 0.74)} ${n(-w * 0.3)} ${n(-h * 0.76)}C${n(-w * 0.56)} ${n(-h * 0.6)} ${n(-w * 0.64)} ${n(-h * 0.3)} ${n(-w * 0.6)} ${n(h * 0.2)}Z`,
      pane,
    ),
    circle([w * 0.55, h * 0.6], w * 0.4, corner),
  )
}

function goldBand(sheet: Sheet, pose: Pose, body: Pillow, y: number, colour: string): string {
  const d = aroundAt(pose, body, y)
  const [a, b]: [Point, Point] = [
    [pose.centre[0] - body.half[0] * pose.scale, 0],
    [pose.centre[0] + body.half[0] * pose.scale, 0],
  ]
  const metal = sheet.linear(
    a,
    b,
    `${lighter(colour, -0.16)} 0, ${mix(colour, '#ffffff', 0.6)} .22, ${colour} .42, ${mix(colour, '#ffffff', 0.45)} .7, ${lighter(colour, -0.2)} 1`,
  )
  const width = pose.scale
  return group(
    {},
    line(d, '#000000', width * 1.9, {
      'stroke-opacity': 0.25,
      transform: `translate(0 ${n(width * 0.4)})`,
    }),
    line(d, metal, width * 1.6),
    line(d, lighter(colour, -0.35), width * 0.22),
  )
}

/** The status light in its opening. */
function light(sheet: Sheet, pose: Pose, { inside, look }: Cover): string {
  const glow = sheet.radial(inside.light, 2.6, '#9df5a8 0 .9, #4fd06a .35 .5, #4fd06a 1 0')
  return group(
    { transform: plane(pose) },
    circle(inside.light, 1.25, lighter(look.colour, -0.2), {
      'fill-opacity': look.depth === undefined ? 0.8 : 0.2,
    }),
    circle(inside.light, 2.6, glow),
    circle(inside.light, 0.72, '#d9ffde'),
  )
}

/** The charging opening in the lower wall. */
function port(sheet: Sheet, pose: Pose, { body }: Cover): string {
  if (pose.elevation > 70) return ''
  const middle = -body.thickness * 0.55
  const hole = roundedBox({ x: 0, y: middle, w: 11, h: 5, r: 2.5 }, 1)
  const dark = sheet.linear([0, middle - 2.5], [0, middle + 2.5], '#e8eaec 0, #b9bdc3 1')
  return group(
    { transform: wall(pose, [0, body.half[1]], [1, 0]) },
    path(hole.d, dark, { stroke: '#000000', 'stroke-width': 0.4, 'stroke-opacity': 0.35 }),
    path(roundedBox({ x: 0, y: middle, w: 8, h: 2.6, r: 1.3 }, 1).d, '#1b1d21'),
  )
}
