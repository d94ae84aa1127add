import type { Print } from '#studio/cases/look.ts'
import { roundedBox, smooth } from '#studio/drawing/outline.ts'
import { polar } from '#studio/drawing/shapes.ts'
import {
  circle,
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

/** A ninety-minute tape with a handwritten label, its tape pulled out, over the stripes of its decade. */
export const cassette: Print = ({ sheet, box, free }) => {
  const unit = Math.min((box.w * 0.92) / 64, free.h / 84)
  const y = free.y - free.h * 0.12
  const ground = sheet.linear([0, -box.h / 2], [0, box.h / 2], '#f7e7c8 0, #ecd3a6 1')
  const stripes = ['#f0b243', '#e8803a', '#c8452f', '#5a2a55'].map((colour, index) => {
    const width = box.w * 0.085
    const x = box.w * 0.32 - index * width
    const turn = y + 30 * unit
    const radius = 4 + (3 - index) * width
    const foot = turn + radius
    return line(
      `M${n(x)} ${n(-box.h)}V${n(turn)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x - radius)} ${n(foot)}H${n(-box.w)}`,
      colour,
      width + 0.1,
      { 'stroke-linecap': 'butt' },
    )
  })
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], ground),
    ...stripes.reverse(),
    group({ transform: placed([0, y], -4, unit) }, pulledTape(sheet), tape(sheet)),
  )
}

/** The brown ribbon, in loops below the shell; it shines where it turns. */
function pulledTape(sheet: Sheet): string {
  const course: Point[] = [
    [-14, 17],
    [-17, 27],
    [-4, 36],
    [12, 30],
    [9, 22],
    [-2, 28],
    [-10, 42],
    [-22, 38],
    [-20, 30],
    [-8, 35],
    [6, 47],
    [21, 42],
    [22, 31],
    [15, 22],
    [14, 17],
  ]
  const brown = sheet.linear(
    [-20, 16],
    [22, 46],
    '#2a170e 0, #6d4630 .28, #2f1a10 .4, #8a5c40 .62, #301b11 .75, #1f110a 1',
  )
  const d = smooth(course)
  return group(
    {},
    line(d, '#000000', 2.8, { 'stroke-opacity': 0.22, transform: 'translate(.9 1.3)' }),
    line(d, '#160b06', 2.9),
    line(d, brown, 2.4),
    line(d, '#d9b394', 0.35, { 'stroke-opacity': 0.7, transform: 'translate(-.3 -.7)' }),
  )
}

/** The shell, 62 millimetres by 40, its middle at the origin. */
function tape(sheet: Sheet): string {
  const shell = sheet.linear([-31, -20], [31, 20], '#4b4d57 0, #31323a .45, #1b1c22 1')
  const paper = sheet.linear([0, -17], [0, 11], '#fffaf0 0, #efe2c8 1')
  const outline = (w: number, h: number, r: number, y = 0) => roundedBox({ x: 0, y, w, h, r }, 1).d
  const shade = [3.4, 2.2, 1].map((by) =>
    path(outline(62 + by, 40 + by, 3), '#1a0b06', {
      'fill-opacity': 0.13,
      transform: `translate(${n(by * 0.5)} ${n(by * 0.8)})`,
    }),
  )
  const screws = [
    [-28, -17],
    [28, -17],
    [-28, 17],
    [28, 17],
  ].map(([x = 0, y = 0]) =>
    group(
      { transform: placed([x, y], x * y) },
      circle([0, 0], 1.5, '#85888f'),
      circle([-0.3, -0.3], 0.9, '#c9ccd2', { 'fill-opacity': 0.7 }),
      line('M-.9 0h1.8M0 -.9v1.8', '#2b2c33', 0.4),
    ),
  )
  return group(
    {},
    ...shade,
    path(outline(62, 40, 2.6), shell, { stroke: '#101116', 'stroke-width': 0.5 }),
    path(outline(60.6, 38.6, 2.2), 'none', {
      stroke: '#ffffff',
      'stroke-width': 0.4,
      'stroke-opacity': 0.22,
    }),
    path(outline(54, 27, 1.8, -3.5), paper),
    rect([-27, 3.4], [54, 2.2], '#c8452f'),
    rect([-27, 5.6], [54, 1.8], '#e8803a'),
    rect([-27, 7.4], [54, 1.4], '#f0b243'),
    line('M-16 -8.4H24', '#b6a98f', 0.35),
    rect([-24.6, -15], [6.4, 6.4], '#c8452f', { rx: 0.8 }),
    lettered(A, [-22.9, -13.9], 0.042, '#ffffff', 17),
    lettered(SIDE_A, [-15, -14.2], 0.047, '#24347a', 14),
    path(outline(38, 12.6, 6.3, 0.6), '#1d1e24', { stroke: '#0c0d10', 'stroke-width': 0.4 }),
    windowOf(sheet, outline),
    reel([-11.6, 0.6]),
    reel([11.6, 0.6]),
    path('M-22 20L-18.4 12.4H18.4L22 20Z', '#3a3b44', { stroke: '#0d0e12', 'stroke-width': 0.4 }),
    line('M-18 13h36', '#ffffff', 0.4, { 'stroke-opacity': 0.2 }),
    ...[-14.6, -7, 7, 14.6].map((x) => circle([x, 16.6], 1.25, '#0a0a0d')),
    ...screws,
    path('M-30 -19H10L-16 19H-30Z', '#ffffff', { 'fill-opacity': 0.06 }),
  )
}

/** The pane between the reels, and how much is wound on either. */
function windowOf(
  sheet: Sheet,
  outline: (w: number, h: number, r: number, y?: number) => string,
): string {
  const pane = outline(15.4, 9, 1, 0.6)
  const spool = (x: number, radius: number) =>
    circle([x, 0.6], radius, '#4a2c1c') +
    [0.86, 0.72, 0.6]
      .map((share) =>
        circle([x, 0.6], radius * share, 'none', {
          stroke: '#7a5138',
          'stroke-width': 0.3,
          'stroke-opacity': 0.7,
        }),
      )
      .join('')
  return group(
    {},
    path(pane, '#8f8a80'),
    group({ 'clip-path': sheet.clip(pane) }, spool(-11.6, 12), spool(11.6, 7.4)),
    path('M-6 -3.4H2L-2.6 4.8H-7Z', '#ffffff', { 'fill-opacity': 0.22 }),
    path(pane, 'none', { stroke: '#0c0d10', 'stroke-width': 0.5 }),
  )
}

function reel(at: Point): string {
  const teeth = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const [x, y] = polar([0, 0], degrees, 2.7)
    return rect([-0.6, -0.95], [1.2, 1.9], '#f6f1e6', { transform: placed([x, y], degrees + 90) })
  })
  return group(
    { transform: placed(at, 14) },
    circle([0, 0], 4.9, '#f6f1e6'),
    circle([0, 0], 4.9, 'none', { stroke: '#b9b09c', 'stroke-width': 0.5 }),
    circle([0, 0], 3.5, '#121318'),
    ...teeth,
  )
}

/** Painted capitals as lines: a capital is 100 high. */
const SIDE_A =
  'M54 16C40 -8 4 -4 4 24C4 58 58 42 58 74C58 108 12 108 0 82M82 0V100M110 0V100H134C196 100 196 0 134 0ZM256 0H206V100H256M206 49H248M330 100L366 0L402 100M343 64H389'
const A = 'M0 100L36 0L72 100M13 64H59'

function lettered(d: string, at: Point, scale: number, colour: Paint, width: number): string {
  return line(d, colour, width, { transform: `${placed(at, -2, scale)} skewX(-7)` })
}
