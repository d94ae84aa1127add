import type { Print } from '#studio/cases/look.ts'
import { lighter, mix } from '#studio/drawing/colour.ts'
import { blossom, drop, leaf, polar } from '#studio/drawing/shapes.ts'
import {
  circle,
  ellipse,
  group,
  line,
  n,
  type Point,
  path,
  placed,
  rect,
  type Sheet,
} from '#studio/drawing/svg.ts'

/** A gajra as it is tied for the wrist: a full round of jasmine, roses below, two strings hanging. */
export const gajra: Print = ({ random, box, free, sheet }) => {
  const radius = Math.min(free.w * 0.345, free.h * 0.24)
  const at: Point = [0, free.y - free.h * 0.1]
  const light = sheet.radial(
    [-box.w * 0.25, free.y - free.h * 0.3],
    box.h * 0.7,
    '#ffffff 0 .24, #ffffff .5 0, #2a0612 .55 0, #2a0612 1 .34',
  )
  const unit = radius / 21
  const ring = (count: number, out: number, size: number, spread: number) =>
    Array.from({ length: count }, (_, index) => {
      const degrees = ((index + random.between(-0.2, 0.2)) * 360) / count
      const place = polar(at, degrees, radius + (out + random.between(-spread, spread)) * unit)
      return motia(place, size * unit * random.between(0.9, 1.1), random.between(0, 72))
    })
  const buds = Array.from({ length: 34 }, (_, index) => {
    const degrees = (index * 360) / 34 + random.between(-4, 4)
    const side = index % 2 === 0 ? 1 : -1
    const foot = polar(at, degrees, radius + side * 3.4 * unit)
    const towards = degrees + (side < 0 ? 180 : 0) + random.between(-22, 22)
    return path(drop(foot, towards, 5.2 * unit, 2.1 * unit), '#f4efd9', {
      stroke: '#8aa06a',
      'stroke-width': 0.18,
    })
  })
  const knot = at[1] + radius + 4 * unit
  const strings = [-1, 1].map((side) =>
    hanging(
      side,
      [side * 5.4 * unit, knot],
      unit,
      Math.min(5, (box.h / 2 - knot) / unit / 6.2 - 2.4),
    ),
  )
  const shade = [15, 12, 9].map((width) =>
    circle([at[0] + 1.4, at[1] + 2.2], radius, 'none', {
      stroke: '#2a0612',
      'stroke-width': width * unit,
      'stroke-opacity': 0.1,
    }),
  )
  const leaves = [62, 78, 102, 118].map((degrees) =>
    path(leaf(polar(at, degrees, radius + 2 * unit), degrees, 12 * unit, 5 * unit), '#3f7a48', {
      stroke: '#1f4a2a',
      'stroke-width': 0.25,
    }),
  )
  const fallen = [
    [-0.36, 0.3],
    [0.38, 0.2],
    [-0.3, 0.43],
    [0.36, 0.44],
  ].map(([x = 0, y = 0]) =>
    motia([x * box.w, free.y + y * free.h], random.between(3, 3.8) * unit, random.between(0, 72)),
  )
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], light),
    ...fallen,
    ...shade,
    ...strings,
    ...buds,
    ...ring(25, -3.4, 3.9, 0.6),
    ...ring(31, 3.3, 4.1, 0.6),
    ...ring(27, 0, 4.5, 0.7),
    ...leaves,
    rose(sheet, polar(at, 68, radius + 1.2 * unit), 5.6 * unit),
    rose(sheet, polar(at, 112, radius + 1.2 * unit), 5.6 * unit),
    rose(sheet, polar(at, 90, radius + 2.6 * unit), 7 * unit),
  )
}

/** A jasmine flower with depth: a shadow, five petals of which each is folded, a warm heart. */
function motia(at: Point, size: number, turn: number): string {
  return group(
    { transform: placed(at, turn, size / 4) },
    path(blossom([0.4, 0.6], 5, 4.2, 1.6), '#4a2031', { 'fill-opacity': 0.3 }),
    path(blossom([0, 0], 5, 4, 1.5), '#fffdf6', { stroke: '#d9cdb8', 'stroke-width': 0.22 }),
    path(blossom([0.15, 0.2], 5, 2.5, 0.8), '#efe6d0'),
    circle([0, 0], 0.9, '#e9c667'),
    circle([-0.25, -0.25], 0.4, '#fff2c0'),
  )
}

/** A string of jasmine that swings out to a side and ends in a rose bud. */
function hanging(side: number, [x, y]: Point, unit: number, count: number): string {
  const beads = Array.from(
    { length: Math.max(1, Math.floor(count)) },
    (_, index): Point => [
      x + side * (index * 1.5 + 1.2 * Math.sin(index * 0.9)) * unit,
      y + (4 + index * 6.2) * unit,
    ],
  )
  const [ex = 0, ey = 0] = beads.at(-1) ?? [x, y]
  const end: Point = [ex + side * 0.8 * unit, ey + 6.6 * unit]
  return group(
    {},
    ...beads.map((at, index) => motia(at, 3.9 * unit, index * 31)),
    path(leaf(end, 130, 5 * unit, 2.6 * unit) + leaf(end, 50, 5 * unit, 2.6 * unit), '#3f7a48'),
    path(drop([end[0], end[1] - 3.4 * unit], 90, 8 * unit, 6 * unit), '#a3142f'),
    path(drop([end[0] - 0.6 * unit, end[1] - 3 * unit], 92, 6 * unit, 2.6 * unit), '#d9344f'),
  )
}

