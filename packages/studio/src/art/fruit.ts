import type { Print } from '#studio/cases/look.ts'
import { heart, leaf, scattered } from '#studio/drawing/shapes.ts'
import { circle, ellipse, group, line, n, type Point, path, placed } from '#studio/drawing/svg.ts'

/** Tiny strawberries; one is upside down. */
export const strawberries: Print = ({ random, box }) => {
  const places = scattered(random, [box.w * 0.98, box.h * 0.98], 13.5, 46)
  const odd = random.whole(4, 16)
  const berries = places.map((at, index) =>
    strawberry(at, random.between(-24, 24) + (index === odd ? 180 : 0), random.between(0.88, 1.12)),
  )
  const specks = scattered(random, [box.w, box.h], 8, 50).map((at) =>
    path(heart(at, 1.7), '#ffffff', { 'fill-opacity': 0.9 }),
  )
  return specks.join('') + berries.join('')
}

function strawberry(at: Point, turn: number, scale: number): string {
  const seeds = [
    [-1.7, -1],
    [1.7, -1],
    [0, 0.6],
    [-1.9, 1.6],
    [1.9, 1.6],
    [0, 3.2],
    [0, -2.2],
  ].map(([x, y]) => `M${x} ${y}v.5`)
  return group(
    { transform: placed(at, turn, scale) },
    path(
      'M0 6.4C-3 5 -5.2 1 -4.8 -1.8C-4.4 -4.4 -1.4 -4.4 0 -3.2C1.4 -4.4 4.4 -4.4 4.8 -1.8C5.2 1 3 5 0 6.4Z',
      '#e2394f',
    ),
    path(
      'M-4.2 -1.8C-4 -3.6 -2 -3.8 -1 -3C-2.6 -1.6 -3.2 .6 -2.6 3C-3.8 1.4 -4.4 0 -4.2 -1.8Z',
      '#ff8290',
      { 'fill-opacity': 0.7 },
    ),
    line(seeds.join(''), '#ffe9a8', 0.5),
    path(
      'M0 -3C-1.4 -2 -3 -2.2 -3.8 -3.4C-2.4 -3.4 -1.8 -4 -1.2 -4.8C-.8 -4.2 -.4 -4 0 -4C.4 -4 .8 -4.2 1.2 -4.8C1.8 -4 2.4 -3.4 3.8 -3.4C3 -2.2 1.4 -2 0 -3Z',
      '#4f9a4d',
    ),
    line('M0 -4Q.2 -5.4 1.2 -6', '#4f9a4d', 0.6),
  )
}

/** Pairs of cherries, as regular as old wallpaper. */
export const cherries: Print = ({ sheet, box }) => {
  const step = box.w / 4
  const skin = (x: number, y: number) =>
    sheet.radial([x - 1, y - 1.2], 4.6, '#ff6b74 0, #d3172f .4, #8a0a22 1')
  const cherry = ([x, y]: Point) =>
    circle([x, y], 3.4, skin(x, y)) +
    ellipse([x - 1.1, y - 1.3], [0.9, 0.55], '#ffffff', {
      'fill-opacity': 0.85,
      transform: `rotate(-35 ${n(x - 1.1)} ${n(y - 1.3)})`,
    })
  const pair = group(
    {},
    line('M-3 3.4C-2.6 -1 -1 -4 1.2 -6.4M4 4.4C4 0 3 -3.6 1.2 -6.4', '#5d7d35', 0.65),
    path(leaf([1.2, -6.4], -8, 7.4, 3.6), '#6f9a3f'),
    line('M1.2 -6.4L7.2 -7.2', '#4d7429', 0.3),
    cherry([-3.2, 4.6]),
    cherry([4, 5.6]),
  )
  const pairs: string[] = []
  for (let row = 0, y = -box.h / 2 + 6; y < box.h / 2 + 10; row++, y += step * 0.94) {
    for (let x = -box.w / 2 + (row % 2) * step * 0.5; x < box.w / 2 + step; x += step) {
      pairs.push(group({ transform: placed([x, y], row % 2 === 0 ? 0 : 10, 0.98) }, pair))
    }
  }
  return pairs.join('')
}
