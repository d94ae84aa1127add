import type { Board, Print } from '#studio/cases/look.ts'
import { evenly, grown, roundedBox } from '#studio/drawing/outline.ts'
import { leaf } from '#studio/drawing/shapes.ts'
import { circle, group, type Point, path, placed } from '#studio/drawing/svg.ts'
import { drawn } from './art.ts'

/** The paints of a truck workshop. */
const paints = {
  red: '#d3202f',
  orange: '#f48220',
  yellow: '#ffd23f',
  leaf: '#56b947',
  pink: '#ef5f9b',
  white: '#fff7e6',
} as const

const { red, orange, yellow, leaf: leafGreen, pink, white } = paints

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

/** The peacock from the back of a truck, its tail a full fan. */
export const truckPeacock = bordered('truck-art-peacock', '#123a6b')

/** Roses on a green door panel, scrolls in its corners. */
export const truckRoses = bordered('truck-art-rose', '#a3162b')

/** A ground, a border of that colour, and what is painted over both. */
function bordered(name: string, colour: string): Print {
  const [ground, figure] = [drawn(`${name}-ground`), drawn(name)]
  return (board) => ground(board) + truckBorder(board, colour) + figure(board)
}
