import type { Colour } from '#studio/drawing/colour.ts'
import { lighter, mix } from '#studio/drawing/colour.ts'
import { round } from '#studio/drawing/outline.ts'
import { type Pose, plane } from '#studio/drawing/pose.ts'
import {
  circle,
  ellipse,
  group,
  line,
  n,
  type Point,
  path,
  type Sheet,
} from '#studio/drawing/svg.ts'
import { wallOf } from '#studio/drawing/walls.ts'

/** Height of a lens ring above its base, in millimetres. */
const RING_HEIGHT = 1.1

/** A lens: a metal ring, dark glass, the stacked elements inside, and the window's reflection. */
export function drawLens(
  sheet: Sheet,
  pose: Pose,
  at: Point,
  radius: number,
  z: number,
  metal: Colour,
): string {
  const top = z + RING_HEIGHT
  const foot = group(
    { transform: plane(pose, z) },
    circle([at[0] + 0.25, at[1] + 0.5], radius + 0.5, '#000000', { 'fill-opacity': 0.28 }),
  )
  const barrel = wallOf(sheet, pose, round(at, radius), [z, top], { colour: metal, gloss: 1 })
  return (
    foot +
    barrel +
    group(
      { transform: plane(pose, top) },
      ring(sheet, at, radius, metal),
      glass(sheet, at, radius * 0.89),
    )
  )
}

function ring(sheet: Sheet, [x, y]: Point, radius: number, metal: Colour): string {
  const brushed = sheet.linear(
    [x - radius * 0.7, y - radius * 0.7],
    [x + radius * 0.7, y + radius * 0.7],
    `${mix(metal, '#ffffff', 0.62)} 0, ${metal} .3, ${lighter(metal, -0.18)} .62, ${mix(metal, '#ffffff', 0.36)} 1`,
  )
  return circle([x, y], radius, brushed)
}

function glass(sheet: Sheet, [x, y]: Point, radius: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * radius, y + dy * radius]
  const bowl = sheet.radial([x, y], radius, '#232a3a 0, #11141c .55, #07080b .86, #1b1d22 1')
  const coating = sheet.radial(
    at(0.1, 0.14),
    radius * 0.5,
    '#6f7fd0 0, #31306e .34, #141530 .72, #06070c 1',
  )
  const spot = sheet.radial(
    at(-0.27, -0.3),
    radius * 0.3,
    '#ffffff 0 .95, #dfe8ff .38 .55, #b9c8ff 1 0',
  )
  const glint = sheet.radial(at(0.3, 0.34), radius * 0.2, '#8fd8c6 0 .75, #3b6f9c 1 0')
  return [
    circle([x, y], radius, bowl, { stroke: '#000000', 'stroke-width': radius * 0.05 }),
    circle([x, y], radius * 0.74, 'none', {
      stroke: '#39404f',
      'stroke-width': radius * 0.035,
      'stroke-opacity': 0.8,
    }),
    circle([x, y], radius * 0.6, '#06070a', { stroke: '#2a2f3b', 'stroke-width': radius * 0.05 }),
    circle([x, y], radius * 0.44, coating),
    circle([x, y], radius * 0.15, '#030307'),
    circle(at(0.3, 0.34), radius * 0.2, glint),
    line(arc([x, y], radius * 0.8, 196, 262), '#ffffff', radius * 0.075, { 'stroke-opacity': 0.4 }),
    line(arc([x, y], radius * 0.82, 20, 70), '#9db4ff', radius * 0.05, { 'stroke-opacity': 0.3 }),
    circle(at(-0.27, -0.3), radius * 0.3, spot),
  ].join('')
}

/** A flash: frosted warm glass in a thin rim. */
export function drawFlash(
  sheet: Sheet,
  pose: Pose,
  [x, y]: Point,
  radius: number,
  z: number,
): string {
  const lamp = sheet.radial([x, y], radius, '#fffdf2 0, #fbf0cf .5, #e3d09a .85, #bfae82 1')
  return group(
    { transform: plane(pose, z) },
    circle([x, y], radius + 0.25, '#000000', { 'fill-opacity': 0.25 }),
    circle([x, y], radius, lamp),
    circle([x, y], radius * 0.55, 'none', {
      stroke: '#c9b57c',
      'stroke-width': radius * 0.07,
      'stroke-opacity': 0.7,
    }),
    ellipse([x - radius * 0.3, y - radius * 0.35], [radius * 0.3, radius * 0.2], '#ffffff', {
      'fill-opacity': 0.9,
    }),
  )
}

/** A dark dot: a sensor or a microphone. */
export function drawSensor(
  sheet: Sheet,
  pose: Pose,
  [x, y]: Point,
  radius: number,
  z: number,
): string {
  const dark = sheet.radial(
    [x - radius * 0.2, y - radius * 0.25],
    radius * 1.2,
    '#3c4150 0, #14161d .45, #050608 1',
  )
  const shine = line(arc([x, y], radius * 0.72, 200, 260), '#ffffff', radius * 0.1, {
    'stroke-opacity': 0.4,
  })
  return group({ transform: plane(pose, z) }, circle([x, y], radius, dark), radius > 1 ? shine : '')
}

/** A part of a circle between two angles in degrees, clockwise from the right. */
function arc([x, y]: Point, radius: number, from: number, to: number): string {
  const on = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`
  }
  return `M${on(from)}A${n(radius)} ${n(radius)} 0 0 1 ${on(to)}`
}

/** A soft dark ring inside an opening's edge, shaded by its walls. */
export function innerShade(d: string, strength: number): string {
  return [3.2, 2, 1]
    .map((width) =>
      path(d, 'none', { stroke: '#000000', 'stroke-width': width, 'stroke-opacity': strength / 3 }),
    )
    .join('')
}
