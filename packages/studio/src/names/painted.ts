import { truckBorder, truckPaints, truckRose } from '#studio/art/truck-art.ts'
import type { NamePrint } from '#studio/cases/look.ts'
import { lighter } from '#studio/drawing/colour.ts'
import { grown, roundedBox } from '#studio/drawing/outline.ts'
import { p, polar, star } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'
import { knownCapitals } from '#studio/lettering/capitals.ts'
import { capitals, capitalsOnCircle, sizeFor } from '#studio/lettering/lines.ts'
import { runsOf } from '#studio/lettering/runs.ts'

/** The back as a yellow plate, screws in its corners. */
export const numberPlate: NamePrint =
  (name) =>
  ({ sheet, box, free }) => {
    const text = name
    const inner = grown({ ...box, x: 0, y: 0, r: Math.max(4, box.r - 3) }, -3.4)
    const screw = ([x, y]: Point) => {
      const steel = sheet.linear(
        [x - 2, y - 2],
        [x + 2, y + 2],
        [
          [0, '#ffffff'],
          [0.5, '#a9adb3'],
          [1, '#6e737b'],
        ],
      )
      return (
        circle([x + 0.3, y + 0.6], 2.5, '#000000', { 'fill-opacity': 0.3 }) +
        circle([x, y], 2.3, steel) +
        line(`M${n(x - 1.3)} ${n(y + 0.9)}L${n(x + 1.3)} ${n(y - 0.9)}`, '#3c4046', 0.6)
      )
    }
    const [dx, dy] = [box.w / 2 - 10, box.h / 2 - 10]
    const size = sizeFor(text, free.h * 0.8, box.w * 0.4, 26)
    const raised = (shift: Point, colour: string, opacity: number) =>
      group(
        { transform: placed(shift), 'stroke-opacity': opacity },
        capitals(text, [0, free.y], {
          size,
          stroke: size * 0.19,
          paint: colour,
          tracking: 26,
          turn: -90,
        }),
      )
    return group(
      {},
      path(roundedBox(inner).d, 'none', { stroke: '#1b1a17', 'stroke-width': 1.5 }),
      raised([0.5, 0.8], '#ffffff', 0.45),
      raised([0, 0], '#1b1a17', 1),
      ...[
        [dx, -dy],
        [dx, dy],
        [-dx, dy],
      ].map(([x, y]) => screw([x ?? 0, y ?? 0])),
    )
  }

/**
 * Splits a name that ends in a number into player and number; other names get a number, an empty
 * one gets none.
 */
function playerOf(name: string, lent: string): readonly [name: string, number: string] {
  const [, player, number] = /^(.*?) ?([0-9]{1,3}|[۰-۹]{1,3})$/u.exec(name) ?? []
  if (player && number) return [player, number]
  return [name, name === '' ? '' : lent]
}

/** The back of a cricket shirt. */
export const jersey: NamePrint =
  (name) =>
  ({ sheet, random, box, free }) => {
    const [text, number] = playerOf(name, random.pick(['7', '10', '18', '23', '56', '92', '99']))
    const cloth = sheet.linear(
      [-box.w / 2, 0],
      [box.w / 2, 0],
      [
        [0, '#08522f'],
        [0.3, '#0f7a48'],
        [0.7, '#0d6b3f'],
        [1, '#074626'],
      ],
    )
    let mesh = ''
    for (let row = 0, y = -box.h / 2; y < box.h / 2; row++, y += 2)
      for (let x = -box.w / 2 + (row % 2); x < box.w / 2; x += 2) mesh += `M${n(x)} ${n(y)}h.01`
    const collar = free.y - free.h / 2 + 4
    const size = Math.min(40, free.h * 0.36)
    const arc = 78
    const nameSize = sizeFor(text, box.w * 0.56, 8, 24)
    const figures = (shift: number, colour: string, stroke: number) =>
      capitals(number, [shift, free.y + free.h * 0.14 + shift], {
        size: sizeFor(number, box.w * 0.7, size, 34),
        stroke,
        heaviest: size * 0.19,
        paint: colour,
        tracking: 34,
      })
    return group(
      {},
      rect([-box.w / 2, -box.h / 2], [box.w, box.h], cloth),
      line(mesh, '#ffffff', 0.6, { 'stroke-opacity': 0.07 }),
      path(
        `M${n(-box.w / 2)} ${n(box.h * 0.2)}C${n(-box.w * 0.36)} 0 ${n(-box.w * 0.36)} ${n(-box.h * 0.2)} ${n(-box.w / 2)} ${n(-box.h * 0.4)}Z`,
        '#ffffff',
        { 'fill-opacity': 0.9 },
      ),
      path(
        `M${n(box.w / 2)} ${n(box.h * 0.2)}C${n(box.w * 0.36)} 0 ${n(box.w * 0.36)} ${n(-box.h * 0.2)} ${n(box.w / 2)} ${n(-box.h * 0.4)}Z`,
        '#ffffff',
        { 'fill-opacity': 0.9 },
      ),
      line(
        `M${n(-box.w * 0.24)} ${n(collar)}Q0 ${n(collar + 7)} ${n(box.w * 0.24)} ${n(collar)}`,
        '#ffffff',
        1.5,
      ),
      capitalsOnCircle(text, [0, free.y - free.h * 0.16 + arc], arc, -90, {
        size: nameSize,
        stroke: nameSize * 0.19,
        paint: '#ffffff',
        tracking: 24,
      }),
      figures(0.9, '#043a1f', size * 0.19),
      figures(0, '#ffffff', size * 0.19),
      figures(0, '#0d6b3f', size * 0.05),
      path(star([box.w * 0.32, box.h / 2 - 14], 5, 3, 1.2), '#ffffff'),
    )
  }

