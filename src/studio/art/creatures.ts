import type { Print } from '#studio/cases/look.ts'
import { scattered } from '#studio/drawing/shapes.ts'
import { circle, ellipse, group, line, type Point, path, placed } from '#studio/drawing/svg.ts'
import { spark } from './surfaces.ts'

/** A grey kitten asleep along the lower edge. */
export const sleepyKitten: Print = ({ box, free, random }) => {
  const unit = box.w / 72
  const floor = box.h / 2
  const [grey, dark, pale, ink] = ['#a7a4ad', '#86838e', '#c9c6ce', '#4b4750']
  const stars = scattered(random, [box.w * 0.86, free.h * 0.5], 14, 12).map(([x, y]) =>
    spark([x, y + free.y - free.h * 0.16], random.between(0.9, 2), '#ffffff'),
  )
  return group(
    {},
    ...stars,
    group(
      { transform: placed([0, floor], 0, unit) },
      line('M2 -33l5 0l-5 6h5M10 -41l4 0l-4 5h4M17 -47l3 0l-3 4h3', ink, 0.9, {
        'stroke-opacity': 0.55,
      }),
      line('M26 -5C36 -4 41 -14 36 -26C34 -31 29 -32 28.6 -28', grey, 5.4),
      line('M35 -12l4 -1M36.4 -18l4 0M35.6 -24l3.6 -1.6', dark, 1.3, { 'stroke-opacity': 0.7 }),
      path('M-30 4C-33 -14 -16 -26 4 -25C24 -24 34 -12 31 4Z', grey),
      path(
        'M4 -25C7 -20 7 -15 5 -11M13 -24C15 -20 15 -16 13 -12M21 -20.6C22.4 -17 22 -14 20.4 -11',
        'none',
        { stroke: dark, 'stroke-width': 1.7, 'stroke-linecap': 'round', 'stroke-opacity': 0.8 },
      ),
      path(
        'M-31 -12C-33 -22 -31 -29 -29 -31L-22 -25.6C-18 -27 -13 -27 -9.6 -25.6L-3 -31C-1 -28 0 -21 -2 -12C-4 -3 -10 1 -16.4 1C-23 1 -29 -4 -31 -12Z',
        '#b3b0b9',
      ),
      path(
        'M-28.6 -27.4L-24.4 -24C-26.4 -22.6 -28 -21 -28.8 -19.6ZM-3.6 -27.4L-7.8 -24C-6 -22.6 -4.4 -21 -3.4 -19.6Z',
        '#eab9c0',
      ),
      line('M-18.6 -26v4M-16 -26.6v5M-13.4 -26v4', dark, 1.3, { 'stroke-opacity': 0.75 }),
      ellipse([-16.2, -6], [7, 4.6], pale),
      line('M-26 -12.6q2.8 2.4 5.6 .2M-12 -12.4q2.8 2.2 5.6 -.2', ink, 0.9),
      path('M-17.8 -8.8h3.2l-1.6 1.9Z', '#d77f8d'),
      line('M-16.2 -6.9v1.4M-16.2 -5.5q-2 1.6 -3.6 .2M-16.2 -5.5q2 1.6 3.6 .2', ink, 0.55),
      line('M-24 -6l-7 -1.2M-24 -4.2l-6.6 1M-8.4 -6l7 -1.2M-8.4 -4.2l6.6 1', ink, 0.35, {
        'stroke-opacity': 0.6,
      }),
      circle([-24.4, -8.6], 1.9, '#eab9c0', { 'fill-opacity': 0.6 }),
      circle([-8, -8.6], 1.9, '#eab9c0', { 'fill-opacity': 0.6 }),
      path('M-7 3C-7 -4 -1 -6 3 -4C6 -2.6 6 1 4 4Z', pale),
      line('M-1 1.4v-2.6M1.8 1.4v-2.4', dark, 0.5),
    ),
  )
}

/** Butterflies rising from the bottom, smaller towards the camera. */
export const butterflies: Print = ({ random, box, free }) => {
  const places = scattered(random, [box.w * 0.88, free.h], 13.5, 34)
  return places
    .map(([x, y]) => ({ at: [x, y + free.y] as Point, depth: y / free.h + 0.5 }))
    .filter(({ depth }) => random.chance(0.34 + depth * 0.56))
    .sort((a, b) => a.depth - b.depth)
    .map(({ at, depth }) =>
      butterfly(
        at,
        random.between(-34, 34),
        0.42 + depth * 0.72,
        random.pick([
          ['#8f6fd0', '#c9b2f2'],
          ['#f1bd45', '#ffe6a3'],
          ['#6f4fb8', '#e2b4ee'],
          ['#ffffff', '#e6dcfa'],
        ] as const),
      ),
    )
    .join('')
}

function butterfly(
  at: Point,
  turn: number,
  scale: number,
  [deep, pale]: readonly [string, string],
): string {
  const wing = (side: number) =>
    group(
      { transform: `scale(${side} 1)` },
      path('M.5 -1C4 -9 12 -11 13.4 -7C14.4 -3 9 1.4 1 1Z', deep),
      path('M2 -1C5 -7 10.6 -8.8 11.6 -6.2C12 -3.4 8 -.2 2 0Z', pale),
      path('M.6 1C7 1 10.6 3.6 9.4 7.6C8 11 3 9.6 .6 3Z', deep),
      path('M1.6 2C6 2.2 8.6 4 7.8 6.6C6.6 8.6 3.4 7.4 1.6 3.4Z', pale),
      circle([11.4, -8.2], 0.5, '#ffffff'),
      circle([8.4, 8.2], 0.45, '#ffffff'),
      line('M2 -.8L10 -6M2 2.4L6.6 6', deep, 0.3),
    )
  return group(
    { transform: placed(at, turn, scale) },
    group(
      { transform: 'translate(.8 1.6)', 'fill-opacity': 0.12 },
      path(
        'M0 0C4 -9 12 -11 13.4 -7C14 0 12 10 6 9L0 3L-6 9C-12 10 -14 0 -13.4 -7C-12 -11 -4 -9 0 0Z',
        '#2a1446',
      ),
    ),
    wing(-1),
    wing(1),
    ellipse([0, 0.6], [0.75, 4], '#3a2a4e'),
    line('M-.3 -3C-1 -5.6 -2.4 -7 -3.6 -7.4M.3 -3C1 -5.6 2.4 -7 3.6 -7.4', '#3a2a4e', 0.35),
  )
}
