import type { Board, Print } from '#studio/cases/look.ts'
import { lighter, mix } from '#studio/drawing/colour.ts'
import { evenly, smooth } from '#studio/drawing/outline.ts'
import { along } from '#studio/drawing/pen.ts'
import { polar } from '#studio/drawing/shapes.ts'
import { circle, ellipse, group, line, n, type Point, type Sheet } from '#studio/drawing/svg.ts'

/** Eye for a strap, at the lower right corner. */
function eye({ box }: Board): Point {
  return [box.w / 2 - 1, box.h / 2 - 7]
}

/** A loop from the eye along the table and back. */
function loop(board: Board): Point[] {
  const [x, y] = eye(board)
  return along(
    [
      [x, y],
      [x + 10, y + 4],
      [x + 20, y - 8],
      [x + 23, y - 34],
      [x + 19, y - 66],
      [x + 13, y - 78],
      [x + 8, y - 66],
      [x + 10, y - 36],
      [x + 8, y - 10],
      [x, y],
    ],
    12,
  )
}

/** A wrist chain of cream beads. */
export const pearlChain: { readonly under: Print; readonly over: Print } = {
  under: (board) =>
    line(smooth(loop(board)), '#3a2c24', 4.6, {
      'stroke-opacity': 0.16,
      transform: 'translate(1.4 2)',
    }),
  over: (board) => {
    const beads = evenly(loop(board), 38).map((at, index) =>
      index % 8 === 4 ? goldBead(board.sheet, at, 2.3) : pearl(board.sheet, at, 2.9),
    )
    return group(
      {},
      line(smooth(loop(board)), '#b89b6c', 0.5),
      ...beads,
      ring(board.sheet, eye(board)),
    )
  },
}

/** A round bead that reflects the window. */
export function pearl(sheet: Sheet, [x, y]: Point, radius: number, tone = '#efe4d4'): string {
  const shine = sheet.radial(
    [x, y],
    radius,
    `#ffffff 0, ${mix(tone, '#ffffff', 0.5)} .35, ${tone} .75, ${lighter(tone, -0.2)} 1`,
    [x - radius * 0.35, y - radius * 0.4],
  )
  return (
    circle([x, y], radius, shine) +
    circle([x - radius * 0.32, y - radius * 0.38], radius * 0.2, '#ffffff')
  )
}

function goldBead(sheet: Sheet, [x, y]: Point, radius: number): string {
  const gold = sheet.radial([x, y], radius, '#fff7d6 0, #e7be66 .4, #8f6420 1', [
    x - radius * 0.35,
    y - radius * 0.4,
  ])
  return circle([x, y], radius, gold)
}

function ring(sheet: Sheet, [x, y]: Point): string {
  const gold = sheet.linear([x - 3, y - 3], [x + 3, y + 3], '#fff1bf 0, #c99b45 .5, #f3d78f 1')
  return (
    circle([x - 1.4, y], 1.7, '#2a211a', { 'fill-opacity': 0.5 }) +
    circle([x + 1.2, y], 2.7, 'none', { stroke: gold, 'stroke-width': 1 })
  )
}

/** A fluffy ball on a short strap. */
export const pomPom: { readonly under: Print; readonly over: Print } = {
  under: (board) => {
    const [x, y] = ball(board)
    return [1, 0.85, 0.7]
      .map((scale) =>
        ellipse([x + 2.4, y + 3], [15 * scale, 14.4 * scale], '#4a2a1c', { 'fill-opacity': 0.08 }),
      )
      .join('')
  },
  over: (board) => {
    const { random, sheet } = board
    const [x, y] = ball(board)
    const [ex, ey] = eye(board)
    const tones = ['#fbe3d6', '#f7cdb8', '#ffeee6', '#f0b79c', '#fff8f4'] as const
    const hairs = new Map<string, string>()
    for (let index = 0; index < 900; index++) {
      const colour = random.pick(tones)
      const degrees = random.between(0, 360)
      const from = polar([x, y], degrees, random.next() ** 0.5 * 11)
      const to = polar(from, degrees + random.between(-34, 34), random.between(2, 4.2))
      hairs.set(
        colour,
        `${hairs.get(colour) ?? ''}M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`,
      )
    }
    const core = sheet.radial([x - 4, y - 5], 17, '#fff3ec 0, #f4c3aa .6, #d99778 1')
    const shade = sheet.radial(
      [x - 5, y - 6],
      20,
      '#ffffff 0 .35, #ffffff .5 0, #8a4a2c .7 .04, #8a4a2c 1 .3',
    )
    const strap = `M${n(ex)} ${n(ey)}C${n(ex + 8)} ${n(ey + 2)} ${n(x - 4)} ${n(y + 20)} ${n(x)} ${n(y + 8)}`
    return group(
      {},
      line(strap, '#000000', 1.8, { 'stroke-opacity': 0.14, transform: 'translate(.8 1.4)' }),
      line(strap, '#e7c07a', 1.6),
      line(strap, '#fff0c4', 0.5, { 'stroke-dasharray': '1 1.2' }),
      circle([x, y], 12, core),
      ...[...hairs].map(([colour, d]) => line(d, colour, 0.55, { 'stroke-opacity': 0.85 })),
      circle([x, y], 14.6, shade),
      ring(sheet, [ex, ey]),
    )
  },
}

function ball(board: Board): Point {
  const [x, y] = eye(board)
  return [x + 15, y - 26]
}
