import type { Print } from '#studio/cases/look.ts'
import { grown, roundedBox } from '#studio/drawing/outline.ts'
import { circle, group, line, n, type Point, path, type Sheet } from '#studio/drawing/svg.ts'

/** A white ring of magnets with its mark below. */
export const magnetRing: Print = ({ free }) => {
  const y = Math.max(2, free.y - free.h / 2 + 27)
  const ring = (radius: number, width: number, colour: string, opacity: number) =>
    circle([0, y], radius, 'none', {
      stroke: colour,
      'stroke-width': width,
      'stroke-opacity': opacity,
    })
  return group(
    {},
    ring(24.6, 4.8, '#ffffff', 0.94),
    ring(27, 0.3, '#000000', 0.14),
    ring(22.2, 0.3, '#000000', 0.14),
    line(`M0 ${n(y + 33)}v12`, '#ffffff', 4.6, { 'stroke-opacity': 0.94 }),
  )
}

/** Cushions of air in the four corners. */
export const airCorners: Print = ({ sheet, box }) => {
  const corner = (sx: number, sy: number) => {
    const at: Point = [sx * (box.w / 2 - 1.2), sy * (box.h / 2 - 1.2)]
    const bubble = sheet.radial(at, 11, '#ffffff 0 .7, #ffffff .55 .18, #ffffff .9 .5, #ffffff 1 0')
    const d = `M${n(at[0] - sx * 11)} ${n(at[1] + sy * 1.9)}Q${n(at[0] + sx * 2.6)} ${n(at[1] + sy * 2.6)} ${n(at[0] + sx * 1.9)} ${n(at[1] - sy * 11)}Q${n(at[0] - sx * 2)} ${n(at[1] - sy * 2)} ${n(at[0] - sx * 11)} ${n(at[1] + sy * 1.9)}Z`
    return path(d, bubble, { stroke: '#ffffff', 'stroke-width': 0.45, 'stroke-opacity': 0.9 })
  }
  return group({}, corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))
}

/** A cut edge that breaks the light into colours. */
export const prismEdge: Print = ({ sheet, box }) => {
  const spectrum = sheet.linear(
    [-box.w / 2, -box.h / 2],
    [box.w / 2, box.h / 2],
    '#ff8fa3 0 .9, #ffd27a .16 .85, #b6f0a0 .3 .8, #8fe3ff .44 .9, #a7a2ff .58 .85, #ff9fe0 .72 .8, #ffd08f .86 .85, #9be8ff 1 .9',
  )
  return group(
    {},
    path(roundedBox(grown(box, 0.9)).d, 'none', { stroke: spectrum, 'stroke-width': 1.5 }),
    path(roundedBox(grown(box, -1)).d, 'none', {
      stroke: spectrum,
      'stroke-width': 0.5,
      'stroke-opacity': 0.6,
    }),
  )
}

/** A slot on the back with a card in it. */
export const cardPocket: Print = ({ sheet, random, box, free }) => {
  const [w, h] = [Math.min(56, box.w - 12), 82]
  const y = Math.min(free.y + 2, box.h / 2 - h / 2 - 5)
  const card = { x: 0, y, w: w - 3, h: h - 3, r: 3 }
  const [from, to] = random.pick([
    ['#1f6b4f', '#0f4635'],
    ['#3b3f8f', '#23265f'],
    ['#a8432f', '#6e2419'],
  ] as const)
  const print = sheet.linear([-w / 2, y - h / 2], [w / 2, y + h / 2], `${from} 0, ${to} 1`)
  const pocket = roundedBox({ x: 0, y, w, h, r: 4 }, 1).d
  const top = y - h / 2
  return group(
    {},
    path(roundedBox({ ...card, x: 0.6, y: y + 1 }, 1).d, '#000000', { 'fill-opacity': 0.2 }),
    path(roundedBox(card, 1).d, print),
    chip(sheet, [0, top + 17]),
    line(`M-17 ${n(top + 42)}h34M-17 ${n(top + 48)}h24M-17 ${n(top + 54)}h28`, '#ffffff', 1.5, {
      'stroke-opacity': 0.5,
    }),
    circle([12, top + 68], 4.6, '#ffffff', { 'fill-opacity': 0.32 }),
    circle([17.5, top + 68], 4.6, '#ffffff', { 'fill-opacity': 0.2 }),
    path(pocket, '#ffffff', {
      'fill-opacity': 0.12,
      stroke: '#ffffff',
      'stroke-width': 0.7,
      'stroke-opacity': 0.85,
    }),
    line(`M${n(-w / 2 + 4)} ${n(top + 0.2)}H${n(w / 2 - 4)}`, '#ffffff', 1.4, {
      'stroke-opacity': 0.9,
    }),
    path(roundedBox({ x: 0, y: y + h / 2 - 9, w: 13, h: 9, r: 4.5 }, 1).d, '#000000', {
      'fill-opacity': 0.22,
      stroke: '#ffffff',
      'stroke-width': 0.5,
      'stroke-opacity': 0.8,
    }),
  )
}

function chip(sheet: Sheet, [x, y]: Point): string {
  const gold = sheet.linear([x - 5, y - 4], [x + 5, y + 4], '#f7e3a8 0, #d3ab55 .5, #f1d793 1')
  return group(
    {},
    path(roundedBox({ x, y, w: 9, h: 11, r: 1.8 }, 1).d, gold),
    line(
      `M${n(x - 4.5)} ${n(y - 1.6)}h3.2v3.2h-3.2M${n(x + 4.5)} ${n(y - 1.6)}h-3.2v3.2h3.2M${n(x)} ${n(y - 5.5)}v3M${n(x)} ${n(y + 5.5)}v-3`,
      '#8a6a28',
      0.3,
    ),
  )
}

/** A steel ring on a round plate, half folded out. */
export const ringStand: Print = ({ sheet, free }) => {
  const [x, y] = [0, free.y - free.h * 0.08]
  const steel = sheet.linear(
    [x - 16, y - 16],
    [x + 16, y + 16],
    '#ffffff 0, #aeb3ba .28, #eef0f3 .5, #7f858d .74, #d3d7dc 1',
  )
  const plate = sheet.radial([x - 4, y - 5], 20, '#f4f5f7 0, #c3c8ce .6, #9096a0 1')
  return group(
    {},
    circle([x + 1, y + 1.6], 17.6, '#000000', { 'fill-opacity': 0.16 }),
    circle([x + 0.5, y + 0.8], 17, '#000000', { 'fill-opacity': 0.16 }),
    circle([x, y], 16.4, plate, { stroke: '#ffffff', 'stroke-width': 0.4, 'stroke-opacity': 0.8 }),
    circle([x + 0.7, y + 1.5], 11.4, 'none', {
      stroke: '#000000',
      'stroke-width': 3.2,
      'stroke-opacity': 0.22,
    }),
    circle([x, y], 11.4, 'none', { stroke: steel, 'stroke-width': 3 }),
    circle([x, y], 12.7, 'none', {
      stroke: '#ffffff',
      'stroke-width': 0.25,
      'stroke-opacity': 0.7,
    }),
    path(roundedBox({ x, y: y - 12.4, w: 9, h: 5.4, r: 1.6 }, 1).d, steel, {
      stroke: '#6d727a',
      'stroke-width': 0.25,
    }),
    circle([x, y], 3.6, '#8b919a', { 'fill-opacity': 0.35 }),
  )
}
