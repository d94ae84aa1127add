import type { Print } from '#studio/cases/look.ts'
import { lighter, mix } from '#studio/drawing/colour.ts'
import { smooth } from '#studio/drawing/outline.ts'
import type { Random } from '#studio/drawing/random.ts'
import { blossom, drop, leaf, p, polar, scattered } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, placed } from '#studio/drawing/svg.ts'

/** A jasmine flower: five round white petals and a warm heart. */
export function jasmine(at: Point, size: number, turn: number): string {
  return group(
    { transform: placed(at, turn, size / 4) },
    path(blossom([0.3, 0.5], 5, 4.1, 1.5), '#7d3b4e', { 'fill-opacity': 0.22 }),
    path(blossom([0, 0], 5, 4, 1.4), '#fffdf8'),
    ...[0, 1, 2, 3, 4].map((index) =>
      line(`M0 0L${p(polar([0, 0], -90 + index * 72, 2.6))}`, '#e9dcc8', 0.35),
    ),
    circle([0, 0], 0.85, '#f4d58a'),
  )
}

/** Strings of jasmine falling from the upper right corner. */
export const gajra: Print = ({ random, box, sheet }) => {
  const root: Point = [box.w * 0.52, -box.h * 0.52]
  const ends: readonly (readonly [number, number])[] = [
    [-0.3, 0.14],
    [-0.1, 0.38],
    [0.17, 0.45],
    [0.4, 0.26],
  ]
  const glow = sheet.radial([box.w * 0.3, -box.h * 0.3], box.h * 0.75, [
    [0, '#e9b8c0'],
    [1, '#c98492'],
  ])
  const strings = ends.map(([ex, ey]) => {
    const end: Point = [ex * box.w, ey * box.h]
    const sag: Point = [(root[0] + end[0]) / 2 - 6 - (0.5 - ex) * 12, (root[1] + end[1]) / 2 + 8]
    const steps = Math.round(Math.hypot(end[0] - root[0], end[1] - root[1]) / 7)
    const on = (t: number): Point => [
      root[0] * (1 - t) ** 2 + 2 * sag[0] * t * (1 - t) + end[0] * t * t,
      root[1] * (1 - t) ** 2 + 2 * sag[1] * t * (1 - t) + end[1] * t * t,
    ]
    const beads = Array.from({ length: steps }, (_, index) => {
      const at = on((index + 0.5) / steps)
      return index === steps - 1
        ? rosebud(at, 5)
        : jasmine(
            [at[0] + random.between(-0.6, 0.6), at[1]],
            random.between(4, 4.8),
            random.between(0, 72),
          )
    })
    return line(`M${p(root)}Q${p(sag)} ${p(end)}`, '#fff6ea', 0.4) + beads.join('')
  })
  const loose = Array.from({ length: 9 }, () =>
    jasmine(
      [random.between(-0.46, 0.3) * box.w, random.between(0.1, 0.48) * box.h],
      random.between(2.6, 4.2),
      random.between(0, 72),
    ),
  )
  return (
    path(`M${n(-box.w)} ${n(-box.h)}H${n(box.w)}V${n(box.h)}H${n(-box.w)}Z`, glow) +
    loose.join('') +
    strings.join('')
  )
}

function rosebud(at: Point, size: number): string {
  return group(
    { transform: placed(at, 0, size / 4) },
    path(leaf([0, 0], 130, 6, 3), '#4f7a52'),
    path(leaf([0, 0], 50, 6, 3), '#4f7a52'),
    circle([0, 0], 4, '#a92443'),
    line('M-2.4 .4A2.5 2.5 0 1 1 1.4 2M-1 .3A1.1 1.1 0 1 1 .8 .8', '#e0718a', 0.8),
  )
}

/** A daisy as the meadow makes it, petals a little uneven. */
export function daisy(
  random: Random,
  at: Point,
  size: number,
  petal = '#fffefa',
  heart = '#f0b429',
): string {
  const count = random.whole(10, 13)
  const petals = Array.from({ length: count }, (_, index) =>
    path(
      drop([0, 0], (index * 360) / count + random.between(-5, 5), random.between(4.4, 5.2), 1.9),
      petal,
      { stroke: '#cfc7b4', 'stroke-width': 0.12 },
    ),
  )
  return group(
    { transform: placed(at, random.between(0, 360), size / 5) },
    ...petals,
    circle([0, 0], 1.55, heart),
    circle([-0.35, -0.35], 0.8, lighter(heart, 0.08), { 'fill-opacity': 0.8 }),
  )
}

