import type { Board, Print } from '#studio/cases/look.ts'
import { evenly, grown, roundedBox } from '#studio/drawing/outline.ts'
import { blossom, drop, leaf, p, polar } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'

/** The paints of a truck workshop. */
export const truckPaints = {
  red: '#d3202f',
  orange: '#f48220',
  yellow: '#ffd23f',
  green: '#0f8a4b',
  leaf: '#56b947',
  blue: '#1767b5',
  sky: '#38b6e8',
  pink: '#ef5f9b',
  white: '#fff7e6',
  ink: '#1a1430',
} as const

const { red, orange, yellow, green, leaf: leafGreen, blue, sky, pink, white, ink } = truckPaints

/** A border of tulips between two lines, all around the back. */
export function truckBorder({ box }: Board, ground: string, inset = 5.4): string {
  const middle = roundedBox(grown(box, -inset))
  const band = path(
    `${roundedBox(grown(box, 1)).d}${roundedBox(grown(box, -inset * 1.95)).d}`,
    ground,
    { 'fill-rule': 'evenodd' },
  )
  const lines = [0.9, -inset * 1.95].map((by, index) =>
    path(roundedBox(grown(box, index === 0 ? -0.9 : by)).d, 'none', {
      stroke: yellow,
      'stroke-width': 0.9,
    }),
  )
  const around = evenly(middle.points, 46)
  const flowers = around.map((at, index) => {
    const before = around[(index + around.length - 1) % around.length] ?? at
    const after = around[(index + 1) % around.length] ?? at
    const turn = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI
    return index % 2 === 0 ? tulip(at, turn, index % 4 === 0 ? pink : orange) : bead(at)
  })
  return band + lines.join('') + flowers.join('')
}

function tulip(at: Point, turn: number, colour: string): string {
  return group(
    { transform: placed(at, turn) },
    path(leaf([0, 2.6], -150, 4, 1.7), leafGreen),
    path(leaf([0, 2.6], -30, 4, 1.7), leafGreen),
    path(
      'M0 2.4C-2.7 1.4 -2.6 -1.6 -2.2 -3L-1 -1.4L0 -3.4L1 -1.4L2.2 -3C2.6 -1.6 2.7 1.4 0 2.4Z',
      colour,
    ),
    path('M0 2.2C-1 .8 -.9 -1 0 -2.6C.9 -1 1 .8 0 2.2Z', yellow),
  )
}

function bead(at: Point): string {
  return circle(at, 1.25, white) + circle(at, 0.7, red)
}

/** A fat rose of rings, with two leaves. */
export function truckRose(
  at: Point,
  size: number,
  colours: readonly [string, string, string] = [red, '#f0545c', '#8f0f22'],
): string {
  const [body, light, dark] = colours
  const petals = [-90, -18, 54, 126, 198].map((degrees) => {
    const centre = polar([0, 0], degrees, 5)
    return (
      circle(centre, 4.6, body, { stroke: dark, 'stroke-width': 0.5 }) +
      path(
        `M${p(polar(centre, degrees - 60, 3.4))}A3.4 3.4 0 0 1 ${p(polar(centre, degrees + 60, 3.4))}`,
        'none',
        { stroke: light, 'stroke-width': 1, 'stroke-linecap': 'round' },
      )
    )
  })
  return group(
    { transform: placed(at, 0, size / 10) },
    path(leaf([-4, 3], 150, 13, 6), green, { stroke: ink, 'stroke-width': 0.3 }),
    path(leaf([4, 3], 30, 13, 6), green, { stroke: ink, 'stroke-width': 0.3 }),
    line(`M-4 3L-13.6 8.4M4 3L13.6 8.4`, leafGreen, 0.6),
    ...petals,
    circle([0, 0], 4.8, dark),
    circle([0, 0], 4.2, body),
    line('M-2.6 .6A2.7 2.7 0 1 1 1.6 2.2M-1.2 .3A1.3 1.3 0 1 1 .9 .9', light, 0.85),
  )
}

/** The peacock from the back of a truck, its tail a full fan. */
export const peacock: Print = (board) => {
  const { sheet, box, free } = board
  const unit = Math.min(free.w / 66, free.h / 104)
  const ground = sheet.radial([0, free.y], box.h * 0.55, '#c8243a 0, #7d0f2b 1')
  const feathers: string[] = []
  for (const [ring, count] of [
    [44, 13],
    [34, 11],
    [24, 9],
  ] as const) {
    for (let index = 0; index < count; index++) {
      feathers.push(feather(-180 + (index * 180) / (count - 1), ring))
    }
  }
  const scene = group(
    { transform: placed([0, free.y + 14 * unit], 0, unit) },
    path('M-47 4A47 47 0 0 1 47 4L0 30Z', '#0b5f46', { 'fill-opacity': 0.9 }),
    ...feathers,
    bird(),
    truckRose([-22, 34], 9),
    truckRose([22, 34], 9),
    truckRose([0, 38], 11, [orange, yellow, '#b9510c']),
    path(blossom([-11, 44], 6, 4, 2), sky) + circle([-11, 44], 1.3, yellow),
    path(blossom([11, 44], 6, 4, 2), sky) + circle([11, 44], 1.3, yellow),
  )
  return (
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], ground) +
    rays(board) +
    truckBorder(board, '#123a6b') +
    scene
  )
}

