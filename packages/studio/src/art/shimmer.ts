import type { Print } from '#studio/cases/look.ts'
import { smooth } from '#studio/drawing/outline.ts'
import { drop, heart, leaf, p, polar } from '#studio/drawing/shapes.ts'
import {
  circle,
  group,
  line,
  n,
  type Point,
  path,
  placed,
  rect,
  type Sheet,
} from '#studio/drawing/svg.ts'
import { spark } from './surfaces.ts'

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
      '#b9705f 0, #f3c9ba .2, #fff0e8 .38, #d8957f .55, #f6d3c6 .8, #a8604f 1',
    )
    waves.push(
      path(`${smooth(crest(0))}V${n(box.h / 2 + 4)}H${n(-box.w / 2 - 4)}Z`, foil),
      line(smooth(crest(0.3)), '#fff6f1', 0.55, { 'stroke-opacity': 0.8 }),
      line(smooth(crest(-0.7)), '#7d3d31', 0.8, { 'stroke-opacity': 0.22 }),
    )
  }
  return waves.join('')
}

/**
 * A round acrylic mirror that reflects a window and a room, set like mirror work: a gold cord around
 * it, embroidered petals, and a small mirror between each two.
 */
export const compactMirror: Print = ({ sheet, box, free }) => {
  const radius = Math.min(24, box.w * 0.335, free.h * 0.28)
  const at: Point = [0, free.y - free.h * 0.04]
  const unit = radius / 21
  const gold = sheet.linear(
    [at[0] - radius, at[1] - radius],
    [at[0] + radius, at[1] + radius],
    '#fff0c4 0, #c9984a .35, #fbe6ae .55, #9c6c26 1',
  )
  const petals = Array.from({ length: 12 }, (_, index) => {
    const degrees = index * 30
    const [thread, dark] = index % 2 === 0 ? ['#c2336b', '#7d1540'] : ['#1f8f86', '#0d5650']
    const foot = polar(at, degrees, radius + 1.2 * unit)
    const stitches = [-2, -1, 0, 1, 2].map((step) => {
      const tip = polar(
        polar(foot, degrees, (6.6 - Math.abs(step) * 1.1) * unit),
        degrees + 90,
        step * 1.5 * unit,
      )
      return `M${p(polar(foot, degrees + 90, step * 0.5 * unit))}L${p(tip)}`
    })
    return (
      path(drop(foot, degrees, 7.8 * unit, 9.4 * unit), dark, {
        'fill-opacity': 0.3,
        transform: 'translate(.5 .9)',
      }) +
      path(drop(foot, degrees, 7.8 * unit, 8.8 * unit), thread ?? gold, {
        stroke: dark,
        'stroke-width': 0.3,
      }) +
      line(stitches.join(''), '#ffffff', 0.42 * unit, { 'stroke-opacity': 0.42 })
    )
  })
  const small = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = polar(at, 15 + index * 30, radius + 7.2 * unit)
    return group(
      {},
      circle([x + 0.4, y + 0.6], 2.5 * unit, '#3a1424', { 'fill-opacity': 0.3 }),
      circle([x, y], 2.5 * unit, gold),
      circle([x, y], 1.75 * unit, index % 3 === 0 ? '#ffffff' : '#b9c9d6'),
      path(
        `M${n(x - 1.2 * unit)} ${n(y + 0.9 * unit)}L${n(x + 0.9 * unit)} ${n(y - 1.2 * unit)}L${n(x + 1.5 * unit)} ${n(y - 0.4 * unit)}L${n(x - 0.5 * unit)} ${n(y + 1.5 * unit)}Z`,
        '#ffffff',
        { 'fill-opacity': 0.85 },
      ),
    )
  })
  const beads = Array.from({ length: 48 }, (_, index) => {
    const place = polar(at, index * 7.5, radius + 1 * unit)
    return circle(place, 1.15 * unit, gold, { stroke: '#8a5f22', 'stroke-width': 0.12 })
  })
  return group(
    {},
    ...petals,
    ...small,
    circle([at[0] + 0.6, at[1] + 1.2], radius + 2.2 * unit, '#3a1424', { 'fill-opacity': 0.28 }),
    circle(at, radius + 1.4 * unit, '#b98a3f'),
    ...beads,
    reflectedRoom(sheet, at, radius - 0.2 * unit),
  )
}

/** The room in a mirror: wall, a bright window with a curtain, a plant on its sill; soft, and bevelled. */
function reflectedRoom(sheet: Sheet, [x, y]: Point, radius: number): string {
  const unit = radius / 20
  const wall = sheet.linear([-20, -20], [20, 20], '#dfe7ea 0, #a9b8bf .5, #6b7c87 1')
  const day = sheet.linear([0, -17], [0, 7], '#d7ecfb 0, #ffffff .7, #fbeed6 1')
  const bevel = sheet.linear(
    [-16, -16],
    [16, 16],
    '#ffffff 0 .95, #ffffff .4 .15, #22323c .6 .15, #22323c 1 .6',
  )
  const haze = sheet.linear(
    [-14, -14],
    [12, 14],
    '#ffffff 0 .5, #ffffff .38 .06, #ffffff .4 .34, #ffffff .56 .04, #ffffff 1 0',
  )
  const disc = 'M-20 0A20 20 0 1 1 20 0A20 20 0 1 1 -20 0Z'
  return group(
    { transform: placed([x, y], 0, unit) },
    path(disc, wall),
    group(
      { 'clip-path': sheet.clip(disc) },
      path('M-9 -20L12 -17L12.6 8L-8 6Z', day),
      line('M1.6 -19V7M-9 -6.4L12.4 -4.6', '#8fa1ab', 1.1),
      line('M-9 -20L-8 6L12.6 8V-17', '#7d909b', 1.2),
      path('M12 -20C15 -12 13 -2 16 9L22 10V-20Z', '#e3a9b6'),
      path('M14.4 -20C16.6 -12 15.4 -2 17.6 9', 'none', { stroke: '#b9788a', 'stroke-width': 1 }),
      path('M-10 6L14 8L14 10.6L-10 8.4Z', '#f2f4f4'),
      path('M-20 12C-8 9 8 11 20 14V22H-20Z', '#596a74', { 'fill-opacity': 0.7 }),
      path('M-5.6 7.4L-4.8 2.6H-.2L.6 7.9Z', '#c56a45'),
      ...[-118, -92, -70, -46, -140].map((degrees, index) =>
        path(
          leaf([-2.5, 3], degrees, 8 + (index % 2) * 2, 3.4),
          index % 2 === 0 ? '#3f8055' : '#5fa06c',
        ),
      ),
      path(disc, haze),
    ),
    circle([0, 0], 19.2, 'none', { stroke: bevel, 'stroke-width': 1.5 }),
    circle([0, 0], 18, 'none', { stroke: '#ffffff', 'stroke-width': 0.35, 'stroke-opacity': 0.7 }),
    spark([12.4, -12], 3.4),
  )
}

/** Glitter sinking in oil: dense below, thin above. */
export const glitterFall: Print = ({ sheet, random, box }) => {
  const oil = sheet.linear(
    [0, -box.h / 2],
    [0, box.h / 2],
    '#e9c4ec 0, #c98fd6 .5, #a85fc0 .8, #8a3fa8 1',
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