/** Small field flowers pressed under a clear layer. */
export const pressedFlowers: Print = ({ random, box }) => {
  const places = scattered(random, [box.w * 0.92, box.h * 0.96], 12.5, 46)
  const stems = places.map((at, index) => {
    const turn = random.between(-60, 60)
    if (index % 5 === 0) return fern(at, turn, random.between(16, 24))
    if (index % 5 === 1) return larkspur(random, at, turn)
    if (index % 5 === 2) return sprig(at, turn)
    if (index % 5 === 3)
      return fiveFlower(
        at,
        random.between(3, 4.4),
        random.pick(['#d97b9b', '#e7a04a', '#b08fd6', '#f0c44f']),
      )
    return daisy(random, at, random.between(4.4, 6.4))
  })
  return group({}, ...stems)
}

function fern(at: Point, turn: number, length: number): string {
  const leaves = Array.from({ length: 8 }, (_, index) => {
    const y = length / 2 - (index / 8) * length
    const size = 5.6 * (1 - index / 10)
    return leaf([0, y], -35, size, size * 0.42) + leaf([0, y], -145, size, size * 0.42)
  })
  return group(
    { transform: placed(at, turn) },
    path(leaves.join(''), '#7d9a6a', { 'fill-opacity': 0.85 }),
    line(`M0 ${n(length / 2 + 2)}V${n(-length / 2)}`, '#5e7c50', 0.4),
  )
}

function larkspur(random: Random, at: Point, turn: number): string {
  const bells = Array.from({ length: 9 }, (_, index) => {
    const y = 8 - index * 2
    const size = 2.5 - index * 0.16
    return path(
      blossom(
        [(index % 2 === 0 ? -1 : 1) * (1.5 - index * 0.1), y],
        5,
        size,
        size * 0.4,
        random.between(0, 72),
      ),
      index % 3 === 0 ? '#6c7fd0' : '#4a5fb8',
      { 'fill-opacity': 0.9 },
    )
  })
  return group(
    { transform: placed(at, turn) },
    line('M0 15C.6 6 -.4 0 0 -10', '#6f8f5a', 0.5),
    path(leaf([0, 13], -40, 6, 1.6) + leaf([0, 12], -140, 6, 1.6), '#7d9a6a'),
    ...bells,
  )
}

function sprig(at: Point, turn: number): string {
  const twigs = [-30, -8, 14, 34, -48, 50].map((degrees, index) => {
    const foot: Point = [0, 6 - index * 1.6]
    const tip = polar(foot, degrees - 90, 7)
    return (
      line(`M${p(foot)}L${p(tip)}`, '#8ba277', 0.3) +
      circle(tip, 1.1, '#fdfdf7', { stroke: '#d8cfa8', 'stroke-width': 0.2 })
    )
  })
  return group({ transform: placed(at, turn) }, line('M0 10V-4', '#8ba277', 0.4), ...twigs)
}

function fiveFlower(at: Point, size: number, colour: string): string {
  return (
    path(blossom(at, 5, size, size * 0.36), colour, { 'fill-opacity': 0.88 }) +
    circle(at, size * 0.22, '#f7e3a1') +
    line(
      [0, 1, 2, 3, 4]
        .map((index) => `M${p(at)}L${p(polar(at, -90 + index * 72, size * 0.7))}`)
        .join(''),
      mix(colour, '#5a2040', 0.4),
      0.15,
    )
  )
}

/** Daisies in thick marker, no two alike. */
export const daisyDoodle: Print = ({ random, box }) => {
  const flowers = scattered(random, [box.w, box.h], 15.5, 34).map((at) => {
    const size = random.between(5, 8)
    const petals = random.whole(5, 8)
    const points: Point[] = []
    for (let index = 0; index < petals; index++) {
      const middle = (index * 360) / petals + random.between(-5, 5)
      const reach = size * random.between(0.85, 1.12)
      points.push(
        polar([0, 0], middle - 180 / petals, size * 0.42),
        polar([0, 0], middle - 70 / petals, reach),
        polar([0, 0], middle + 70 / petals, reach),
      )
    }
    return group(
      { transform: placed(at, random.between(0, 90)) },
      path(smooth(points, true), '#ffffff', { stroke: '#27506e', 'stroke-width': 0.75 }),
      circle([random.between(-0.4, 0.4), 0], size * 0.3, '#ffd14a', {
        stroke: '#27506e',
        'stroke-width': 0.7,
      }),
    )
  })
  const dashes = scattered(random, [box.w, box.h], 9, 60).map((at) =>
    line(
      `M${p(at)}l${n(random.between(-1.5, 1.5))} ${n(random.between(-1.5, 1.5))}`,
      '#ffffff',
      0.8,
    ),
  )
  return dashes.join('') + flowers.join('')
}