/** A name painted like a truck board, between partridges and too many flowers. */
export const truckName: NamePrint = (name) => (board) => {
  const { sheet, box, free } = board
  const { red, orange, yellow, green, blue, sky, pink, white, ink } = truckPaints
  const ground = sheet.radial([0, free.y], box.h * 0.6, [
    [0, '#1b7fc4'],
    [1, '#0d3a80'],
  ])
  const size = sizeFor(name, box.w * 0.62, 17, 34)
  const y = free.y + 2
  const letters = (dx: number, dy: number, colour: string, stroke: number) =>
    capitals(name, [dx, y + dy], {
      size,
      stroke,
      heaviest: size * 0.27,
      paint: colour,
      tracking: 34,
    })
  const board_ = { x: 0, y, w: box.w - 24, h: size + 15, r: 6 }
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], ground),
    truckBorder(board, '#a3162b'),
    ...Array.from({ length: 18 }, (_, index) =>
      path(
        `M0 ${n(y)}L${p(polar([0, y], index * 20, 46))}L${p(polar([0, y], index * 20 + 8, 46))}Z`,
        index % 2 === 0 ? yellow : sky,
        { 'fill-opacity': 0.22 },
      ),
    ),
    group(
      { transform: placed([0, y - size / 2 - 21]) },
      partridge(-1, orange),
      partridge(1, orange),
      truckRose([0, -1], 11),
    ),
    path(roundedBox(board_, 1).d, red, { stroke: yellow, 'stroke-width': 1.2 }),
    path(roundedBox(grown(board_, -2), 1).d, 'none', {
      stroke: white,
      'stroke-width': 0.4,
      'stroke-dasharray': '.1 1.6',
      'stroke-linecap': 'round',
    }),
    letters(1.3, 1.5, ink, size * 0.27),
    letters(0, 0, white, size * 0.27),
    letters(0, 0, yellow, size * 0.19),
    letters(-0.25, -0.5, orange, size * 0.06),
    group(
      { transform: placed([0, y + size / 2 + 22]) },
      truckRose([-15, 1], 10, [pink, '#ffb0cf', '#a81e5c']),
      truckRose([15, 1], 10, [pink, '#ffb0cf', '#a81e5c']),
      truckRose([0, 3], 13, [red, '#f0545c', '#8f0f22']),
    ),
    ...[-1, 1].flatMap((side) => [
      path(star([side * (box.w / 2 - 15), y + size / 2 + 36], 8, 3.4, 1.7), yellow),
      circle([side * (box.w / 2 - 15), y + size / 2 + 36], 1.3, blue),
      circle([side * 8, y + size / 2 + 37], 1.4, green),
    ]),
  )
}

function partridge(side: number, colour: string): string {
  const ink = '#1a1430'
  return group(
    { transform: `translate(${side * 17} 2) scale(${side * 0.92} .92)` },
    path(
      'M-10 7C-12 -2 -6 -8 -3 -10C-4 -14 -1 -17 2 -16C5 -15 5.6 -12 4.4 -9.6C10 -6 12 0 18 3C12 7 4 10 -4 9.6Z',
      colour,
      { stroke: ink, 'stroke-width': 0.5 },
    ),
    path('M-4 2C0 -3 8 -2 13 2C8 6 0 7 -4 2Z', '#8f4a1a'),
    line('M-1 2q5 -2 11 .4M0 4q4 1 8 .2', '#ffd23f', 0.6),
    path('M-9.4 5C-10.4 0 -7 -5 -4 -7C-2 -3 -4 3 -7 7Z', '#fff7e6'),
    line('M-8 4l2 -1M-8 1l2.4 -.6M-6.6 -2l2 0', ink, 0.45),
    path('M-2.6 -13.4L-6.4 -12L-2.8 -11.2Z', '#d3202f'),
    circle([0.6, -13], 1.2, '#ffffff'),
    circle([0.4, -13], 0.65, ink),
    line('M-2 9.6v3.4M3 9.4v3.6M-4 13h4M1 13h4', '#d3202f', 0.8),
  )
}

