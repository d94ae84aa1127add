import { type Colour, lighter, lightnessOf, mix } from '#studio/drawing/colour.ts'
import { type Box, grown, type Outline, roundedBox } from '#studio/drawing/outline.ts'
import { type Pose, plane } from '#studio/drawing/pose.ts'
import { group, type Point, path, type Sheet } from '#studio/drawing/svg.ts'
import { wallOf } from '#studio/drawing/walls.ts'
import type { Island, Lens, Phone } from '#studio/phones/phone.ts'
import { drawFlash, drawLens, drawSensor, innerShade } from './lens.ts'

/** Depth of the phone's back below the case's, in millimetres. */
export const BACK_DEPTH = 1.3

/** Frame of a case around the camera. */
export interface CameraFrame {
  readonly colour: Colour
  /** Height of the frame above the case's back, in millimetres. */
  readonly height: number
  /** Clear cases draw the edge as two bright lines instead of a solid ring. */
  readonly isClear?: boolean
}

/** The phone's own colours. */
export interface PhoneFinish {
  readonly back: Colour
  readonly frame: Colour
}

/** The box around every opening, in the coordinates of the case (origin in the middle). */
export function cameraBounds(phone: Phone): Box {
  const boxes = phone.camera.openings.map((box) => centred(phone, box))
  const left = Math.min(...boxes.map(({ x, w }) => x - w / 2))
  const right = Math.max(...boxes.map(({ x, w }) => x + w / 2))
  const top = Math.min(...boxes.map(({ y, h }) => y - h / 2))
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h / 2))
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top, r: 4 }
}

/** Outlines of the openings in a case, in its coordinates. */
export function cameraOpenings(phone: Phone): readonly Outline[] {
  return phone.camera.openings.map((box) => roundedBox(centred(phone, box), 1.12))
}

/** Openings, island, lenses, flash and sensors, over the case's back. */
export function drawCamera(
  sheet: Sheet,
  pose: Pose,
  phone: Phone,
  finish: PhoneFinish,
  frame: CameraFrame,
): string {
  const { camera } = phone
  const floor = -BACK_DEPTH
  const deck = floor + (camera.island?.height ?? 0)
  const metal = lightnessOf(finish.frame) < 0.35 ? lighter(finish.frame, 0.1) : finish.frame
  const place = ({ at }: Lens): Point => [at[0] - phone.width / 2, at[1] - phone.height / 2]
  const zOf = (part: Lens) => (camera.island && isInside(part.at, camera.island) ? deck : floor)
  return [
    ...camera.openings.map((box) => opening(sheet, pose, centred(phone, box), finish, frame)),
    camera.island ? island(sheet, pose, phone, camera.island, finish) : '',
    ...camera.sensors.map((part) => drawSensor(sheet, pose, place(part), part.radius, zOf(part))),
    ...camera.flash.map((part) => drawFlash(sheet, pose, place(part), part.radius, zOf(part))),
    ...camera.lenses.map((part) =>
      drawLens(sheet, pose, place(part), part.radius, zOf(part), metal),
    ),
  ].join('')
}

/** Openings of a case without a phone. */
export function drawEmptyOpenings(
  sheet: Sheet,
  pose: Pose,
  phone: Phone,
  { colour, height, isClear }: CameraFrame,
): string {
  return phone.camera.openings
    .map((box) => {
      const [outer, inner] = [grown(centred(phone, box), 1.25), centred(phone, box)]
      const ring = roundedBox(outer, 1.12).d + roundedBox(inner, 1.12).d
      const bright = sheet.linear(
        [box.x - box.w, box.y - box.h],
        [box.x + box.w, box.y + box.h],
        '#ffffff 0 1, #ffffff .5 .5, #ffffff 1 .9',
      )
      const shade = path(ring, '#2b2f36', {
        transform: `${plane(pose, -BACK_DEPTH)} translate(.4 .6)`,
        'fill-rule': 'evenodd',
        'fill-opacity': 0.2,
      })
      return (
        shade +
        group(
          { transform: plane(pose, height) },
          path(ring, colour, { 'fill-rule': 'evenodd', 'fill-opacity': isClear ? 0.5 : 1 }),
          path(ring, 'none', { stroke: bright, 'stroke-width': isClear ? 0.45 : 0.3 }),
        )
      )
    })
    .join('')
}

