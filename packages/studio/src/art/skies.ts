import type { Board, Print } from '#studio/cases/look.ts'
import { mix } from '#studio/drawing/colour.ts'
import { smooth } from '#studio/drawing/outline.ts'
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
} from '#studio/drawing/svg.ts'
import { spark } from './surfaces.ts'

/** An orange sky over a flat sea, and two camels going home. */
export const cliftonSunset: Print = ({ sheet, box, free }) => {
  const horizon = free.y + free.h * 0.16
  const sky = sheet.linear(
    [0, -box.h / 2],
    [0, horizon],
    '#6f3f78 0, #d7605c .36, #f39a4d .7, #ffd788 1',
  )
  const sea = sheet.linear([0, horizon], [0, box.h / 2], '#f6c98f 0, #c9a9a6 .3, #6d6e8c 1')
  const sun: Point = [box.w * 0.1, horizon - 13]
  const glow = sheet.radial(sun, 40, '#fff3c4 0 .9, #ffd27a .4 .4, #ff9d5c 1 0')
  const glitter = Array.from({ length: 15 }, (_, index) => {
    const y = horizon + 1.5 + index * 2
    const width = 4 + index * 0.9
    return `M${n(sun[0] - width / 2 + ((index * 7) % 5) - 2)} ${n(y)}h${n(width)}`
  }).join('')
  const shore = horizon + free.h * 0.23
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], sky),
    ...cloudBars(box.w, horizon),
    circle(sun, 40, glow),
    circle(sun, 12.5, '#fff0c2'),
    rect([-box.w / 2, horizon], [box.w, box.h / 2 - horizon], sea),
    line(glitter, '#fff3cf', 0.8, { 'stroke-opacity': 0.85 }),
    path(
      `M${n(-box.w / 2)} ${n(shore)}C${n(-box.w * 0.2)} ${n(shore - 3)} ${n(box.w * 0.2)} ${n(shore + 4)} ${n(box.w / 2)} ${n(shore)}V${n(box.h / 2)}H${n(-box.w / 2)}Z`,
      '#3a2335',
    ),
    camel([-box.w * 0.15, shore - 0.4], 0.62),
    camel([box.w * 0.17, shore + 0.6], 0.78),
    bird([-14, horizon - 38], 3),
    bird([-6, horizon - 44], 2.2),
    bird([-20, horizon - 46], 1.8),
  )
}

function cloudBars(width: number, horizon: number): string[] {
  return [
    [-0.2, -46, 0.5, '#f7b072'],
    [0.26, -38, 0.36, '#ffc98a'],
    [-0.32, -30, 0.3, '#ffd9a3'],
    [0.1, -60, 0.6, '#e27a6a'],
  ].map(([x, y, w, colour]) =>
    ellipse(
      [Number(x) * width, horizon + Number(y)],
      [Number(w) * width * 0.5, 1.5],
      String(colour),
      { 'fill-opacity': 0.55 },
    ),
  )
}

function camel(at: Point, scale: number): string {
  const dark = '#2a1626'
  return group(
    { transform: placed(at, 0, scale) },
    path(
      'M-14 -14C-13 -19 -9 -20 -7 -17C-5 -24 0 -24 2 -18C4 -24 9 -23 10 -17C12 -15 13 -13 15 -16C17 -20 16 -25 19 -27C22 -29 26 -27 26 -25.4C25 -24 22.6 -24 21.6 -23.6C20.6 -18 19 -12 14.6 -9C14 -6 13.6 -3 13.8 2H12.2C12 -3 11.6 -6 10.6 -8.4C9.8 -5 10 -2 10.2 2H8.6C8.2 -3 8 -6 7.2 -8.6C2 -7.6 -4 -7.8 -8 -9C-9 -6 -9 -2 -8.6 2H-10.2C-10.8 -2 -11 -5 -11 -8C-12 -5 -12.4 -2 -12.2 2H-13.8C-14.2 -4 -15.2 -9 -14 -14Z',
      dark,
    ),
    line('M-14 -14C-16 -11 -16.4 -9 -16 -6', dark, 0.8),
    path('M-3 -20.6C0 -24.6 2 -19 4 -20L3.4 -13.6H-3.4Z', '#c2413b'),
    line('M-3.2 -15.4H3.6', '#f6c35b', 0.9),
  )
}

/** A bird far away. */
export function bird([x, y]: Point, size: number, colour = '#3a2335'): string {
  return line(
    `M${n(x - size)} ${n(y - size * 0.35)}Q${n(x - size * 0.4)} ${n(y - size * 0.6)} ${n(x)} ${n(y)}Q${n(x + size * 0.4)} ${n(y - size * 0.6)} ${n(x + size)} ${n(y - size * 0.35)}`,
    colour,
    size * 0.16,
  )
}

