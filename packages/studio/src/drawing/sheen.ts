import { type Box, polygon } from './outline.ts'
import { seeded } from './random.ts'
import { circle, group, line, n, type Point, path, type Sheet } from './svg.ts'

/** Parameters of a surface's reflection. */
export type Finish = 'matte' | 'satin' | 'gloss' | 'silk'

/** Light and shade over a case's back, above whatever is printed on it. */
export function drawSheen(sheet: Sheet, face: string, box: Box, finish: Finish): string {
  const whole = path(face, broadLight(sheet, box, finish))
  if (finish === 'silk' || finish === 'matte') {
    return (
      whole +
      softEdge(sheet, face, box) +
      grain(box, finish === 'silk' ? 0.05 : 0.085) +
      rimLight(sheet, face, finish === 'silk' ? 0.3 : 0.22)
    )
  }
  const strength = finish === 'gloss' ? 1 : 0.45
  return group(
    {},
    whole,
    group(
      { 'clip-path': sheet.clip(face) },
      reflection(sheet, box, 0.42, 0.46, 0.2 * strength),
      reflection(sheet, box, 0.94, 0.07, 0.16 * strength),
      cornerGlow(sheet, box, 0.2 * strength),
    ),
    rimLight(sheet, face, 0.34 * strength),
  )
}

/** A window pane mirrored across the back: sharp on one side, fading out on the other. */
function reflection(
  sheet: Sheet,
  { w, h }: Box,
  from: number,
  width: number,
  opacity: number,
): string {
  const [left, top] = [-w / 2, -h / 2]
  const slant = w * 1.05
  const [a, b] = [left + from * w, left + (from + width) * w]
  const points: Point[] = [
    [a, top - 2],
    [b, top - 2],
    [b - slant, -top + 2],
    [a - slant, -top + 2],
  ]
  const lean = Math.atan2(slant, h)
  const [nx, ny] = [Math.cos(lean), Math.sin(lean)]
  const across = (b - a) * nx
  const paint = sheet.linear(
    [a, top],
    [a + nx * across, top + ny * across],
    `#ffffff 0 0, #ffffff .5 ${opacity * 0.4}, #ffffff .96 ${opacity}, #ffffff 1 ${opacity * 0.6}`,
  )
  return path(polygon(points), paint)
}

function broadLight(sheet: Sheet, { w, h }: Box, finish: Finish): string {
  const depth = { matte: 1.15, satin: 1, gloss: 1, silk: 1.35 }[finish]
  return sheet.linear(
    [-w * 0.55, -h * 0.5],
    [w * 0.55, h * 0.5],
    `#ffffff 0 ${0.2 * depth}, #ffffff .3 ${0.06 * depth}, #ffffff .5 0, #000000 .52 0, #000000 .8 ${0.06 * depth}, #000000 1 ${0.15 * depth}`,
  )
}

/** Soft material turns away towards its edge: light on the sides to the window, shade on the others. */
function softEdge(sheet: Sheet, face: string, { w, h }: Box): string {
  const turn = sheet.linear(
    [-w * 0.5, -h * 0.3],
    [w * 0.5, h * 0.3],
    '#ffffff 0 .5, #ffffff .45 .06, #000000 .55 .05, #000000 1 .34',
  )
  return group(
    { 'clip-path': sheet.clip(face) },
    ...[9, 7.2, 5.6, 4.2, 2.8, 1.5].map((width) =>
      path(face, 'none', { stroke: turn, 'stroke-width': width, 'stroke-opacity': 0.17 }),
    ),
  )
}

/** Grains of the texture, and the size of the corners without it. */
const GRAINS = 1800
const CORNER = 0.035

/**
 * Texture of a soft surface: light and dark specks from a random sequence of their own, so that a
 * case's sequence is unchanged. They also break up banding of the light's gradient.
 */
function grain({ w, h }: Box, opacity: number): string {
  let [light, dark] = ['', '']
  const random = seeded('grain')
  for (let index = 0; index < GRAINS; index++) {
    const [x, y] = [random.between(-0.5, 0.5), random.between(-0.5, 0.5)]
    if (0.5 - Math.abs(x) < CORNER * 2 && 0.5 - Math.abs(y) < CORNER) continue
    const speck = `M${n(x * w)} ${n(y * h)}h.01`
    if (index % 2 === 0) light += speck
    else dark += speck
  }
  return group(
    { 'stroke-opacity': opacity },
    line(light, '#ffffff', 0.42),
    line(dark, '#000000', 0.42),
  )
}

/** The window itself, soft in the far corner. */
function cornerGlow(sheet: Sheet, { w, h }: Box, opacity: number): string {
  const at: Point = [w * 0.32, h * 0.47]
  const glow = sheet.radial(at, w * 0.55, `#ffffff 0 ${opacity}, #ffffff 1 0`)
  return circle(at, w * 0.55, glow)
}

/** The thin line of light where back turns into wall. */
function rimLight(sheet: Sheet, face: string, opacity: number): string {
  const light = sheet.linear(
    [-30, -80],
    [30, 80],
    `#ffffff 0 ${opacity * 1.9}, #ffffff .4 ${opacity * 0.5}, #ffffff .7 ${opacity * 0.15}, #ffffff 1 ${opacity * 0.9}`,
  )
  return path(face, 'none', { stroke: light, 'stroke-width': 0.7 })
}