function opening(
  sheet: Sheet,
  pose: Pose,
  box: Box,
  finish: PhoneFinish,
  frame: CameraFrame,
): string {
  const outer = roundedBox(grown(box, 1.25), 1.12)
  const inner = roundedBox(box, 1.12)
  const top = frame.height
  const recess = group(
    { 'clip-path': sheet.clip(inner.d, plane(pose, top)) },
    path(inner.d, lighter(frame.colour, frame.isClear ? -0.08 : -0.16), {
      transform: plane(pose, top),
    }),
    group(
      { transform: plane(pose, -BACK_DEPTH) },
      path(inner.d, phoneBack(sheet, box, finish.back)),
      innerShade(inner.d, 0.3),
    ),
  )
  const [left, up] = [box.x - box.w / 2, box.y - box.h / 2]
  const across = (from: Point, to: Point, bright: number, dark: number) =>
    sheet.linear(
      from,
      to,
      `#ffffff 0 ${bright}, #ffffff .5 ${bright * 0.25}, #000000 .51 ${dark * 0.2}, #000000 1 ${dark}`,
    )
  const ends: readonly [Point, Point] = [
    [left, up],
    [left + box.w, up + box.h],
  ]
  if (frame.isClear) {
    return (
      recess +
      group(
        { transform: plane(pose, top) },
        path(outer.d, 'none', { stroke: '#ffffff', 'stroke-width': 0.5, 'stroke-opacity': 0.75 }),
        path(inner.d, 'none', { stroke: across(...ends, 0.9, 0.5), 'stroke-width': 0.35 }),
      )
    )
  }
  return [
    wallOf(sheet, pose, outer, [0, top], { colour: frame.colour, gloss: 0.4 }),
    group(
      { transform: plane(pose, top) },
      path(outer.d, lighter(frame.colour, 0.015)),
      path(outer.d, 'none', { stroke: across(...ends, 0.5, 0.3), 'stroke-width': 0.35 }),
    ),
    recess,
    group(
      { transform: plane(pose, top) },
      path(inner.d, 'none', { stroke: across(ends[1], ends[0], 0.42, 0.4), 'stroke-width': 0.3 }),
    ),
  ].join('')
}

function phoneBack(sheet: Sheet, box: Box, colour: Colour): string {
  return sheet.linear(
    [box.x - box.w / 2, box.y - box.h / 2],
    [box.x + box.w / 2, box.y + box.h / 2],
    `${lighter(colour, 0.03)} 0, ${lighter(colour, -0.05)} 1`,
  )
}

function island(
  sheet: Sheet,
  pose: Pose,
  phone: Phone,
  shape: Island,
  finish: PhoneFinish,
): string {
  const box = centred(phone, shape)
  const outline = roundedBox(box, 1.12)
  const [low, high] = [-BACK_DEPTH, -BACK_DEPTH + shape.height]
  const colour = islandColour(shape, finish)
  const ends: readonly [Point, Point] = [
    [box.x - box.w / 2, box.y - box.h / 2],
    [box.x + box.w / 2, box.y + box.h / 2],
  ]
  const face = sheet.linear(
    ...ends,
    `${lighter(colour, 0.07)} 0, ${colour} .45, ${lighter(colour, -0.06)} 1`,
  )
  const edge = sheet.linear(...ends, '#ffffff 0 .75, #ffffff .4 .12, #000000 .75 .16, #ffffff 1 .3')
  const foot = [1.6, 0.8].map((reach) =>
    path(roundedBox({ ...grown(box, reach * 0.6), y: box.y + reach * 0.5 }, 1.12).d, '#000000', {
      'fill-opacity': 0.14,
    }),
  )
  return [
    group({ transform: plane(pose, low) }, ...foot),
    wallOf(sheet, pose, outline, [low, high], { colour, gloss: 0.8 }),
    group(
      { transform: plane(pose, high) },
      path(outline.d, face),
      path(roundedBox(grown(box, -0.3), 1.12).d, 'none', { stroke: edge, 'stroke-width': 0.5 }),
      shape.finish === 'ring' ? brightRing(sheet, box) : '',
      ...[shape.pane ?? []].flat().map((box) => pane(sheet, centred(phone, box))),
      shape.finish === 'black' ? glassSheen(sheet, box) : '',
    ),
  ].join('')
}

function islandColour(shape: Island, { back, frame }: PhoneFinish): Colour {
  if (shape.finish === 'black') return '#16181d'
  if (shape.finish === 'metal') return lighter(frame, 0.04)
  if (shape.finish === 'ring') return mix(back, '#9a9ca2', 0.25)
  return lighter(back, 0.015)
}

function brightRing(sheet: Sheet, box: Box): string {
  const polished = sheet.linear(
    [box.x - box.w / 2, box.y - box.h / 2],
    [box.x + box.w / 2, box.y + box.h / 2],
    '#ffffff 0 .95, #8c8f96 .3 .9, #e9ebee .55 .9, #5d6067 1 .9',
  )
  return path(roundedBox(grown(box, -1), 1.12).d, 'none', { stroke: polished, 'stroke-width': 0.9 })
}

function pane(sheet: Sheet, box: Box): string {
  const { d } = roundedBox(box, 1.06)
  const dark = sheet.linear(
    [box.x, box.y - box.h / 2],
    [box.x, box.y + box.h / 2],
    '#26292f 0, #14161a .5, #0c0d10 1',
  )
  return path(d, dark, { stroke: '#000000', 'stroke-width': 0.25 }) + glassSheen(sheet, box)
}

/** A pale diagonal over dark glass. */
function glassSheen(sheet: Sheet, box: Box): string {
  const sheen = sheet.linear(
    [box.x - box.w / 2, box.y - box.h / 2],
    [box.x + box.w / 2, box.y + box.h / 2],
    '#ffffff 0 .2, #ffffff .34 .04, #ffffff .35 0, #ffffff 1 .05',
  )
  return path(roundedBox(grown(box, -0.2), 1.08).d, sheen)
}

function isInside([x, y]: Point, { x: cx, y: cy, w, h }: Box): boolean {
  return Math.abs(x - cx) < w / 2 && Math.abs(y - cy) < h / 2
}

function centred(phone: Phone, box: Box): Box {
  return { ...box, x: box.x - phone.width / 2, y: box.y - phone.height / 2 }
}
