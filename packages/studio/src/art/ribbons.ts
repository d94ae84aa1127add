import type { Print } from '#studio/cases/look.ts'
import { grown, roundedBox } from '#studio/drawing/outline.ts'
import { heart, polar, scattered } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, placed } from '#studio/drawing/svg.ts'

/** A big satin bow on a field of dots. */
export const satinBow: Print = ({ sheet, box, free }) => {
  const unit = Math.min(free.w / 64, free.h / 96)
  let dots = ''
  for (let row = 0, y = -box.h / 2 + 3; y < box.h / 2; row++, y += 6.4) {
    for (let x = -box.w / 2 + (row % 2) * 3.7; x < box.w / 2; x += 7.4)
      dots += `M${n(x)} ${n(y)}h.01`
  }
  const satin = (from: Point, to: Point) =>
    sheet.linear(from, to, '#ffd7e2 0, #f08fb0 .3, #ffc0d3 .55, #e3749b .8, #c75583 1')
  const loop = (side: number) =>
    group(
      { transform: `scale(${side} 1)` },
      path('M2 0C8 -18 24 -22 29 -15C33 -8 31 8 27 13C21 17 8 10 2 2Z', satin([4, -16], [28, 14])),
      path('M4 0C12 -6 22 -7 27 -5C24 2 14 4 4 1Z', '#b2436f', { 'fill-opacity': 0.5 }),
      line('M5 -2C12 -12 20 -16 26 -14', '#ffffff', 0.8, { 'stroke-opacity': 0.55 }),
      line('M5 3C12 9 20 12 26 10.4', '#8f2c58', 0.5, { 'stroke-opacity': 0.4 }),
    )
  const tail = (side: number) =>
    group(
      { transform: `scale(${side} 1)` },
      path('M1 2C4 14 8 24 14 40L18.6 34L24 37.4C18 24 10 12 4 1Z', satin([2, 4], [24, 40])),
      line('M4 6C8 18 13 27 18 34', '#ffffff', 0.7, { 'stroke-opacity': 0.4 }),
    )
  return group(
    {},
    line(dots, '#ffffff', 1.7, { 'stroke-opacity': 0.6 }),
    group(
      { transform: placed([0.9, free.y - 2 + 1.8], 0, unit), 'fill-opacity': 0.13 },
      path(
        'M-29 -15C-20 -26 -6 -12 0 -4C6 -12 20 -26 29 -15C34 -4 31 14 24 14C30 30 24 37 24 37L14 40L0 6L-14 40L-24 37C-24 37 -30 30 -24 14C-31 14 -34 -4 -29 -15Z',
        '#5a1236',
      ),
    ),
    group(
      { transform: placed([0, free.y - 2], 0, unit) },
      tail(-1),
      tail(1),
      loop(-1),
      loop(1),
      path(roundedBox({ x: 0, y: 0.6, w: 10, h: 11, r: 4 }, 1).d, satin([-5, -5], [5, 6])),
      line('M-2 -3.6C-2.6 -1 -2.6 2 -2 4.6M1.6 -4C1 -1 1 2 1.6 5', '#8f2c58', 0.5, {
        'stroke-opacity': 0.45,
      }),
      line('M-3.6 -3Q-4.2 0 -3.6 3', '#ffffff', 0.8, { 'stroke-opacity': 0.6 }),
    ),
  )
}

/** Hearts like pieces of chiffon, darker where they cross. */
export const chiffonHearts: Print = ({ random, box }) =>
  scattered(random, [box.w * 0.98, box.h * 0.98], 10.5, 44)
    .map((at) => {
      const size = random.between(14, 27)
      const colour = random.pick(['#e2405f', '#f0708a', '#d9304f', '#f79aa6'])
      return path(heart([0, 0], size), colour, {
        'fill-opacity': 0.26,
        stroke: '#ffffff',
        'stroke-width': 0.35,
        'stroke-opacity': 0.55,
        transform: placed(at, random.between(-28, 28)),
      })
    })
    .join('')

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
