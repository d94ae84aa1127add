import { mix } from '../colour.ts'
import type { Board, Print } from '../look.ts'
import { polygon, smooth } from '../outline.ts'
import { circle, ellipse, group, line, n, type Point, path, placed, rect } from '../svg.ts'
import { spark } from './surfaces.ts'

/** Seven layers of mountains from snow to slate, and one small orange tent. */
export const karakoram: Print = ({ sheet, random, box, free }) => {
  const sky = sheet.linear(
    [0, -box.h / 2],
    [0, box.h * 0.3],
    [
      [0, '#8fb2cf'],
      [0.55, '#dbe6ee'],
      [1, '#f7ede4'],
    ],
  )
  const top = free.y - free.h / 2
  const layers = Array.from({ length: 7 }, (_, index) => {
    const t = index / 6
    const base = top + 26 + t * (free.h * 0.62)
    const ridge = ridgeLine(random, box.w, base, 30 - 17 * t, 2 + (index % 3))
    const tone = mix('#c3d3e0', '#26384a', t ** 0.85)
    const d = polygon([...ridge, [box.w / 2 + 2, box.h / 2 + 2], [-box.w / 2 - 2, box.h / 2 + 2]])
    const shade = sheet.linear(
      [0, base - 20],
      [0, base + 34],
      [
        [0, tone],
        [1, mix(tone, '#f4f1ec', 0.4 * (1 - t))],
      ],
    )
    return path(d, shade) + (index < 4 ? snow(ridge, 0.95 - t * 0.7) : '')
  })
  const tent: Point = [random.between(-0.22, 0.22) * box.w, box.h / 2 - 15]
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], sky),
    circle([box.w * 0.22, top + 5], 7, '#fffaf0', { 'fill-opacity': 0.9 }),
    ...layers,
    group(
      { transform: placed(tent) },
      ellipse([0.4, 3.3], [5.4, 1], '#0f1a25', { 'fill-opacity': 0.5 }),
      path('M-5 3L-.6 -3.4L1.2 3Z', '#f28a33'),
      path('M-.6 -3.4L5 3H1.2Z', '#c5601b'),
      path('M-1.4 3L-.6 -1.2L.3 3Z', '#ffe2a6'),
    ),
  )
}

/** A skyline of a few peaks, broken up finer and finer. */
function ridgeLine(
  random: Board['random'],
  width: number,
  base: number,
  height: number,
  peaks: number,
): Point[] {
  let points: Point[] = [[-width / 2 - 6, base - height * random.between(0, 0.5)]]
  for (let index = 0; index < peaks; index++) {
    const x = -width / 2 + ((index + random.between(0.25, 0.75)) * width) / peaks
    points.push([x, base - height * random.between(0.55, 1)])
    points.push([
      x + (width / peaks) * random.between(0.35, 0.5),
      base - height * random.between(0, 0.22),
    ])
  }
  points.push([width / 2 + 8, base - height * random.between(0.1, 0.6)])
  points.sort((a, b) => a[0] - b[0])
  for (let pass = 0; pass < 3; pass++) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1]
      if (!next) return [point]
      const reach = Math.abs(next[0] - point[0]) * 0.16
      return [
        point,
        [
          (point[0] + next[0]) / 2 + random.between(-reach, reach),
          (point[1] + next[1]) / 2 + random.between(-reach, reach),
        ],
      ]
    })
  }
  return points
}

/** Snow on the right flank of each summit, with a ragged lower edge. */
function snow(ridge: readonly Point[], opacity: number): string {
  let d = ''
  for (const [index, [x, y]] of ridge.entries()) {
    const before = ridge[index - 4]?.[1] ?? y
    const after = ridge[index + 4]?.[1] ?? y
    const isSummit = ridge.slice(Math.max(0, index - 4), index + 5).every(([, other]) => other >= y)
    if (!isSummit || before - y < 2 || after - y < 2) continue
    const flank = ridge.slice(index, index + 7).filter(([fx]) => fx - x < 6)
    const left = ridge.slice(Math.max(0, index - 3), index).filter(([lx]) => x - lx < 3)
    const last = flank.at(-1) ?? [x, y]
    const first = left[0] ?? [x, y]
    const drip: Point[] = [
      [last[0] - 1.4, last[1] + 1.6],
      [x + (last[0] - x) * 0.55, y + (last[1] - y) * 0.72],
      [x + (last[0] - x) * 0.36, last[1] + 0.6],
      [x + 0.3, y + (last[1] - y) * 0.62],
      [x - 0.6, y + (last[1] - y) * 0.95],
      [first[0] + 0.8, first[1] + 1.2],
    ]
    d += polygon([...left, ...flank, ...drip])
  }
  return path(d, '#ffffff', { 'fill-opacity': opacity })
}

