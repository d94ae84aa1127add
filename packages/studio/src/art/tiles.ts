import type { Print } from '#studio/cases/look.ts'
import { blossom, drop, leaf, polar, star } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'

/** The star grid of an ajrak: indigo, madder and white; one whole star sits in the middle. */
export const ajrak: Print = ({ box, free }) => {
  const [indigo, night, madder, cream] = ['#1f3a6e', '#14264d', '#a92b2b', '#f2e6d2']
  const step = box.w / 3
  const cells: string[] = []
  const rows = Math.ceil(box.h / step / 2) + 1
  for (let row = -rows; row <= rows; row++) {
    for (let column = -2; column <= 2; column++) {
      const at: Point = [column * step, free.y * 0.4 + row * step]
      cells.push(
        (row + column) % 2 === 0
          ? starCell(at, step, [madder, cream, night])
          : wheelCell(at, step, [madder, cream, indigo]),
      )
    }
  }
  const edge = box.w / 2
  const band = (side: number) =>
    group(
      { transform: `translate(${n(side * (edge - 3.4))} 0) scale(${side} 1)` },
      rect([-3.2, -box.h / 2], [6.8, box.h], madder),
      line(`M-3.2 ${n(-box.h / 2)}V${n(box.h / 2)}`, cream, 0.7),
      ...Array.from({ length: 40 }, (_, index) => {
        const y = -box.h / 2 + index * 4.6
        return path(leaf([-2.2, y], 45, 5, 2.6), cream) + circle([1.6, y + 0.2], 0.7, night)
      }),
    )
  return (
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], indigo) + cells.join('') + band(-1) + band(1)
  )
}

function starCell(
  at: Point,
  size: number,
  [madder, cream, night]: readonly [string, string, string],
): string {
  const r = size * 0.5
  return group(
    { transform: placed(at) },
    path(star([0, 0], 8, r * 0.99, r * 0.76, 0), cream),
    path(star([0, 0], 8, r * 0.91, r * 0.7, 0), night),
    path(star([0, 0], 8, r * 0.74, r * 0.57, 22.5), madder),
    path(star([0, 0], 8, r * 0.7, r * 0.54, 22.5), 'none', { stroke: cream, 'stroke-width': 0.45 }),
    path(blossom([0, 0], 8, r * 0.47, r * 0.26), cream),
    path(blossom([0, 0], 8, r * 0.38, r * 0.2), night),
    circle([0, 0], r * 0.14, cream),
    circle([0, 0], r * 0.07, madder),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) =>
      circle(polar([0, 0], degrees, r * 0.6), r * 0.035, cream),
    ),
  )
}

function wheelCell(
  at: Point,
  size: number,
  [madder, cream, indigo]: readonly [string, string, string],
): string {
  const r = size * 0.5
  const spokes = [0, 90, 180, 270].map(
    (degrees) =>
      path(leaf([0, 0], degrees, r * 0.94, r * 0.42), cream) +
      path(leaf(polar([0, 0], degrees, r * 0.14), degrees, r * 0.7, r * 0.25), madder),
  )
  const between = [45, 135, 225, 315].map(
    (degrees) =>
      path(drop(polar([0, 0], degrees, r * 0.2), degrees, r * 0.5, r * 0.24), 'none', {
        stroke: cream,
        'stroke-width': 0.45,
      }) +
      circle(polar([0, 0], degrees, r * 0.98), r * 0.1, cream) +
      circle(polar([0, 0], degrees, r * 0.98), r * 0.05, madder),
  )
  return group(
    { transform: placed(at) },
    ...spokes,
    ...between,
    circle([0, 0], r * 0.17, indigo),
    circle([0, 0], r * 0.1, cream),
  )
}

/** Cobalt and turquoise flowers on white tiles, after the kashi work of Multan. */
export const multanTile: Print = ({ sheet, box }) => {
  const size = box.w / 2
  const glaze = sheet.linear([0, -box.h / 2], [0, box.h / 2], '#fdfefe 0, #eaf2f6 1')
  const tiles: string[] = []
  const rows = Math.ceil(box.h / size / 2) + 1
  for (let row = -rows; row <= rows; row++) {
    for (const column of [-0.5, 0.5]) tiles.push(kashiTile([column * size, row * size], size))
  }
  let joints = `M0 ${n(-box.h / 2)}V${n(box.h / 2)}`
  for (let row = -rows; row <= rows; row++)
    joints += `M${n(-box.w / 2)} ${n((row - 0.5) * size)}H${n(box.w / 2)}`
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], glaze),
    ...tiles,
    line(joints, '#9fb4c4', 0.5),
    line(joints, '#ffffff', 0.3, { transform: 'translate(.35 .35)' }),
  )
}

function kashiTile(at: Point, size: number): string {
  const [cobalt, deep, turquoise, pale] = ['#1e5fb0', '#123f82', '#22b3b9', '#a9dfe2']
  const r = size / 2
  const petals = Array.from({ length: 8 }, (_, index) => {
    const degrees = index * 45
    return (
      path(
        drop(polar([0, 0], degrees, r * 0.16), degrees, r * 0.5, r * 0.3),
        index % 2 === 0 ? cobalt : turquoise,
      ) +
      path(
        drop(polar([0, 0], degrees, r * 0.26), degrees, r * 0.28, r * 0.13),
        index % 2 === 0 ? pale : '#ffffff',
      )
    )
  })
  const vines = [45, 135, 225, 315].map((degrees) =>
    group(
      { transform: `rotate(${degrees})` },
      line(
        `M${n(r * 0.7)} 0C${n(r * 0.85)} ${n(-r * 0.24)} ${n(r * 1.1)} ${n(-r * 0.24)} ${n(r * 1.16)} 0C${n(r * 1.1)} ${n(r * 0.24)} ${n(r * 0.85)} ${n(r * 0.24)} ${n(r * 0.7)} 0`,
        cobalt,
        r * 0.045,
      ),
      path(blossom([r * 1.02, 0], 5, r * 0.16, r * 0.07, 0), turquoise),
      circle([r * 1.02, 0], r * 0.05, '#ffffff'),
    ),
  )
  const sides = [0, 90, 180, 270].map((degrees) =>
    group(
      { transform: `rotate(${degrees})` },
      path(leaf([r * 0.72, 0], 38, r * 0.4, r * 0.15), deep),
      path(leaf([r * 0.72, 0], -38, r * 0.4, r * 0.15), deep),
      path(drop([r * 0.7, 0], 0, r * 0.3, r * 0.2), cobalt),
      circle([r * 0.88, 0], r * 0.045, pale),
    ),
  )
  return group(
    { transform: placed(at) },
    ...vines,
    ...sides,
    ...petals,
    circle([0, 0], r * 0.18, deep),
    circle([0, 0], r * 0.12, '#ffffff'),
    circle([0, 0], r * 0.07, turquoise),
    circle([0, 0], r * 0.7, 'none', {
      stroke: cobalt,
      'stroke-width': r * 0.03,
      'stroke-dasharray': `${n(r * 0.06)} ${n(r * 0.09)}`,
    }),
  )
}
