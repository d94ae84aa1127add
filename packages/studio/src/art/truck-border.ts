import type { Board, Print } from '#studio/cases/look.ts'
import { evenly, grown, roundedBox } from '#studio/drawing/outline.ts'
import { leaf, p, polar } from '#studio/drawing/shapes.ts'
import { circle, group, line, type Point, path, placed } from '#studio/drawing/svg.ts'
import { drawn } from './art.ts'

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

const { red, orange, yellow, green, leaf: leafGreen, pink, white, ink } = truckPaints

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
export const truckPeacock = bordered('truck-art-peacock', '#123a6b')

/** Roses on a green door panel, scrolls in its corners. */
export const truckRoses = bordered('truck-art-rose', '#a3162b')

/** A ground, a border of that colour, and what is painted over both. */
function bordered(name: string, colour: string): Print {
  const [ground, figure] = [drawn(`${name}-ground`), drawn(name)]
  return (board) => ground(board) + truckBorder(board, colour) + figure(board)
}
