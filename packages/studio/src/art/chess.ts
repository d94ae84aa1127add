import type { Print } from '#studio/cases/look.ts'
import { lighter } from '#studio/drawing/colour.ts'
import {
  circle,
  ellipse,
  group,
  line,
  n,
  type Paint,
  type Point,
  path,
  placed,
  rect,
  type Sheet,
} from '#studio/drawing/svg.ts'

/** Squares across the back: few enough that a king is recognisable at the size of a card. */
const COLUMNS = 4

type Piece = 'king' | 'queen' | 'bishop' | 'knight' | 'rook' | 'pawn'

/** Position of the pieces: column, row below the camera, piece, and its side. */
const game: readonly (readonly [number, number, Piece, 'white' | 'black'])[] = [
  [0, 1, 'king', 'black'],
  [2, 1, 'pawn', 'black'],
  [3, 2, 'queen', 'black'],
  [1, 2, 'knight', 'white'],
  [0, 3, 'pawn', 'white'],
  [2, 3, 'bishop', 'white'],
  [1, 4, 'king', 'white'],
  [3, 4, 'rook', 'white'],
  [0, 5, 'rook', 'white'],
]

/** A corner of a worn board in the middle of a game, and a glass of chai on it. */
export const chess: Print = ({ sheet, random, box, free }) => {
  const cell = box.w / COLUMNS
  const top = free.y - free.h / 2 + (free.h % cell) / 2
  const rows = Math.ceil(box.h / cell) + 2
  const squares: string[] = []
  for (let row = -rows; row < rows; row++) {
    const y = top + row * cell
    if (y > box.h / 2 || y + cell < -box.h / 2) continue
    for (let column = 0; column < COLUMNS; column++) {
      const isLight = (row + column + 2 * rows) % 2 === 0
      const wood = lighter(isLight ? '#e2bf88' : '#7b4726', random.between(-0.025, 0.025))
      squares.push(rect([column * cell - box.w / 2, y], [cell + 0.05, cell + 0.05], wood))
    }
  }
  let grain = ''
  for (let index = 0; index < 90; index++) {
    const x = random.between(-0.5, 0.5) * box.w
    const from = random.between(-0.55, 0.3) * box.h
    const reach = random.between(14, 60)
    grain += `M${n(x)} ${n(from)}c${n(random.between(-1.4, 1.4))} ${n(reach / 3)} ${n(random.between(-1.4, 1.4))} ${n((reach * 2) / 3)} 0 ${n(reach)}`
  }
  const light = sheet.radial(
    [-box.w * 0.3, free.y - free.h * 0.25],
    box.h * 0.75,
    '#fff1d0 0 .26, #fff1d0 .45 0, #1d0d04 .6 .05, #1d0d04 1 .5',
  )
  const paints = { white: turnedWood(sheet, '#f3dfb8'), black: turnedWood(sheet, '#3d2720') }
  const scale = cell / 13
  const at = (column: number, row: number): Point => [
    (column + 0.5) * cell - box.w / 2,
    top + (row + 0.84) * cell,
  ]
  const last = Math.floor(free.h / cell) - 1
  const pieces = game
    .filter(([, row]) => row <= last)
    .map(([column, row, piece, side]) =>
      group({ transform: placed(at(column, row), 0, scale) }, chessman(piece, paints[side], side)),
    )
  return group(
    {},
    ...squares,
    line(grain, '#2c1507', 0.35, { 'stroke-opacity': 0.28 }),
    line(grain, '#ffe9c4', 0.25, { 'stroke-opacity': 0.2, transform: 'translate(1.1 2)' }),
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], light),
    group({ transform: placed(at(3, 0), 0, scale * 1.05) }, chaiGlass(sheet)),
    ...pieces,
  )
}

/** Shading of a turned piece; units of a piece, whose foot is ten wide. */
function turnedWood(sheet: Sheet, colour: string): { readonly body: Paint; readonly edge: string } {
  const body = sheet.linear(
    [-4.6, 0],
    [4.8, 0],
    `${lighter(colour, -0.14)} 0, ${lighter(colour, 0.05)} .26, ${lighter(colour, 0.2)} .36, ${colour} .48, ${lighter(colour, -0.16)} .8, ${lighter(colour, -0.26)} 1`,
  )
  return { body, edge: lighter(colour, -0.34) }
}