function rays({ box, free }: Board): string {
  let d = ''
  for (let index = 0; index < 24; index++) {
    const [a, b] = [
      polar([0, free.y], index * 15, box.h),
      polar([0, free.y], index * 15 + 7.5, box.h),
    ]
    d += `M0 ${n(free.y)}L${p(a)}L${p(b)}Z`
  }
  return path(d, '#ff6a4d', { 'fill-opacity': 0.14 })
}

function feather(degrees: number, reach: number): string {
  const eye = polar([0, 4], degrees, reach)
  const foot: Point = [0, 4]
  return group(
    {},
    line(`M${p(foot)}L${p(eye)}`, leafGreen, 0.7),
    path(drop(polar(foot, degrees, reach - 9), degrees, 15, 8.6), green, {
      stroke: yellow,
      'stroke-width': 0.5,
    }),
    circle(eye, 3.1, orange),
    circle(eye, 2.2, sky),
    circle(eye, 1.2, '#182a7a'),
  )
}

function bird(): string {
  return group(
    {},
    path(
      'M-9 26C-13 12 -6 2 -3 -6C-1 -13 -5 -18 -1 -22C4 -25 8 -20 6 -15C4 -8 9 2 10 12C11 22 4 30 0 30C-4 30 -8 30 -9 26Z',
      blue,
      { stroke: ink, 'stroke-width': 0.5 },
    ),
    path('M-5 24C-8 14 -3 6 -1 0C2 6 6 14 4 24C2 28 -4 28 -5 24Z', sky),
    ...[0, 1, 2].map((row) => line(`M-4 ${12 + row * 4.4}q2 2.2 4 0q2 2.2 4 0`, yellow, 0.7)),
    path('M6.4 -19L11.5 -17.4L6.2 -16Z', yellow),
    circle([3, -18.6], 1.5, white),
    circle([3.3, -18.6], 0.8, ink),
    line('M0 -23L-3 -30M1.4 -23.4L1 -31M3 -23L5 -30', sky, 0.7),
    circle([-3, -30.5], 1.3, orange),
    circle([1, -31.5], 1.3, pink),
    circle([5, -30.5], 1.3, orange),
    line('M-3 30V34M3 30V34M-5 34H-1M1 34H5', orange, 0.9),
  )
}

/** Roses on a green door panel, scrolls in its corners. */
export const rosePanel: Print = (board) => {
  const { sheet, box, free } = board
  const ground = sheet.linear([0, -box.h / 2], [0, box.h / 2], '#14754a 0, #0a4a35 1')
  const panel = grown({ ...free, r: 9 }, -6)
  const unit = Math.min(panel.w / 50, panel.h / 84)
  const scroll = (sx: number, sy: number) =>
    group(
      {
        transform: placed([sx * (panel.w / 2 - 3), panel.y + sy * (panel.h / 2 - 3)], 0, [
          -sx * unit,
          -sy * unit,
        ]),
      },
      line(
        'M0 14C0 4 4 0 14 0M2.4 12C4 8 9 9 8.4 12.4C8 15 4.6 14 5.4 11.8M12 2.4C8 4 9 9 12.4 8.4C15 8 14 4.6 11.8 5.4',
        yellow,
        1.1,
      ),
      circle([3.6, 3.6], 1.3, orange),
    )
  const roses: readonly (readonly [number, number, number])[] = [
    [0, -4, 17],
    [-12, 16, 12.5],
    [12, 17, 12.5],
    [-11, -24, 11],
    [12, -25, 11],
    [0, 33, 10],
  ]
  const leaves = [-150, -120, -60, -30, 30, 70, 110, 150].map((degrees) =>
    path(leaf(polar([0, 0], degrees, 10), degrees, 24, 7), leafGreen, {
      stroke: '#0a4a35',
      'stroke-width': 0.4,
    }),
  )
  return [
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], ground),
    truckBorder(board, '#a3162b'),
    path(roundedBox(panel, 1).d, '#0d5c41', { stroke: yellow, 'stroke-width': 1.1 }),
    path(roundedBox(grown(panel, -1.8), 1).d, 'none', { stroke: white, 'stroke-width': 0.4 }),
    scroll(-1, -1),
    scroll(1, -1),
    scroll(1, 1),
    scroll(-1, 1),
    group(
      { transform: placed([0, panel.y], 0, unit) },
      ...leaves,
      ...roses.map(([x, y, size], index) =>
        truckRose([x, y], size, index > 2 ? [pink, '#ffb0cf', '#a81e5c'] : undefined),
      ),
      ...[-22, 22].flatMap((x) =>
        [-8, 8].map((y) => path(blossom([x, y], 5, 3, 1.3), white) + circle([x, y], 1, orange)),
      ),
    ),
  ].join('')
}
