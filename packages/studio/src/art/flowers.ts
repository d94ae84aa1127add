import type { Print } from '#studio/cases/look.ts'
import { lighter, mix } from '#studio/drawing/colour.ts'
import { smooth } from '#studio/drawing/outline.ts'
import type { Random } from '#studio/drawing/random.ts'
import { blossom, drop, leaf, p, polar, scattered } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, placed } from '#studio/drawing/svg.ts'

/** A natural daisy with slightly uneven petals. */
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

/**
 * Fat daisies in marker, no two alike: every petal is a stroke of its own, its white slightly offset
 * from the outline as after hasty colouring, with visible streaks of the pen.
 */
export const daisyDoodle: Print = ({ random, box }) => {
  const wanted = scattered(random, [box.w * 1.04, box.h * 1.02], 19, 30)
  const ink = '#23405c'
  const flowers = wanted.map((at, index) => {
    const size = index % 3 === 0 ? random.between(10.5, 12) : random.between(6.6, 8.6)
    return group({ transform: placed(at, random.between(0, 90), size / 10) }, fatDaisy(random, ink))
  })
  const dots = scattered(random, [box.w, box.h], 8, 90)
    .filter(([x, y]) => wanted.every(([fx, fy]) => Math.hypot(x - fx, y - fy) > 12.5))
    .map((at, index) =>
      index % 3 === 0
        ? line(`M${p(at)}m-1.5 0h3M${p(at)}m0 -1.5v3`, '#ffffff', 0.9)
        : circle(at, random.between(0.6, 1.1), index % 3 === 1 ? '#ffffff' : '#ffd14a', {
            stroke: ink,
            'stroke-width': 0.3,
          }),
    )
  return dots.join('') + flowers.join('')
}

/** One daisy ten millimetres from its middle to its tips. */
function fatDaisy(random: Random, ink: string): string {
  const count = random.whole(7, 9)
  const petals = Array.from({ length: count }, (_, index) => {
    const middle = (index * 360) / count + random.between(-4, 4)
    const reach = random.between(9, 10.4)
    const half = (150 / count) * 1.08
    const side = (share: number, out: number) => polar([0, 0], middle + half * share, reach * out)
    return {
      shape: smooth(
        [
          side(-0.55, 0.3),
          side(-1, 0.72),
          side(-0.62, 0.97),
          side(0, 1.02),
          side(0.62, 0.97),
          side(1, 0.72),
          side(0.55, 0.3),
        ],
        true,
      ),
      streaks: `M${p(side(-0.3, 0.5))}L${p(side(-0.36, 0.82))}M${p(side(0.24, 0.46))}L${p(side(0.3, 0.74))}`,
    }
  })
  const shapes = petals.map(({ shape }) => shape).join('')
  return group(
    {},
    path(shapes, ink, { 'fill-opacity': 0.16, transform: 'translate(.9 1.4)' }),
    path(shapes, '#ffffff', { transform: 'translate(.45 .35)' }),
    line(petals.map(({ streaks }) => streaks).join(''), '#9fb9cc', 0.7, { 'stroke-opacity': 0.75 }),
    line(shapes, ink, 0.85),
    circle([0.4, 0.3], 3.3, '#ffc72e'),
    circle([0, 0], 3.3, 'none', { stroke: ink, 'stroke-width': 0.85 }),
    line('M-1.6 .9l1.2 -1.8M-.2 1.5l1.6 -2.4M1.2 1.5l.7 -1', '#e08b12', 0.6),
  )
}