/** An open rose from above: rings of petals that turn inwards, lit from the upper left. */
function rose(sheet: Sheet, at: Point, size: number): string {
  const glow = sheet.radial([0, 0], 5, '#8f0f28 0, #c01f3c .5, #e2475f 1', [0.6, 0.8])
  const rings = [
    [5, 0, 5, 3.7],
    [3.7, 36, 5, 2.6],
    [2.5, 8, 4, 1.7],
    [1.4, 40, 3, 0.9],
  ].map(([outer = 1, turn = 0, petals = 5, inner = 1]) =>
    path(blossom([0, 0], petals, outer, inner, turn), glow, {
      stroke: '#6d0a1e',
      'stroke-width': 0.28,
    }),
  )
  return group(
    { transform: placed(at, 0, size / 5) },
    circle([0.6, 1], 5, '#2a0612', { 'fill-opacity': 0.3 }),
    ...rings,
    line('M-3.9 -1.6A4.2 4.2 0 0 1 -.6 -4.1M-2.4 -1.2A2.7 2.7 0 0 1 .2 -2.6', '#ffb3bf', 0.45, {
      'stroke-opacity': 0.8,
    }),
  )
}

/** Colours of the glass on a bangle stall. */
const glass = [
  '#c2185b',
  '#1f8f9b',
  '#f4772a',
  '#2f9e5f',
  '#e53950',
  '#2d5cb8',
  '#f6b32c',
  '#6a3aa6',
  '#e06a98',
  '#12775f',
] as const

/** An armful of bangles, one upon the other as on a stall's stand: glass, and thin gold between. */
export const bangleStack: Print = ({ sheet, random, box, free }) => {
  const radius = Math.min(box.w * 0.4, 30)
  const flat = radius * 0.2
  const [top, bottom] = [free.y - free.h / 2 + flat + 3, box.h / 2 - flat - 6]
  const gold = across(sheet, radius, '#e6b450')
  const paints = glass.map((colour) => across(sheet, radius, colour))
  const shine = sheet.linear(
    [-radius, 0],
    [radius, 0],
    '#ffffff .06 0, #ffffff .26 .85, #ffffff .4 .12, #ffffff .74 0, #ffffff .88 .4, #ffffff 1 0',
  )
  const bangles: string[] = []
  let next = random.whole(0, 9)
  for (let y = bottom; y > top; ) {
    const isGold = bangles.length % 2 === 1
    const thick = isGold ? 2 : random.pick([3.4, 4.2, 5])
    const y0 = y - thick / 2
    const [dx, turn] = [random.between(-0.5, 0.5), random.between(-0.9, 0.9)]
    const front = (lift: number) =>
      `M${n(-radius)} ${n(-lift)}A${n(radius)} ${n(flat)} 0 0 0 ${n(radius)} ${n(-lift)}`
    const paint = isGold ? gold : (paints[next++ % paints.length] ?? gold)
    bangles.push(
      group(
        { transform: placed([dx, y0], turn), 'stroke-linecap': 'butt' },
        line(front(-thick * 0.42), '#14040c', thick * 0.9, { 'stroke-opacity': 0.26 }),
        line(front(0), paint, thick),
        line(front(thick * 0.2), shine, thick * 0.24, { 'stroke-linecap': 'butt' }),
        isGold
          ? ''
          : random.chance(0.55)
            ? line(front(-thick * 0.1), '#ffe9a8', 0.8, { 'stroke-dasharray': '.01 2.3' })
            : line(front(-thick * 0.2), '#ffe9a8', 0.3, { 'stroke-opacity': 0.7 }),
      ),
    )
    y -= thick * 0.94
  }
  const lid = (thick: number, paint: string) =>
    ellipse([0, top - 1], [radius, flat], 'none', { stroke: paint, 'stroke-width': thick })
  const inside = sheet.linear([-radius, 0], [radius, 0], '#7c5716 0, #f1cd78 .5, #5c3d0c 1')
  const shade = [0, 1.4, 2.8].map((grow) =>
    path(
      `M${n(-radius - grow)} ${n(top)}V${n(bottom)}A${n(radius + grow)} ${n(flat + grow)} 0 0 0 ${n(radius + grow)} ${n(bottom)}V${n(top)}A${n(radius + grow)} ${n(flat + grow)} 0 0 0 ${n(-radius - grow)} ${n(top)}Z`,
      '#14040c',
      { 'fill-opacity': 0.13, transform: 'translate(2 2.4)' },
    ),
  )
  const sparkles = Array.from({ length: 26 }, () =>
    circle(
      [random.between(-0.5, 0.5) * box.w, random.between(-0.5, 0.5) * box.h],
      0.35,
      '#ffe2a0',
      {
        'fill-opacity': 0.7,
      },
    ),
  )
  return group(
    {},
    ...sparkles,
    ...shade,
    ellipse([0, top - 1], [radius, flat], '#3a1020'),
    path(
      `M${n(-radius)} ${n(top - 1)}A${n(radius)} ${n(flat)} 0 0 1 ${n(radius)} ${n(top - 1)}A${n(radius)} ${n(flat * 0.72)} 0 0 0 ${n(-radius)} ${n(top - 1)}Z`,
      inside,
    ),
    ...bangles,
    lid(2.2, gold),
    ellipse([0, top - 1.5], [radius, flat], 'none', { stroke: shine, 'stroke-width': 0.5 }),
  )
}

/** Gradient of light across an upright round object. */
function across(sheet: Sheet, radius: number, colour: string) {
  return sheet.linear(
    [-radius, 0],
    [radius, 0],
    `${lighter(colour, -0.22)} 0, ${colour} .14, ${mix(lighter(colour, 0.12), '#ffffff', 0.28)} .27, ${colour} .42, ${lighter(colour, -0.15)} .78, ${lighter(colour, -0.04)} .9, ${lighter(colour, -0.26)} 1`,
  )
}