const upperParts: Readonly<Record<Piece, string>> = {
  pawn: 'M-2.8 -4C-1.5 -6 -1.3 -7.6 -1.2 -9H1.2C1.3 -7.6 1.5 -6 2.8 -4ZM-2.4 -8.8H2.4L1.7 -10.2H-1.7ZM-2.7 -12.2A2.7 2.7 0 1 1 2.7 -12.2A2.7 2.7 0 1 1 -2.7 -12.2Z',
  rook: 'M-3.2 -4C-2.4 -7 -2.3 -9 -2.3 -11H2.3C2.3 -9 2.4 -7 3.2 -4ZM-3.5 -10.8V-15.6H-1.9V-14.2H-.8V-15.6H.8V-14.2H1.9V-15.6H3.5V-10.8Z',
  knight:
    'M-3.4 -4C-3.8 -8 -1.2 -9.4 -.8 -11.2C-2 -11 -2.8 -10 -4 -9.4C-5.2 -9.4 -5.6 -10.8 -5 -11.6C-3.8 -13.6 -3.2 -15.6 -1.2 -16.8L-.9 -18.8L.7 -17.2C4.4 -16.2 5.2 -10.6 3.6 -4Z',
  bishop:
    'M-3 -4C-1.6 -7 -1.4 -9 -1.4 -11H1.4C1.4 -9 1.6 -7 3 -4ZM-2.6 -10.8H2.6L1.8 -12.2H-1.8ZM0 -18.6C3 -16.6 3.2 -13.2 1.8 -12.2H-1.8C-3.2 -13.2 -3 -16.6 0 -18.6ZM-.9 -19.2A.9 .9 0 1 1 .9 -19.2A.9 .9 0 1 1 -.9 -19.2Z',
  queen:
    'M-3.1 -4C-1.7 -8 -1.5 -10.6 -1.5 -13H1.5C1.5 -10.6 1.7 -8 3.1 -4ZM-3 -12.8H3L2 -14.4H-2ZM-2 -14.4L-3.7 -19.4L-1.9 -18L-1.1 -20.4L0 -18.4L1.1 -20.4L1.9 -18L3.7 -19.4L2 -14.4ZM-.9 -21.2A.9 .9 0 1 1 .9 -21.2A.9 .9 0 1 1 -.9 -21.2Z',
  king: 'M-3.1 -4C-1.7 -8 -1.5 -10.6 -1.5 -13.4H1.5C1.5 -10.6 1.7 -8 3.1 -4ZM-3 -13.2H3L2 -14.8H-2ZM-2 -14.8L-3.2 -19.6Q0 -21.4 3.2 -19.6L2 -14.8ZM-.6 -20.4V-21.8H-1.9V-23H-.6V-24.4H.6V-23H1.9V-21.8H.6V-20.4Z',
}

const FOOT =
  'M-4.9 0C-5 -1.5 -4.4 -2.3 -3.7 -2.5L-3.2 -4.2H3.2L3.7 -2.5C4.4 -2.3 5 -1.5 4.9 0Q0 1.6 -4.9 0Z'

function chessman(
  piece: Piece,
  { body, edge }: { readonly body: Paint; readonly edge: string },
  side: 'white' | 'black',
): string {
  const tall = { king: 11, queen: 10, bishop: 8.6, knight: 8, rook: 7, pawn: 5.6 }[piece]
  const eye = side === 'white' ? '#5a3d22' : '#e8c79a'
  const stroke = { stroke: edge, 'stroke-width': 0.28, 'stroke-linejoin': 'round' }
  return group(
    {},
    group(
      { transform: 'rotate(18)' },
      ellipse([tall * 0.72, 0.1], [tall * 0.95, 2.1], '#1a0b03', { 'fill-opacity': 0.16 }),
      ellipse([tall * 0.45, 0.1], [tall * 0.7, 1.9], '#1a0b03', { 'fill-opacity': 0.2 }),
    ),
    ellipse([0.5, 0.2], [5.4, 1.7], '#1a0b03', { 'fill-opacity': 0.4 }),
    path(FOOT, body, stroke),
    path(upperParts[piece], body, stroke),
    line('M-3.5 -2.5Q0 -1.5 3.5 -2.5', edge, 0.3, { 'stroke-opacity': 0.7 }),
    piece === 'knight'
      ? circle([-1.6, -14], 0.5, eye) +
          line('M1 -16.6C3 -14.8 3.4 -11 2.6 -7M-.4 -12.6C0 -11.8 .2 -10.6 -.8 -9.6', edge, 0.35)
      : '',
    piece === 'bishop' ? line('M.2 -15.6L1.8 -17.2', edge, 0.5) : '',
  )
}

/** Doodh patti as a dhaba pours it: a small ribbed glass, its foot at the origin. */
function chaiGlass(sheet: Sheet): string {
  const tea = sheet.linear([-4, 0], [4, 0], '#7d4a20 0, #d0935a .3, #b87740 .55, #6a3b17 1')
  const glass = 'M-4.5 -12.4L-3.5 -.6Q0 .9 3.5 -.6L4.5 -12.4Z'
  return group(
    {},
    ellipse([2.6, 0.6], [6.6, 1.9], '#1a0b03', { 'fill-opacity': 0.38 }),
    path(glass, '#ffffff', { 'fill-opacity': 0.34 }),
    path('M-4.2 -10L-3.4 -1.4Q0 0 3.4 -1.4L4.2 -10Q0 -8.4 -4.2 -10Z', tea),
    ellipse([0, -10], [4.2, 1.3], '#d9a36c'),
    ellipse([-0.6, -10.2], [2.6, 0.6], '#efcb9c', { 'fill-opacity': 0.8 }),
    line('M-2.6 -8.2L-2.1 -1.6M-.8 -7.8V-1M1.2 -7.9L1 -1', '#ffffff', 0.3, {
      'stroke-opacity': 0.28,
    }),
    line('M-3.4 -11L-2.9 -3', '#ffffff', 0.8, { 'stroke-opacity': 0.7 }),
    ellipse([0, -12.4], [4.5, 1.4], 'none', { stroke: '#ffffff', 'stroke-width': 0.5 }),
    line('M-1.2 -14C-2.6 -16 .4 -17 -.8 -19.4M1.2 -14C0 -15.6 2.6 -17 1.4 -19', '#ffffff', 0.6, {
      'stroke-opacity': 0.4,
    }),
  )
}
