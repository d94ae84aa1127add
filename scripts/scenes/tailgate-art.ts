import { truckRose } from '#studio/art/truck-art.ts'
import { leaf, p, polar, star } from '#studio/drawing/shapes.ts'
import { circle, group, line, path, placed, rect, Sheet } from '#studio/drawing/svg.ts'

/** The painted sheet: millimetres around the middle of the table, pixels a millimetre. */
export const ART = { width: 420, height: 340, scale: 5 } as const

const paints = {
  teal: '#1d4a50',
  deep: '#17383e',
  cream: '#d9cdb0',
  mustard: '#bd9038',
  red: '#7f2629',
  leaf: '#5b8f43',
  blue: '#2b6f9a',
  pink: '#b8707f',
} as const

/** Borders of tulips and scrolls around a plain field, as a workshop in Rawalpindi paints them. */
export function tailgateArt(): string {
  const sheet = new Sheet()
  const { width, height, scale } = ART
  const field = group(
    { transform: `scale(${scale}) translate(${width / 2} ${height / 2})` },
    rect([-width / 2, -height / 2], [width, height], paints.teal),
    rect([-width / 2, -height / 2], [width, 100], paints.red),
    band(-87),
    line(`M${-width / 2} -74.5H${width / 2}`, paints.mustard, 1.8),
    line(`M${-width / 2} -71.8H${width / 2}`, paints.cream, 0.7),
    side(-92),
    corner(-72, -68, 1),
    fan(74, 84),
    spray(-66, 92),
  )
  return sheet.finish(width * scale, height * scale, field)
}

/** Tulips between the mirrors. */
function band(y: number): string {
  let drawn = line(`M-210 ${y - 11}H210M-210 ${y + 11}H210`, paints.mustard, 1)
  for (let x = -206; x < 210; x += 32) {
    drawn += group(
      { transform: placed([x, y], 0, 1.7) },
      tulip(0, paints.cream),
      group({ transform: placed([-4.6, 0.6], -34, 0.7) }, tulip(0, paints.pink)),
      group({ transform: placed([4.6, 0.6], 34, 0.7) }, tulip(0, paints.pink)),
    )
  }
  for (let x = -190; x < 210; x += 32) {
    for (let petal = 0; petal < 16; petal++) {
      const at = polar([x, y], petal * 22.5, 9.6)
      drawn += circle(at, 0.8, petal % 2 === 0 ? paints.mustard : paints.cream)
    }
  }
  return drawn
}

function tulip(y: number, colour: string): string {
  return group(
    { transform: placed([0, y]) },
    path(leaf([0, 3], -150, 4, 1.7), paints.leaf) + path(leaf([0, 3], -30, 4, 1.7), paints.leaf),
    path(
      'M0 2.4C-2.7 1.4 -2.6 -1.6 -2.2 -3L-1 -1.4L0 -3.4L1 -1.4L2.2 -3C2.6 -1.6 2.7 1.4 0 2.4Z',
      colour,
    ),
    path('M0 2.2C-1 .8 -.9 -1 0 -2.6C.9 -1 1 .8 0 2.2Z', paints.mustard),
  )
}

/** A strip of diamonds down the left. */
function side(x: number): string {
  let drawn = rect([x - 130, -71], [130 + 10, 300], paints.deep)
  drawn +=
    line(`M${x + 10} -71V180`, paints.mustard, 1.5) +
    line(`M${x + 12.6} -71V180`, paints.cream, 0.6)
  for (let y = -60; y < 180; y += 16) {
    drawn += path(`M${x} ${y - 7}L${x + 6} ${y}L${x} ${y + 7}L${x - 6} ${y}Z`, paints.mustard)
    drawn += path(`M${x} ${y - 4}L${x + 3.4} ${y}L${x} ${y + 4}L${x - 3.4} ${y}Z`, paints.red)
    drawn += circle([x + 6, y + 8], 1, paints.cream) + circle([x - 6, y + 8], 1, paints.cream)
  }
  return drawn
}

function corner(x: number, y: number, side: number): string {
  return group(
    { transform: placed([x, y], 0, [side * 2.1, 2.1]) },
    line(
      'M0 16C0 4 4 0 16 0M2.4 13C4 9 9 10 8.4 13.4C8 16 4.6 15 5.4 12.8M13 2.4C9 4 10 9 13.4 8.4C16 8 15 4.6 12.8 5.4',
      paints.mustard,
      0.9,
    ),
    circle([3.8, 3.8], 1.3, paints.cream),
  )
}

/** A quarter of a peacock's wheel in the lower right. */
function fan(x: number, y: number): string {
  let drawn = ''
  for (const [reach, count, size] of [
    [62, 17, 1.25],
    [46, 13, 1.1],
    [31, 9, 0.95],
  ] as const) {
    for (let index = 0; index < count; index++) {
      const degrees = 180 + (index * 180) / (count - 1)
      const eye = polar([x, y + 46], degrees, reach)
      drawn +=
        line(`M${x} ${y + 46}L${p(eye)}`, paints.leaf, 0.7) +
        group(
          { transform: placed(eye, degrees + 90, size) },
          path('M0 7C-5 4 -5 -3 0 -7C5 -3 5 4 0 7Z', paints.leaf, {
            stroke: paints.mustard,
            'stroke-width': 0.6,
          }),
          circle([0, -1], 2.7, paints.mustard),
          circle([0, -1], 1.9, paints.blue),
          circle([0, -1], 0.9, '#0d1f3a'),
        )
    }
  }
  return drawn + truckRose([x, y + 40], 16, [paints.red, '#a8494c', '#551216'])
}

function spray(x: number, y: number): string {
  return group(
    {},
    path(leaf([x, y], -100, 30, 8), paints.leaf),
    path(leaf([x, y], -40, 30, 8), paints.leaf),
    path(leaf([x, y], -160, 26, 8), paints.leaf),
    truckRose([x - 2, y + 4], 17, [paints.red, '#a8494c', '#551216']),
    truckRose([x + 18, y + 20], 12, [paints.mustard, paints.cream, '#8a5a10']),
    path(star([x + 20, y - 6], 6, 4, 2), paints.cream) +
      circle([x + 20, y - 6], 1.2, paints.mustard),
  )
}
