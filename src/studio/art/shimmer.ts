import type { Print } from '#studio/cases/look.ts'
import { lighter, mix } from '#studio/drawing/colour.ts'
import { smooth } from '#studio/drawing/outline.ts'
import { heart, p, polar } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, rect } from '#studio/drawing/svg.ts'
import { spark } from './surfaces.ts'

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
