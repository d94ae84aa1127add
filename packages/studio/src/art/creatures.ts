import type { Print } from '#studio/cases/look.ts'
import { scattered } from '#studio/drawing/shapes.ts'
import { circle, ellipse, group, line, type Point, path, placed } from '#studio/drawing/svg.ts'

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
