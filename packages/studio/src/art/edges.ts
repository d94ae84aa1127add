import type { Print } from '#studio/cases/look.ts'
import { grown, roundedBox } from '#studio/drawing/outline.ts'
import { polar } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, placed } from '#studio/drawing/svg.ts'

/** A border of white lace over a clear back. */
export const laceBorder: Print = ({ box }) => {
  const white = '#ffffff'
  const scallop = 8.2
  const edge = (length: number, transform: string) => {
    const count = Math.round(length / scallop)
    const step = length / count
    const arches = Array.from({ length: count }, (_, index) => {
      const x = -length / 2 + (index + 0.5) * step
      return group(
        { transform: placed([x, 0]) },
        path(
          `M${n(-step / 2)} -2V8A${n(step / 2)} ${n(step / 2)} 0 0 0 ${n(step / 2)} 8V-2Z`,
          white,
          { 'fill-opacity': 0.3, stroke: white, 'stroke-width': 0.75 },
        ),
        circle([0, 8.2], 2.1, 'none', { stroke: white, 'stroke-width': 0.5 }),
        ...[0, 60, 120, 180, 240, 300].map((degrees) =>
          circle(polar([0, 8.2], degrees, 1.2), 0.55, white),
        ),
        line('M-3 1.4L0 4.6L3 1.4M-3 4.6L0 1.4L3 4.6', white, 0.4),
        circle([0, 13.4], 0.75, white),
      )
    })
    return group({ transform }, ...arches, line(`M${n(-length / 2)} .2H${n(length / 2)}`, white, 1))
  }
  return group(
    {},
    edge(box.h, `translate(${n(-box.w / 2 + 0.5)} 0) rotate(-90)`),
    edge(box.h, `translate(${n(box.w / 2 - 0.5)} 0) rotate(90)`),
    edge(box.w, `translate(0 ${n(box.h / 2 - 0.5)}) rotate(180)`),
    edge(box.w, `translate(0 ${n(-box.h / 2 + 0.5)})`),
    path(roundedBox(grown(box, -0.8)).d, 'none', { stroke: white, 'stroke-width': 0.8 }),
  )
}

/** The black line around a number plate. */
export const plateEdge: Print = ({ box }) => {
  const inner = grown({ ...box, r: Math.max(4, box.r - 3) }, -3.4)
  return path(roundedBox(inner).d, 'none', { stroke: '#1b1a17', 'stroke-width': 1.5 })
}

/** Cushions of air in the four corners. */
export const airCorners: Print = ({ sheet, box }) => {
  const corner = (sx: number, sy: number) => {
    const at: Point = [sx * (box.w / 2 - 1.2), sy * (box.h / 2 - 1.2)]
    const bubble = sheet.radial(at, 11, '#ffffff 0 .7, #ffffff .55 .18, #ffffff .9 .5, #ffffff 1 0')
    const d = `M${n(at[0] - sx * 11)} ${n(at[1] + sy * 1.9)}Q${n(at[0] + sx * 2.6)} ${n(at[1] + sy * 2.6)} ${n(at[0] + sx * 1.9)} ${n(at[1] - sy * 11)}Q${n(at[0] - sx * 2)} ${n(at[1] - sy * 2)} ${n(at[0] - sx * 11)} ${n(at[1] + sy * 1.9)}Z`
    return path(d, bubble, { stroke: '#ffffff', 'stroke-width': 0.45, 'stroke-opacity': 0.9 })
  }
  return group({}, corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))
}

/** A cut edge that breaks the light into colours. */
export const prismEdge: Print = ({ sheet, box }) => {
  const spectrum = sheet.linear(
    [-box.w / 2, -box.h / 2],
    [box.w / 2, box.h / 2],
    '#ff8fa3 0 .9, #ffd27a .16 .85, #b6f0a0 .3 .8, #8fe3ff .44 .9, #a7a2ff .58 .85, #ff9fe0 .72 .8, #ffd08f .86 .85, #9be8ff 1 .9',
  )
  return group(
    {},
    path(roundedBox(grown(box, 0.9)).d, 'none', { stroke: spectrum, 'stroke-width': 1.5 }),
    path(roundedBox(grown(box, -1)).d, 'none', {
      stroke: spectrum,
      'stroke-width': 0.5,
      'stroke-opacity': 0.6,
    }),
  )
}

/** A groove all around, where a thick edge meets the back. */
export const tyreGroove: Print = ({ box }) => {
  const ring = (inset: number) =>
    roundedBox({ ...box, x: 0, y: 0, w: box.w - 2 * inset, h: box.h - 2 * inset, r: box.r - inset })
      .d
  return groove(ring(2.2), 1.1, 1.3) + groove(ring(4.1), 0.5, 0.8)
}

/** Rows of small holes, staggered. */
export const breatherHoles: Print = ({ box, camera, sheet }) => {
  let holes = ''
  const bottom = camera.y + camera.h / 2 + 3.4
  const right = camera.x + camera.w / 2 + 3.4
  for (let row = 0, y = -box.h / 2 + 6; y < box.h / 2 - 4; row++, y += 4.1) {
    for (let x = -box.w / 2 + 5 + (row % 2) * 2.35; x < box.w / 2 - 4; x += 4.7) {
      const isCorner = Math.abs(x) > box.w / 2 - 9 && Math.abs(y) > box.h / 2 - 9
      if (isCorner || (y < bottom && x < right)) continue
      holes += `M${n(x)} ${n(y)}h.01`
    }
  }
  const dark = sheet.linear([0, -box.h / 2], [0, box.h / 2], '#15161a 0, #07080a 1')
  return group(
    {},
    line(holes, '#ffffff', 2.6, { 'stroke-opacity': 0.24, transform: 'translate(.2 .3)' }),
    line(holes, dark, 2.3),
    line(holes, '#ffffff', 0.7, { 'stroke-opacity': 0.09, transform: 'translate(.3 .5)' }),
  )
}

/** A line pressed into the surface: dark above, light below. */
function groove(d: string, width: number, strength = 1): string {
  return group(
    {},
    line(d, '#000000', width, { 'stroke-opacity': 0.2 * strength }),
    line(d, '#ffffff', width * 0.55, {
      'stroke-opacity': 0.22 * strength,
      transform: `translate(${(width * 0.28).toFixed(2)} ${(width * 0.45).toFixed(2)})`,
    }),
  )
}