/** An orange sky over a flat sea, and two camels going home. */
export const cliftonSunset: Print = ({ sheet, box, free }) => {
  const horizon = free.y + free.h * 0.16
  const sky = sheet.linear(
    [0, -box.h / 2],
    [0, horizon],
    [
      [0, '#6f3f78'],
      [0.36, '#d7605c'],
      [0.7, '#f39a4d'],
      [1, '#ffd788'],
    ],
  )
  const sea = sheet.linear(
    [0, horizon],
    [0, box.h / 2],
    [
      [0, '#f6c98f'],
      [0.3, '#c9a9a6'],
      [1, '#6d6e8c'],
    ],
  )
  const sun: Point = [box.w * 0.1, horizon - 13]
  const glow = sheet.radial(sun, 40, [
    [0, '#fff3c4', 0.9],
    [0.4, '#ffd27a', 0.4],
    [1, '#ff9d5c', 0],
  ])
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
    [
      [0, '#0b1230'],
      [0.5, '#1b2a5c'],
      [0.72, '#43407c'],
      [0.84, '#8a5a80'],
      [1, '#8a5a80'],
    ],
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
  const way = sheet.linear(
    [-14, -20],
    [14, 10],
    [
      [0, '#b9a9e8', 0],
      [0.5, '#c9bdf2', 0.3],
      [1, '#b9a9e8', 0],
    ],
  )
  const base = free.y + free.h * 0.2
  const dune = (y: number, lift: number, from: string, to: string, flip: number) => {
    const crest = smooth([
      [-box.w / 2 - 2, y],
      [-box.w * 0.22 * flip, y - lift],
      [box.w * 0.1 * flip, y - lift * 0.2],
      [box.w / 2 + 2, y - lift * 0.7],
    ])
    const sand = sheet.linear(
      [-box.w / 2, y - lift],
      [box.w * 0.3, y + 30],
      [
        [0, from],
        [1, to],
      ],
    )
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
    [
      [0, '#4a4a68'],
      [0.5, '#77738f'],
      [0.72, '#f3d9b0'],
      [0.8, '#fbe9c8'],
      [0.86, '#b9b3b6'],
      [1, '#56657a'],
    ],
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
    [
      [0, '#57567a'],
      [0.25, '#d8b79a'],
      [0.55, '#fde6bd'],
      [1, '#f6efe2'],
    ],
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
    [
      [0, mix(tone, '#ffffff', 0.42)],
      [0.25, mix(tone, '#ffffff', 0.12)],
      [0.6, tone],
      [1, mix(tone, '#2c2b48', 0.3)],
    ],
  )
  return (
    path(`${d}V${n(y + 40)}H${n(-width / 2 - 8)}Z`, body) +
    line(d, '#fff4e6', 0.35, { 'stroke-opacity': 0.4 })
  )
}

/** Height lines of a trekking map. */
export const contourLines: Print = ({ random, box }) => {
  const summits = Array.from({ length: 4 }, () => ({
    at: [random.between(-0.45, 0.45) * box.w, random.between(-0.5, 0.5) * box.h] as Point,
    seed: random.between(0, 6),
    stretch: random.between(0.75, 1.4),
  }))
  const rings = summits.flatMap(({ at, seed, stretch }, summit) =>
    Array.from({ length: 11 }, (_, index) => {
      const radius = 3 + index * 4.4 * (1 + index * 0.03)
      const points = Array.from({ length: 26 }, (_, step): Point => {
        const angle = (step / 26) * 2 * Math.PI
        const wobble =
          1 +
          0.16 * Math.sin(angle * 2 + seed + index * 0.07) +
          0.1 * Math.sin(angle * 3 - seed * 1.7 + index * 0.12) +
          0.05 * Math.sin(angle * 5 + summit)
        return [
          at[0] + Math.cos(angle) * radius * wobble,
          at[1] + Math.sin(angle) * radius * wobble * stretch,
        ]
      })
      return { d: smooth(points, true), index }
    }),
  )
  const ground = rect([-box.w / 2, -box.h / 2], [box.w, box.h], '#24463a')
  // Outer rings first, each filled, so that nearer summits cover the lines of farther ones.
  const stacked = summits.map((_, summit) =>
    rings
      .slice(summit * 11, summit * 11 + 11)
      .reverse()
      .map(({ d, index }) =>
        path(d, mix('#2f5a49', '#1f4036', index / 11), {
          stroke: '#d9e6cf',
          'stroke-width': index % 4 === 0 ? 0.6 : 0.3,
          'stroke-opacity': index % 4 === 0 ? 0.85 : 0.55,
        }),
      )
      .join(''),
  )
  const marks = summits.map(({ at: [x, y] }) =>
    path(`M${n(x)} ${n(y - 1.5)}l1.5 2.6h-3Z`, '#f2b84b'),
  )
  return ground + stacked.join('') + marks.join('')
}
