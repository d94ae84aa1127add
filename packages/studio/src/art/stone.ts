import { lighter } from '#studio/drawing/colour.ts'
import { polygon, smooth } from '#studio/drawing/outline.ts'
import type { Random } from '#studio/drawing/random.ts'
import { circle, group, line, type Point, path, type Sheet } from '#studio/drawing/svg.ts'

/** A slab of stone: its size in millimetres, the colour of its veins, and of its metal if it has any. */
interface Slab {
  readonly sheet: Sheet
  readonly random: Random
  readonly size: Point
  readonly vein: string
  readonly thread: string | null
  /** Degrees by which the veins lean from the upright. */
  readonly lean: number
}

/**
 * Veins that run one way, as a slab is bedded: each is a soft band, a core whose width changes, and
 * twigs at a sharp angle. Metal follows one core.
 */
export function stone(slab: Slab): string {
  const { sheet, random, size, vein, thread, lean } = slab
  const [w, h] = size
  const reach = Math.hypot(w, h) * 0.62
  const unit = w / 66
  const shares = [-0.36, 0.06, 0.42].map((share) => share + random.between(-0.07, 0.07))
  const main = shares.map((share, index) => {
    const middle: Point = [share * w * 1.1, random.between(-0.1, 0.1) * h]
    const turn = lean + random.between(-7, 7)
    return {
      points: cracked(random, ...endsOf(middle, turn, reach), 6),
      wide: [2.3, 1.5, 1][index] ?? 1,
    }
  })
  const clouds = main.flatMap(({ points }) =>
    points
      .filter((_, index) => index % 9 === 4)
      .map((at) => {
        const radius = random.between(9, 19) * unit
        const cloud = sheet.radial(at, radius, `${vein} 0 .2, ${vein} .5 .08, ${vein} 1 0`)
        return circle(at, radius, cloud)
      }),
  )
  const web = Array.from({ length: 9 }, (_, index) => {
    const at: Point = [random.between(-0.5, 0.5) * w, random.between(-0.5, 0.5) * h]
    const turn =
      index % 3 === 0 ? lean + 78 + random.between(-14, 14) : lean + random.between(-24, 24)
    const points = cracked(random, ...endsOf(at, turn, random.between(10, 30) * unit), 5)
    return path(ribbon(random, points, 0.34 * unit, true), vein, { 'fill-opacity': 0.42 })
  })
  const veins = main.map(({ points, wide }) => {
    const course = smooth(points.filter((_, index) => index % 4 === 0))
    const soft = [9, 6.4, 4.2, 2.4].map((width) =>
      line(course, vein, width * wide * 0.7 * unit, { 'stroke-opacity': 0.055 }),
    )
    const twigs = points
      .filter((_, index) => index % 7 === 3)
      .map((from) => {
        const turn = lean + random.pick([-1, 1]) * random.between(18, 46) + random.pick([0, 180])
        const [, to] = endsOf(from, turn, random.between(7, 24) * unit)
        return path(ribbon(random, cracked(random, from, to, 4), 0.62 * unit, true), vein, {
          'fill-opacity': 0.6,
        })
      })
    return group(
      {},
      ...soft,
      ...twigs,
      path(ribbon(random, points, wide * 0.62 * unit, false), vein, { 'fill-opacity': 0.5 }),
      path(ribbon(random, points, wide * 0.24 * unit, false), lighter(vein, -0.22), {
        'fill-opacity': 0.6,
      }),
    )
  })
  const [, middle] = main
  return group(
    {},
    ...clouds,
    ...web,
    ...veins,
    thread && middle ? metal(slab, middle.points, thread, unit) : '',
  )
}

/** A seam of metal next to a vein: partly wide, partly hairline, bright where it reflects the window. */
function metal(
  { sheet, random, size: [w, h] }: Slab,
  course: readonly Point[],
  colour: string,
  unit: number,
): string {
  const beside = course.map(
    ([x, y], index): Point => [x + (1.5 + Math.sin(index * 0.21) * 0.9) * unit, y],
  )
  const shine = sheet.linear(
    [-w / 2, -h / 2],
    [w / 2, h / 2],
    `${lighter(colour, -0.12)} 0, ${lighter(colour, 0.16)} .2, ${colour} .36, ${lighter(colour, 0.2)} .52, ${lighter(colour, -0.14)} .7, ${lighter(colour, 0.14)} .86, ${colour} 1`,
  )
  const seam = ribbon(random, beside, 1.3 * unit, false)
  const flakes = beside
    .filter((_, index) => index % 5 === 2)
    .map(([x, y]) =>
      circle([x + random.between(-3, 3) * unit, y], random.between(0.15, 0.4) * unit, shine),
    )
  return group(
    {},
    path(seam, '#5a4a2c', { 'fill-opacity': 0.35, transform: 'translate(.25 .35)' }),
    path(seam, shine),
    ...flakes,
  )
}

function endsOf([x, y]: Point, turn: number, reach: number): [Point, Point] {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [Math.sin(angle) * reach, Math.cos(angle) * reach]
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
}

/** A jagged line between two points by midpoint displacement: each half is bent again, but less. */
function cracked(random: Random, from: Point, to: Point, times: number): Point[] {
  let points: Point[] = [from, to]
  let bend = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.1
  for (let time = 0; time < times; time++) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1]
      if (!next) return [point]
      const middle: Point = [
        (point[0] + next[0]) / 2 + random.between(-bend, bend),
        (point[1] + next[1]) / 2 + random.between(-bend, bend) * 0.6,
      ]
      return [point, middle]
    })
    bend *= 0.53
  }
  return points
}

/** A line as an area whose width wanders, to nothing at its end if it tapers. */
function ribbon(random: Random, points: readonly Point[], width: number, tapers: boolean): string {
  let wander = 0.5
  const edges = points.map(([x, y], index): readonly [Point, Point] => {
    wander = Math.min(1, Math.max(0.06, wander + random.between(-0.22, 0.22)))
    const left = tapers ? 1 - index / points.length : 1
    const half = (width * wander * left) / 2 + 0.04
    return [
      [x - half, y],
      [x + half, y],
    ]
  })
  return polygon([...edges.map(([left]) => left), ...edges.map(([, right]) => right).reverse()])
}
