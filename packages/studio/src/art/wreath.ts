import type { Board } from '#studio/cases/look.ts'
import { mix } from '#studio/drawing/colour.ts'
import type { Random } from '#studio/drawing/random.ts'
import { blossom, leaf, polar } from '#studio/drawing/shapes.ts'
import { circle, line, n, type Point, path, type Sheet } from '#studio/drawing/svg.ts'

/** A ring of roses and leaves in thin washes of colour. */
export function wreath(board: Board, at: Point, radius: number): string {
  const { random, sheet } = board
  const leaves = Array.from({ length: 40 }, (_, index) => {
    const degrees = index * 9 + random.between(-4, 4)
    const foot = polar(at, degrees, radius + random.between(-1.4, 1.4))
    const side = index % 2 === 0 ? 55 : 125
    const size = random.between(5, 8.4)
    return path(
      leaf(foot, degrees + side, size, size * 0.44),
      random.pick(['#7fa078', '#9db88c', '#5f8a6c', '#b6c79a']),
      { 'fill-opacity': 0.78 },
    )
  })
  const roses = Array.from({ length: 11 }, (_, index) => {
    const degrees = index * 33 + random.between(-7, 7)
    return washRose(sheet, random, polar(at, degrees, radius), random.between(3.2, 5.8))
  })
  const berries = Array.from({ length: 14 }, () =>
    circle(
      polar(at, random.between(0, 360), radius + random.between(-4.4, 5)),
      random.between(0.5, 0.9),
      '#c96a6f',
      { 'fill-opacity': 0.8 },
    ),
  )
  return (
    circle(at, radius, 'none', { stroke: '#a8b894', 'stroke-width': 0.4 }) +
    leaves.join('') +
    berries.join('') +
    roses.join('')
  )
}

function washRose(sheet: Sheet, random: Random, at: Point, size: number): string {
  const colour = random.pick(['#e58a94', '#f0aeb0', '#d96c7f', '#f5c7b8'])
  const wash = sheet.radial(
    at,
    size,
    `${mix(colour, '#8e2f48', 0.45)} 0 .95, ${colour} .45 .9, ${mix(colour, '#ffffff', 0.45)} 1 .85`,
  )
  return (
    path(blossom(at, 6, size, size * 0.72, random.between(0, 60)), wash) +
    path(blossom(at, 5, size * 0.62, size * 0.44, random.between(0, 60)), '#ffffff', {
      'fill-opacity': 0.22,
    }) +
    line(
      `M${n(at[0] - size * 0.3)} ${n(at[1])}a${n(size * 0.32)} ${n(size * 0.32)} 0 1 1 ${n(size * 0.5)} ${n(size * 0.2)}M${n(at[0] - size * 0.1)} ${n(at[1])}a${n(size * 0.14)} ${n(size * 0.14)} 0 1 1 ${n(size * 0.2)} ${n(size * 0.1)}`,
      '#a33d57',
      size * 0.07,
      { 'stroke-opacity': 0.6 },
    )
  )
}
