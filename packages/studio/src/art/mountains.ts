import type { Board, Print } from '#studio/cases/look.ts'
import { mix } from '#studio/drawing/colour.ts'
import { polygon, smooth } from '#studio/drawing/outline.ts'
import { circle, ellipse, group, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'

/** Seven layers of mountains from snow to slate, and one small orange tent. */
export const karakoram: Print = ({ sheet, random, box, free }) => {
  const sky = sheet.linear([0, -box.h / 2], [0, box.h * 0.3], '#8fb2cf 0, #dbe6ee .55, #f7ede4 1')
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
      `${tone} 0, ${mix(tone, '#f4f1ec', 0.4 * (1 - t))} 1`,
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

/** A skyline of a few peaks, roughened by repeated midpoint displacement. */
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

/** Contour lines of a trekking map. */
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
