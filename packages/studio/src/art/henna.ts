import type { Print } from '#studio/cases/look.ts'
import { smooth } from '#studio/drawing/outline.ts'
import { drop, leaf, p, polar } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, placed } from '#studio/drawing/svg.ts'

/** Henna vines that climb one side and open below the camera. */
export const mehndiVine: Print = ({ box, free }) => {
  const henna = '#6b3320'
  const x0 = box.w * 0.2
  const stem = (t: number): Point => [
    x0 + Math.sin(t * 9) * 9 - t * 4,
    box.h * 0.5 - t * (box.h * 0.5 - free.y + free.h * 0.2),
  ]
  const points = Array.from({ length: 30 }, (_, index) => stem(index / 29))
  const growth = points.slice(1, -2).map((at, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const degrees = side > 0 ? -28 : -152
    const size = 10 + (index % 3) * 2
    if (index % 4 === 3) return curl(at, side, henna)
    return (
      path(leaf(at, degrees, size, size * 0.5), 'none', { stroke: henna, 'stroke-width': 0.5 }) +
      line(`M${p(at)}L${p(polar(at, degrees, size * 0.8))}`, henna, 0.3) +
      path(leaf(polar(at, degrees, 1.4), degrees, size * 0.55, size * 0.22), henna) +
      circle(polar(at, degrees, size + 1.4), 0.45, henna)
    )
  })
  const top = stem(1)
  return (
    line(smooth(points), henna, 0.75) + growth.join('') + mandala([top[0], top[1] - 10], 21, henna)
  )
}

function curl([x, y]: Point, side: number, colour: string): string {
  return (
    line(
      `M${n(x)} ${n(y)}c${n(side * 6)} 1 ${n(side * 10)} -4 ${n(side * 7)} -8c${n(-side * 2)} -2.6 ${n(-side * 5)} -.6 ${n(-side * 3.4)} 1.6`,
      colour,
      0.55,
    ) + circle([x + side * 5, y - 5.6], 0.5, colour)
  )
}

/** A round henna flower in rings. */
export function mandala(at: Point, radius: number, colour: string): string {
  const r = radius / 17
  const ring = (count: number, draw: (degrees: number) => string) =>
    Array.from({ length: count }, (_, index) => draw((index * 360) / count)).join('')
  return group(
    { transform: placed(at, 0, r) },
    ring(
      12,
      (degrees) =>
        path(drop(polar([0, 0], degrees, 9), degrees, 7.4, 4.6), 'none', {
          stroke: colour,
          'stroke-width': 0.55,
        }) + path(drop(polar([0, 0], degrees, 10.4), degrees, 4, 1.9), colour),
    ),
    ring(12, (degrees) => circle(polar([0, 0], degrees + 15, 15.6), 0.7, colour)),
    circle([0, 0], 9, 'none', { stroke: colour, 'stroke-width': 0.5 }),
    ring(
      8,
      (degrees) =>
        path(drop(polar([0, 0], degrees, 2.6), degrees, 6, 3.8), 'none', {
          stroke: colour,
          'stroke-width': 0.5,
        }) + circle(polar([0, 0], degrees, 6.6), 0.6, colour),
    ),
    circle([0, 0], 2.6, colour),
    circle([0, 0], 1.1, '#f1dcc8'),
    ring(24, (degrees) => circle(polar([0, 0], degrees, 8), 0.28, colour)),
  )
}