/** A very dark sky crowded with stars, over dunes. */
export const tharNight: Print = ({ sheet, random, box, free }) => {
  const sky = sheet.linear(
    [0, -box.h / 2],
    [0, box.h / 2],
    '#0b1230 0, #1b2a5c .5, #43407c .72, #8a5a80 .84, #8a5a80 1',
  )
  const stars = new Map<number, string>([
    [0.3, ''],
    [0.5, ''],
    [0.8, ''],
  ])
  const weights = [...stars.keys()]
  for (let index = 0; index < 420; index++) {
    const onWay = index % 3 === 0
    const along = random.between(-0.6, 0.6)
    const x = onWay
      ? along * box.w * 0.9 + random.between(-9, 9)
      : random.between(-0.5, 0.5) * box.w
    const y = onWay
      ? -along * box.h * 0.46 + random.between(-8, 8) - 14
      : random.between(-0.5, 0.3) * box.h
    const weight = random.next() ** 3 > 0.5 ? 0.8 : random.pick(weights.slice(0, 2))
    stars.set(weight, `${stars.get(weight) ?? ''}M${n(x)} ${n(y)}h.01`)
  }
  const way = sheet.linear([-14, -20], [14, 10], '#b9a9e8 0 0, #c9bdf2 .5 .3, #b9a9e8 1 0')
  const base = free.y + free.h * 0.2
  const dune = (y: number, lift: number, from: string, to: string, flip: number) => {
    const crest = smooth([
      [-box.w / 2 - 2, y],
      [-box.w * 0.22 * flip, y - lift],
      [box.w * 0.1 * flip, y - lift * 0.2],
      [box.w / 2 + 2, y - lift * 0.7],
    ])
    const sand = sheet.linear([-box.w / 2, y - lift], [box.w * 0.3, y + 30], `${from} 0, ${to} 1`)
    return path(`${crest}V${n(box.h / 2 + 2)}H${n(-box.w / 2 - 2)}Z`, sand)
  }
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], sky),
    path(
      `M${n(-box.w * 0.62)} ${n(box.h * 0.3)}L${n(-box.w * 0.3)} ${n(box.h * 0.36)}L${n(box.w * 0.62)} ${n(-box.h * 0.42)}L${n(box.w * 0.2)} ${n(-box.h * 0.52)}Z`,
      way,
    ),
    ...[...stars].map(([weight, d]) =>
      line(d, '#ffffff', weight, { 'stroke-opacity': 0.55 + weight * 0.5 }),
    ),
    spark([-box.w * 0.22, free.y - free.h * 0.22], 3),
    spark([box.w * 0.27, free.y - free.h * 0.02], 2.2, '#ffe9c2'),
    spark([box.w * 0.1, free.y - free.h * 0.36], 1.8),
    line(`M${n(box.w * 0.32)} ${n(free.y - free.h * 0.3)}l-13 7`, '#ffffff', 0.4, {
      'stroke-opacity': 0.8,
    }),
    dune(base, 10, '#5d4776', '#37305c', 1),
    dune(base + 15, 12, '#a5637a', '#4b3560', -1),
    dune(base + 31, 9, '#d9906f', '#5c3a57', 1),
  )
}

/** Heavy clouds with a stripe of light below, ten minutes before the rain. */
export const monsoonClouds: Print = ({ sheet, random, box, free }) => {
  const sky = sheet.linear(
    [0, -box.h / 2],
    [0, box.h / 2],
    '#4a4a68 0, #77738f .5, #f3d9b0 .72, #fbe9c8 .8, #b9b3b6 .86, #56657a 1',
  )
  const banks = Array.from({ length: 6 }, (_, index) => {
    const t = index / 5
    const y = free.y + free.h * 0.17 - (1 - t) * box.h * 0.52
    return cloudBank(random, box.w, y, mix('#8d89a6', '#45446a', Math.abs(0.35 - t) * 1.5), sheet)
  })
  const light = free.y + free.h * 0.2
  const stripe = sheet.linear(
    [0, light - 9],
    [0, light + 16],
    '#57567a 0, #d8b79a .25, #fde6bd .55, #f6efe2 1',
  )
  const hills = smooth([
    [-box.w / 2 - 2, light + 14],
    [-box.w * 0.2, light + 9],
    [box.w * 0.16, light + 14],
    [box.w / 2 + 2, light + 10],
  ])
  const rain = Array.from({ length: 26 }, (_, index) => {
    const x = -box.w / 2 + ((index * 37) % 100) * (box.w / 100)
    const y = light - 10 + ((index * 53) % 40) * 0.6
    return `M${n(x)} ${n(y)}l-1.6 5`
  }).join('')
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], sky),
    ...banks,
    rect([-box.w / 2, light - 9], [box.w, box.h], stripe),
    line(rain, '#ffffff', 0.3, { 'stroke-opacity': 0.35 }),
    path(`${hills}V${n(box.h / 2 + 2)}H${n(-box.w / 2 - 2)}Z`, '#46566a'),
    path(
      `M${n(-box.w / 2)} ${n(light + 24)}Q0 ${n(light + 16)} ${n(box.w / 2)} ${n(light + 22)}V${n(box.h / 2 + 2)}H${n(-box.w / 2)}Z`,
      '#33445a',
    ),
    ...Array.from({ length: 9 }, (_, index) => {
      const x = -box.w * 0.42 + index * box.w * 0.105
      return path(`M${n(x)} ${n(light + 22)}c-3 -2 -3 -8 0 -10c3 2 3 8 0 10Z`, '#27374b')
    }),
  )
}

/** One bank of cloud across the sky: heaped above, flat below, lit along the heaps. */
function cloudBank(
  random: Board['random'],
  width: number,
  y: number,
  tone: string,
  sheet: Board['sheet'],
): string {
  let d = `M${n(-width / 2 - 8)} ${n(y)}`
  let x = -width / 2 - 8
  while (x < width / 2 + 6) {
    const step = random.between(7, 20)
    const lift = step * random.between(0.5, 0.85)
    d += `c${n(-step * 0.12)} ${n(-lift)} ${n(step * 1.12)} ${n(-lift)} ${n(step)} ${n(random.between(-2.6, 2.6))}`
    x += step
  }
  const body = sheet.linear(
    [0, y - 13],
    [0, y + 26],
    `${mix(tone, '#ffffff', 0.42)} 0, ${mix(tone, '#ffffff', 0.12)} .25, ${tone} .6, ${mix(tone, '#2c2b48', 0.3)} 1`,
  )
  return (
    path(`${d}V${n(y + 40)}H${n(-width / 2 - 8)}Z`, body) +
    line(d, '#fff4e6', 0.35, { 'stroke-opacity': 0.4 })
  )
}