/**
 * Splits a name into rows by words, long words into several rows; a word of Urdu is never split.
 */
function balloonRows(name: string): string[][] {
  const words = name.split(' ').filter((word) => word !== '')
  return words.flatMap((word) => {
    if (runsOf(word).some(({ isUrdu }) => isUrdu)) return [[word]]
    const letters = [...knownCapitals(word)]
    const count =
      letters.length > 3 ? Math.ceil(letters.length / 4) + (letters.length === 4 ? 1 : 0) : 1
    const perRow = Math.ceil(letters.length / count)
    return Array.from({ length: count }, (_, row) =>
      letters.slice(row * perRow, (row + 1) * perRow),
    )
  })
}

/** Shiny foil-balloon letters over confetti. */
export const balloonName: NamePrint =
  (name) =>
  ({ random, box, free }) => {
    const rows = balloonRows(name)
    const widest = Math.max(2, ...rows.map((row) => row.length))
    const apart = runsOf(name).some(({ isUrdu }) => isUrdu) ? 2 : 1.6
    const size = Math.min(
      box.w / widest / 1.55,
      free.h / (Math.max(1.7, rows.length) * apart + 0.6),
      ...rows.flat().map((piece) => sizeFor(piece, box.w * 0.72, 90)),
    )
    const tones = ['#ff6fa8', '#ffb53f', '#5cc8f2', '#9b7bf0', '#6fd98f', '#ff7a5c']
    const confetti = Array.from({ length: 90 }, (_, index) => {
      const at: Point = [random.between(-0.48, 0.48) * box.w, random.between(-0.48, 0.48) * box.h]
      const colour = tones[index % tones.length] ?? '#ffffff'
      if (index % 3 === 0) return circle(at, random.between(0.5, 1), colour)
      if (index % 3 === 1) return path(star(at, 5, 1.4, 0.6, random.between(0, 72)), colour)
      return rect([at[0], at[1]], [2.2, 0.9], colour, {
        transform: `rotate(${n(random.between(0, 180))} ${n(at[0])} ${n(at[1])})`,
      })
    })
    const placedIn = rows.flatMap((pieces, row) =>
      pieces.map((piece, column) => ({ piece, row, column: column - (pieces.length - 1) / 2 })),
    )
    const letters = placedIn.map(({ piece, row, column }, index) => {
      const at: Point = [
        column * size * 1.36,
        free.y + (row - (rows.length - 1) / 2) * size * apart + (index % 2 === 0 ? -1.6 : 1.6) - 4,
      ]
      const colour = tones[(index + name.length) % tones.length] ?? '#ff6fa8'
      const layer = (shift: Point, stroke: number, paint: string) =>
        capitals(piece, [at[0] + shift[0], at[1] + shift[1]], {
          size,
          stroke,
          heaviest: size * 0.36,
          paint,
          turn: index % 2 === 0 ? -7 : 6,
        })
      return group(
        {},
        row === rows.length - 1
          ? line(
              `M${n(at[0])} ${n(at[1] + size * 0.66)}C${n(at[0] + 3)} ${n(at[1] + size * 0.6 + 10)} ${n(at[0] * 0.4 - 3)} ${n(free.y + free.h * 0.3)} ${n(at[0] * 0.2)} ${n(free.y + free.h * 0.47)}`,
              '#6d8796',
              0.3,
            )
          : '',
        group({ 'stroke-opacity': 0.16 }, layer([0.9, 1.6], size * 0.36, '#1d4258')),
        layer([0, 0], size * 0.34, lighter(colour, -0.13)),
        layer([-0.15, -0.25], size * 0.285, colour),
        layer([-0.5, -0.8], size * 0.14, lighter(colour, 0.1)),
        group({ 'stroke-opacity': 0.85 }, layer([-0.9, -1.4], size * 0.045, '#ffffff')),
      )
    })
    return confetti.join('') + letters.join('')
  }
