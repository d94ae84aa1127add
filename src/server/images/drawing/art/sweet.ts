import { lighter, mix } from '../colour.ts'
import type { Print } from '../look.ts'
import { grown, roundedBox, smooth } from '../outline.ts'
import { circle, ellipse, group, line, n, type Point, path, placed, rect } from '../svg.ts'
import { heart, leaf, p, polar, scattered } from './shapes.ts'
import { spark } from './surfaces.ts'

/** A big satin bow on a field of dots. */
export const satinBow: Print = ({ sheet, box, free }) => {
  const unit = Math.min(free.w / 64, free.h / 96)
  let dots = ''
  for (let row = 0, y = -box.h / 2 + 3; y < box.h / 2; row++, y += 6.4) {
    for (let x = -box.w / 2 + (row % 2) * 3.7; x < box.w / 2; x += 7.4)
      dots += `M${n(x)} ${n(y)}h.01`
  }
  const satin = (from: Point, to: Point) =>
    sheet.linear(from, to, [
      [0, '#ffd7e2'],
      [0.3, '#f08fb0'],
      [0.55, '#ffc0d3'],
      [0.8, '#e3749b'],
      [1, '#c75583'],
    ])
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

/** Tiny strawberries; one is upside down. */
export const strawberries: Print = ({ random, box }) => {
  const places = scattered(random, [box.w * 0.98, box.h * 0.98], 13.5, 46)
  const odd = random.whole(4, 16)
  const berries = places.map((at, index) =>
    strawberry(at, random.between(-24, 24) + (index === odd ? 180 : 0), random.between(0.88, 1.12)),
  )
  const specks = scattered(random, [box.w, box.h], 8, 50).map((at) =>
    path(heart(at, 1.7), '#ffffff', { 'fill-opacity': 0.9 }),
  )
  return specks.join('') + berries.join('')
}

function strawberry(at: Point, turn: number, scale: number): string {
  const seeds = [
    [-1.7, -1],
    [1.7, -1],
    [0, 0.6],
    [-1.9, 1.6],
    [1.9, 1.6],
    [0, 3.2],
    [0, -2.2],
  ].map(([x, y]) => `M${x} ${y}v.5`)
  return group(
    { transform: placed(at, turn, scale) },
    path(
      'M0 6.4C-3 5 -5.2 1 -4.8 -1.8C-4.4 -4.4 -1.4 -4.4 0 -3.2C1.4 -4.4 4.4 -4.4 4.8 -1.8C5.2 1 3 5 0 6.4Z',
      '#e2394f',
    ),
    path(
      'M-4.2 -1.8C-4 -3.6 -2 -3.8 -1 -3C-2.6 -1.6 -3.2 .6 -2.6 3C-3.8 1.4 -4.4 0 -4.2 -1.8Z',
      '#ff8290',
      { 'fill-opacity': 0.7 },
    ),
    line(seeds.join(''), '#ffe9a8', 0.5),
    path(
      'M0 -3C-1.4 -2 -3 -2.2 -3.8 -3.4C-2.4 -3.4 -1.8 -4 -1.2 -4.8C-.8 -4.2 -.4 -4 0 -4C.4 -4 .8 -4.2 1.2 -4.8C1.8 -4 2.4 -3.4 3.8 -3.4C3 -2.2 1.4 -2 0 -3Z',
      '#4f9a4d',
    ),
    line('M0 -4Q.2 -5.4 1.2 -6', '#4f9a4d', 0.6),
  )
}

/** Pairs of cherries, as regular as old wallpaper. */
export const cherries: Print = ({ sheet, box }) => {
  const step = box.w / 4
  const skin = (x: number, y: number) =>
    sheet.radial([x - 1, y - 1.2], 4.6, [
      [0, '#ff6b74'],
      [0.4, '#d3172f'],
      [1, '#8a0a22'],
    ])
  const cherry = ([x, y]: Point) =>
    circle([x, y], 3.4, skin(x, y)) +
    ellipse([x - 1.1, y - 1.3], [0.9, 0.55], '#ffffff', {
      'fill-opacity': 0.85,
      transform: `rotate(-35 ${n(x - 1.1)} ${n(y - 1.3)})`,
    })
  const pair = group(
    {},
    line('M-3 3.4C-2.6 -1 -1 -4 1.2 -6.4M4 4.4C4 0 3 -3.6 1.2 -6.4', '#5d7d35', 0.65),
    path(leaf([1.2, -6.4], -8, 7.4, 3.6), '#6f9a3f'),
    line('M1.2 -6.4L7.2 -7.2', '#4d7429', 0.3),
    cherry([-3.2, 4.6]),
    cherry([4, 5.6]),
  )
  const pairs: string[] = []
  for (let row = 0, y = -box.h / 2 + 6; y < box.h / 2 + 10; row++, y += step * 0.94) {
    for (let x = -box.w / 2 + (row % 2) * step * 0.5; x < box.w / 2 + step; x += step) {
      pairs.push(group({ transform: placed([x, y], row % 2 === 0 ? 0 : 10, 0.98) }, pair))
    }
  }
  return pairs.join('')
}

/** Stripes in every colour of a bangle stall, thin gold between them. */
export const bangleStripes: Print = ({ sheet, random, box }) => {
  const glass = [
    '#c2185b',
    '#e53950',
    '#f4772a',
    '#f6b32c',
    '#2f9e5f',
    '#1f8f9b',
    '#2d5cb8',
    '#6a3aa6',
    '#a32a86',
    '#e884a8',
    '#12775f',
    '#8f1d34',
  ]
  let y = -box.h / 2 - 2
  const stripes: string[] = []
  let gold = ''
  while (y < box.h / 2 + 2) {
    const height = random.pick([3.2, 4.6, 6.4, 4])
    const colour = random.pick(glass)
    const bead = sheet.linear(
      [0, y],
      [0, y + height],
      [
        [0, lighter(colour, -0.1)],
        [0.3, lighter(colour, 0.16)],
        [0.45, mix(colour, '#ffffff', 0.35)],
        [0.6, colour],
        [1, lighter(colour, -0.16)],
      ],
    )
    stripes.push(rect([-box.w / 2, y], [box.w, height], bead))
    if (random.chance(0.35))
      stripes.push(
        line(`M${n(-box.w / 2)} ${n(y + height / 2)}H${n(box.w / 2)}`, '#fff3c9', 0.7, {
          'stroke-dasharray': '.01 2.4',
          'stroke-linecap': 'round',
        }),
      )
    gold += `M${n(-box.w / 2)} ${n(y + height + 0.5)}H${n(box.w / 2)}`
    y += height + 1
  }
  const leafGold = sheet.linear(
    [-box.w / 2, 0],
    [box.w / 2, 0],
    [
      [0, '#b8862f'],
      [0.25, '#ffe9a6'],
      [0.5, '#c99a3c'],
      [0.75, '#fff0ba'],
      [1, '#a87a28'],
    ],
  )
  return stripes.join('') + line(gold, leafGold, 1, { 'stroke-linecap': 'butt' })
}

/** A grey kitten asleep along the lower edge. */
export const sleepyKitten: Print = ({ box, free, random }) => {
  const unit = box.w / 72
  const floor = box.h / 2
  const [grey, dark, pale, ink] = ['#a7a4ad', '#86838e', '#c9c6ce', '#4b4750']
  const stars = scattered(random, [box.w * 0.86, free.h * 0.5], 14, 12).map(([x, y]) =>
    spark([x, y + free.y - free.h * 0.16], random.between(0.9, 2), '#ffffff'),
  )
  return group(
    {},
    ...stars,
    group(
      { transform: placed([0, floor], 0, unit) },
      line('M2 -33l5 0l-5 6h5M10 -41l4 0l-4 5h4M17 -47l3 0l-3 4h3', ink, 0.9, {
        'stroke-opacity': 0.55,
      }),
      line('M26 -5C36 -4 41 -14 36 -26C34 -31 29 -32 28.6 -28', grey, 5.4),
      line('M35 -12l4 -1M36.4 -18l4 0M35.6 -24l3.6 -1.6', dark, 1.3, { 'stroke-opacity': 0.7 }),
      path('M-30 4C-33 -14 -16 -26 4 -25C24 -24 34 -12 31 4Z', grey),
      path(
        'M4 -25C7 -20 7 -15 5 -11M13 -24C15 -20 15 -16 13 -12M21 -20.6C22.4 -17 22 -14 20.4 -11',
        'none',
        { stroke: dark, 'stroke-width': 1.7, 'stroke-linecap': 'round', 'stroke-opacity': 0.8 },
      ),
      path(
        'M-31 -12C-33 -22 -31 -29 -29 -31L-22 -25.6C-18 -27 -13 -27 -9.6 -25.6L-3 -31C-1 -28 0 -21 -2 -12C-4 -3 -10 1 -16.4 1C-23 1 -29 -4 -31 -12Z',
        '#b3b0b9',
      ),
      path(
        'M-28.6 -27.4L-24.4 -24C-26.4 -22.6 -28 -21 -28.8 -19.6ZM-3.6 -27.4L-7.8 -24C-6 -22.6 -4.4 -21 -3.4 -19.6Z',
        '#eab9c0',
      ),
      line('M-18.6 -26v4M-16 -26.6v5M-13.4 -26v4', dark, 1.3, { 'stroke-opacity': 0.75 }),
      ellipse([-16.2, -6], [7, 4.6], pale),
      line('M-26 -12.6q2.8 2.4 5.6 .2M-12 -12.4q2.8 2.2 5.6 -.2', ink, 0.9),
      path('M-17.8 -8.8h3.2l-1.6 1.9Z', '#d77f8d'),
      line('M-16.2 -6.9v1.4M-16.2 -5.5q-2 1.6 -3.6 .2M-16.2 -5.5q2 1.6 3.6 .2', ink, 0.55),
      line('M-24 -6l-7 -1.2M-24 -4.2l-6.6 1M-8.4 -6l7 -1.2M-8.4 -4.2l6.6 1', ink, 0.35, {
        'stroke-opacity': 0.6,
      }),
      circle([-24.4, -8.6], 1.9, '#eab9c0', { 'fill-opacity': 0.6 }),
      circle([-8, -8.6], 1.9, '#eab9c0', { 'fill-opacity': 0.6 }),
      path('M-7 3C-7 -4 -1 -6 3 -4C6 -2.6 6 1 4 4Z', pale),
      line('M-1 1.4v-2.6M1.8 1.4v-2.4', dark, 0.5),
    ),
  )
}

/** Waves of rose gold foil, brighter at the crests. */
export const roseGoldRipple: Print = ({ sheet, box }) => {
  const waves: string[] = []
  const count = 19
  for (let index = 0; index < count; index++) {
    const y = -box.h / 2 - 6 + (index * (box.h + 20)) / count
    const crest = (offset: number) =>
      Array.from(
        { length: 9 },
        (_, step): Point => [
          -box.w / 2 - 4 + (step * (box.w + 8)) / 8,
          y + offset + Math.sin(step * 0.95 + index * 0.42) * (4.2 + 2 * Math.sin(index * 0.6)),
        ],
      )
    const foil = sheet.linear(
      [-box.w / 2, y - 4],
      [box.w / 2, y + 8],
      [
        [0, '#b9705f'],
        [0.2, '#f3c9ba'],
        [0.38, '#fff0e8'],
        [0.55, '#d8957f'],
        [0.8, '#f6d3c6'],
        [1, '#a8604f'],
      ],
    )
    waves.push(
      path(`${smooth(crest(0))}V${n(box.h / 2 + 4)}H${n(-box.w / 2 - 4)}Z`, foil),
      line(smooth(crest(0.3)), '#fff6f1', 0.55, { 'stroke-opacity': 0.8 }),
      line(smooth(crest(-0.7)), '#7d3d31', 0.8, { 'stroke-opacity': 0.22 }),
    )
  }
  return waves.join('')
}

/** Butterflies rising from the bottom, smaller towards the camera. */
export const butterflies: Print = ({ random, box, free }) => {
  const places = scattered(random, [box.w * 0.88, free.h], 13.5, 34)
  return places
    .map(([x, y]) => ({ at: [x, y + free.y] as Point, depth: y / free.h + 0.5 }))
    .filter(({ depth }) => random.chance(0.34 + depth * 0.56))
    .sort((a, b) => a.depth - b.depth)
    .map(({ at, depth }) =>
      butterfly(
        at,
        random.between(-34, 34),
        0.42 + depth * 0.72,
        random.pick([
          ['#8f6fd0', '#c9b2f2'],
          ['#f1bd45', '#ffe6a3'],
          ['#6f4fb8', '#e2b4ee'],
          ['#ffffff', '#e6dcfa'],
        ] as const),
      ),
    )
    .join('')
}

function butterfly(
  at: Point,
  turn: number,
  scale: number,
  [deep, pale]: readonly [string, string],
): string {
  const wing = (side: number) =>
    group(
      { transform: `scale(${side} 1)` },
      path('M.5 -1C4 -9 12 -11 13.4 -7C14.4 -3 9 1.4 1 1Z', deep),
      path('M2 -1C5 -7 10.6 -8.8 11.6 -6.2C12 -3.4 8 -.2 2 0Z', pale),
      path('M.6 1C7 1 10.6 3.6 9.4 7.6C8 11 3 9.6 .6 3Z', deep),
      path('M1.6 2C6 2.2 8.6 4 7.8 6.6C6.6 8.6 3.4 7.4 1.6 3.4Z', pale),
      circle([11.4, -8.2], 0.5, '#ffffff'),
      circle([8.4, 8.2], 0.45, '#ffffff'),
      line('M2 -.8L10 -6M2 2.4L6.6 6', deep, 0.3),
    )
  return group(
    { transform: placed(at, turn, scale) },
    group(
      { transform: 'translate(.8 1.6)', 'fill-opacity': 0.12 },
      path(
        'M0 0C4 -9 12 -11 13.4 -7C14 0 12 10 6 9L0 3L-6 9C-12 10 -14 0 -13.4 -7C-12 -11 -4 -9 0 0Z',
        '#2a1446',
      ),
    ),
    wing(-1),
    wing(1),
    ellipse([0, 0.6], [0.75, 4], '#3a2a4e'),
    line('M-.3 -3C-1 -5.6 -2.4 -7 -3.6 -7.4M.3 -3C1 -5.6 2.4 -7 3.6 -7.4', '#3a2a4e', 0.35),
  )
}

/** A round acrylic mirror that holds the room's light. */
export const compactMirror: Print = ({ sheet, free }) => {
  const radius = Math.min(27, free.w * 0.42, free.h * 0.38)
  const at: Point = [0, free.y + 2]
  const sky = sheet.linear(
    [at[0] - radius, at[1] - radius],
    [at[0] + radius, at[1] + radius],
    [
      [0, '#f7fafc'],
      [0.28, '#c4d0da'],
      [0.45, '#eef3f6'],
      [0.62, '#a9b6c2'],
      [0.85, '#dbe3e9'],
      [1, '#8f9ca9'],
    ],
  )
  const gold = sheet.linear(
    [at[0] - radius, at[1] - radius],
    [at[0] + radius, at[1] + radius],
    [
      [0, '#fff0c4'],
      [0.4, '#cfa055'],
      [0.6, '#f6dc9c'],
      [1, '#a8782f'],
    ],
  )
  const scallops = Array.from({ length: 28 }, (_, index) =>
    circle(polar(at, (index * 360) / 28, radius + 1.2), 2, gold),
  )
  return group(
    {},
    circle([at[0] + 0.9, at[1] + 1.6], radius + 3.4, '#000000', { 'fill-opacity': 0.12 }),
    ...scallops,
    circle(at, radius + 0.8, gold),
    circle(at, radius - 0.6, sky),
    path(
      `M${n(at[0] - radius * 0.78)} ${n(at[1] + radius * 0.1)}L${n(at[0] + radius * 0.2)} ${n(at[1] - radius * 0.86)}L${n(at[0] + radius * 0.56)} ${n(at[1] - radius * 0.7)}L${n(at[0] - radius * 0.6)} ${n(at[1] + radius * 0.5)}Z`,
      '#ffffff',
      { 'fill-opacity': 0.42 },
    ),
    path(
      `M${n(at[0] - radius * 0.46)} ${n(at[1] + radius * 0.66)}L${n(at[0] + radius * 0.72)} ${n(at[1] - radius * 0.54)}L${n(at[0] + radius * 0.8)} ${n(at[1] - radius * 0.42)}L${n(at[0] - radius * 0.36)} ${n(at[1] + radius * 0.74)}Z`,
      '#ffffff',
      { 'fill-opacity': 0.3 },
    ),
    circle(at, radius - 0.6, 'none', {
      stroke: '#5d6a76',
      'stroke-width': 0.5,
      'stroke-opacity': 0.5,
    }),
    spark([at[0] + radius * 0.5, at[1] - radius * 0.52], 3),
  )
}

/** Glitter sinking in oil: dense below, thin above. */
export const glitterFall: Print = ({ sheet, random, box }) => {
  const oil = sheet.linear(
    [0, -box.h / 2],
    [0, box.h / 2],
    [
      [0, '#e9c4ec'],
      [0.5, '#c98fd6'],
      [0.8, '#a85fc0'],
      [1, '#8a3fa8'],
    ],
  )
  const colours = ['#ffffff', '#ffd9f4', '#f5b9ff', '#ffe9b0', '#b8f0ff', '#ff9fd8'] as const
  const fine = new Map<string, string>()
  const surface = (x: number) => -0.02 * box.h + Math.sin(x * 0.09 + 1) * 9 + x * 0.22
  for (let index = 0; index < 1500; index++) {
    const x = random.between(-0.5, 0.5) * box.w
    const y = random.next() ** 0.62 * box.h - box.h / 2
    if (y < surface(x) && random.chance(0.86)) continue
    const colour = random.pick(colours)
    fine.set(colour, `${fine.get(colour) ?? ''}M${n(x)} ${n(y)}h.01`)
  }
  const flakes = Array.from({ length: 90 }, () => {
    const x = random.between(-0.48, 0.48) * box.w
    const at: Point = [x, random.between(surface(x), box.h / 2)]
    const size = random.between(0.7, 1.5)
    return random.chance(0.3)
      ? path(heart(at, size * 2.2), random.pick(colours), { 'fill-opacity': 0.92 })
      : path(
          `M${p(polar(at, 0, size))}L${p(polar(at, 60, size))}L${p(polar(at, 120, size))}L${p(polar(at, 180, size))}L${p(polar(at, 240, size))}L${p(polar(at, 300, size))}Z`,
          random.pick(colours),
          { 'fill-opacity': 0.8 },
        )
  })
  const sparks = Array.from({ length: 16 }, () => {
    const x = random.between(-0.44, 0.44) * box.w
    return spark([x, random.between(surface(x), box.h / 2)], random.between(1.4, 3))
  })
  const waterline = smooth(
    Array.from({ length: 12 }, (_, index): Point => {
      const x = -box.w / 2 - 2 + (index / 11) * (box.w + 4)
      return [x, surface(x) - 2]
    }),
  )
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], oil),
    path(`${waterline}V${n(box.h / 2)}H${n(-box.w / 2)}Z`, '#d24fb8', { 'fill-opacity': 0.28 }),
    line(waterline, '#ffffff', 0.7, { 'stroke-opacity': 0.6 }),
    ...[...fine].map(([colour, d]) => line(d, colour, 0.8, { 'stroke-opacity': 0.9 })),
    ...flakes,
    ...sparks,
    circle([-box.w * 0.2, surface(-box.w * 0.2) - 12], 2.4, '#ffffff', {
      'fill-opacity': 0.3,
      stroke: '#ffffff',
      'stroke-width': 0.3,
    }),
    circle([box.w * 0.1, surface(box.w * 0.1) - 20], 1.5, '#ffffff', {
      'fill-opacity': 0.3,
      stroke: '#ffffff',
      'stroke-width': 0.3,
    }),
  )
}

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
