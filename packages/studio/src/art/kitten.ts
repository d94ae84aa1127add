import type { Board, Print } from '#studio/cases/look.ts'
import { polar, scattered } from '#studio/drawing/shapes.ts'
import {
  circle,
  ellipse,
  group,
  line,
  n,
  type Point,
  path,
  placed,
  rect,
} from '#studio/drawing/svg.ts'
import { spark } from './surfaces.ts'

const fur = {
  shade: '#6f6b78',
  grey: '#a3a0ab',
  pale: '#d4d1da',
  light: '#f3f1f5',
  ink: '#3d3944',
  pink: '#eeb4bd',
} as const

/** A grey kitten asleep on a knitted blanket along the lower edge, and the moon it sleeps under. */
export const sleepyKitten: Print = (board) => {
  const { box, free, random } = board
  const unit = box.w / 84
  const tall = Math.max(0, free.h - 68 * unit)
  const sky = free.y - free.h / 2 + tall * 0.42
  const stars = scattered(random, [box.w * 0.84, tall], 12, 13).map(([x, y], index) =>
    index % 3 === 0
      ? spark([x, y + sky], random.between(1.6, 2.6))
      : circle([x, y + sky], random.between(0.35, 0.7), '#ffffff', { 'fill-opacity': 0.9 }),
  )
  return group(
    {},
    ...stars,
    tall > 26 ? moon(board, [-box.w * 0.2, sky + 2], Math.min(11, tall * 0.24)) : '',
    group(
      { transform: placed([0, box.h / 2], 0, unit) },
      blanket(),
      group({ transform: 'translate(-3 -7)' }, kitten(board), sleep()),
    ),
  )
}

function moon({ sheet }: Board, at: Point, radius: number): string {
  const glow = sheet.radial(at, radius * 2.3, '#fff6d8 0 .75, #fff6d8 .45 .3, #fff6d8 1 0')
  const gold = sheet.linear([-8, -8], [8, 8], '#fff8dc 0, #f8dc94 .5, #e3b45a 1')
  return (
    circle(at, radius * 2.3, glow) +
    group(
      { transform: placed(at, -18, radius / 10) },
      path('M3 -9.6A10 10 0 1 0 9.6 3.6A8.2 8.2 0 1 1 3 -9.6Z', gold),
      circle([-5.4, 1], 0.9, '#d9a94e', { 'fill-opacity': 0.4 }),
      circle([-2.6, 5.6], 1.2, '#d9a94e', { 'fill-opacity': 0.35 }),
    )
  )
}

/** Rows of stocking stitch under a scalloped edge. */
function blanket(): string {
  const [wool, deep] = ['#e8939f', '#b95f72']
  const scallops = Array.from({ length: 13 }, (_, index) =>
    circle([-42 + index * 7, -12.4], 3.8, wool),
  )
  let stitches = ''
  for (let row = 0; row < 7; row++) {
    for (let x = -44; x < 44; x += 3.2)
      stitches += `M${n(x)} ${n(-11 + row * 2.6)}l1.6 1.8l1.6 -1.8`
  }
  return group(
    {},
    rect([-46, -12.6], [92, 18], wool),
    ...scallops,
    line(stitches, deep, 0.7, { 'stroke-opacity': 0.55 }),
    line(stitches, '#ffffff', 0.4, { 'stroke-opacity': 0.4, transform: 'translate(0 -.8)' }),
  )
}

function kitten({ sheet, random }: Board): string {
  const coat = (at: Point, reach: number) =>
    sheet.radial(at, reach, `#c3c0ca 0, ${fur.grey} .5, #86828f .82, ${fur.shade} 1`)
  const body =
    'M-24 -6C-27 -27 -6 -39 12 -37C29 -35 37 -20 34 -6C33 -3.4 26 -2.6 14 -2.6H-14C-20 -2.6 -23.6 -3.4 -24 -6Z'
  const tail = 'M24 -5C37 -4 41 -14 37 -25C35 -31 38 -36 41 -35'
  const head =
    'M-33 -18C-34.4 -24 -34.4 -32 -32.6 -37.4C-29.4 -36.4 -26 -33.6 -23.8 -31C-20 -32.4 -13.4 -32.4 -9.6 -31C-7.4 -33.6 -4 -36.4 -.8 -37.4C1 -32 1 -24 -.4 -18C-1.6 -8.4 -8 -3.4 -16.7 -3.4C-25.4 -3.4 -31.8 -8.4 -33 -18Z'
  const stripe = (d: string) => path(d, fur.shade, { 'fill-opacity': 0.72 })
  return group(
    {},
    ellipse([2, -3.4], [38, 3.6], '#5a2438', { 'fill-opacity': 0.28 }),
    line(tail, fur.shade, 8.2),
    line(tail, '#a6a3ae', 6.8),
    line(tail, '#c9c6d0', 1.6, { transform: 'translate(-1.7 -.4)', 'stroke-opacity': 0.8 }),
    line('M34.4 -8.6l4.6 1.6M34.6 -14.8l6 .2M33.4 -21l5.8 -1.8M34.6 -29l4.4 -1.6', fur.shade, 2, {
      'stroke-opacity': 0.75,
    }),
    path(body, coat([6, -26], 38), { stroke: fur.shade, 'stroke-width': 0.4 }),
    stripe('M6 -36.8C9.6 -31 10 -24 7.4 -17C6.6 -24 5.6 -30 3 -36.4Z'),
    stripe('M15 -36.4C19 -30.6 19.6 -23 16.6 -14.6C16 -23 14.8 -29.6 11.6 -36.8Z'),
    stripe('M23.6 -32.6C27.4 -27 27.4 -20 24.2 -12.6C24.2 -20 23.2 -26 20.2 -31.8Z'),
    stripe('M30.6 -25.4C32.8 -20.6 32.6 -15.4 30 -9.6C30.4 -15.6 29.8 -20 28 -24.4Z'),
    hairs(random, [8, -20], [23, 15], 150, 70),
    path('M14 -2.8C10 -12 22 -18 29 -12C33 -8.6 32 -3 27 -2.8Z', '#b4b1bb', {
      stroke: fur.shade,
      'stroke-width': 0.4,
      'stroke-opacity': 0.6,
    }),
    path('M13 -2.6C12.4 -6 17 -7 21 -6C24.6 -5 24.6 -2.4 22 -2.2H14.6Z', fur.light),
    ellipse([-15, -3.2], [20, 3], '#5a2438', { 'fill-opacity': 0.18 }),
    path(head, coat([-18, -22], 22), { stroke: fur.shade, 'stroke-width': 0.45 }),
    path(
      'M-31.4 -33.8C-28.6 -32.6 -26.6 -30.6 -25.6 -28.8C-28.4 -27.4 -30.6 -25 -31.6 -22.4C-32.4 -26 -32.4 -30 -31.4 -33.8ZM-2 -33.8C-4.8 -32.6 -6.8 -30.6 -7.8 -28.8C-5 -27.4 -2.8 -25 -1.8 -22.4C-1 -26 -1 -30 -2 -33.8Z',
      fur.pink,
    ),
    line('M-30.6 -30l2.4 4M-29.4 -31.4l2 3.4M-2.8 -30l-2.4 4M-4 -31.4l-2 3.4', '#ffffff', 0.5, {
      'stroke-opacity': 0.75,
    }),
    stripe('M-17.6 -32C-16.9 -28 -16.5 -28 -15.8 -32L-16 -24.6H-17.4Z'),
    stripe('M-22.6 -31.4C-21 -27.6 -20.4 -26.6 -20 -25C-22 -26.6 -23.4 -28.6 -24 -30.8Z'),
    stripe('M-10.8 -31.4C-12.4 -27.6 -13 -26.6 -13.4 -25C-11.4 -26.6 -10 -28.6 -9.4 -30.8Z'),
    stripe(
      'M-33 -19.4C-30 -18.6 -28 -17.4 -26.8 -16C-29.4 -16.6 -31.4 -16.6 -32.7 -16.2ZM-.4 -19.4C-3.4 -18.6 -5.4 -17.4 -6.6 -16C-4 -16.6 -2 -16.6 -.7 -16.2Z',
    ),
    hairs(random, [-17, -20], [14, 9], 90, 90),
    path(
      'M-24 -9.6C-24 -14.4 -20.4 -15.4 -16.7 -14.6C-13 -15.4 -9.4 -14.4 -9.4 -9.6C-9.4 -6 -13 -4.4 -16.7 -4.4C-20.4 -4.4 -24 -6 -24 -9.6Z',
      fur.light,
    ),
    line('M-28.6 -18.6q3.9 3.6 7.8 .3M-12.6 -18.3q3.9 3.3 7.8 -.3', fur.ink, 1.25),
    line('M-28.4 -18.2l-1.8 1M-5 -18.2l1.8 1', fur.ink, 0.6),
    path(
      'M-19 -13.6Q-16.7 -14.6 -14.4 -13.6Q-15 -11.2 -16.7 -10.6Q-18.4 -11.2 -19 -13.6Z',
      '#d9758a',
    ),
    line('M-16.7 -10.6v1.7M-16.7 -8.9q-2.4 2.2 -4.6 .3M-16.7 -8.9q2.4 2.2 4.6 .3', fur.ink, 0.75),
    line(
      'M-25 -10.6l-9.6 -1.8M-25 -8.6l-9.2 1.6M-8.4 -10.6l9.6 -1.8M-8.4 -8.6l9.2 1.6',
      '#ffffff',
      0.45,
      {
        'stroke-opacity': 0.95,
      },
    ),
    circle([-27, -12.6], 2.6, fur.pink, { 'fill-opacity': 0.55 }),
    circle([-6.4, -12.6], 2.6, fur.pink, { 'fill-opacity': 0.55 }),
    path(
      'M-29 -2.2C-30.4 -6 -25.6 -7.4 -22.6 -6C-20 -4.8 -20.4 -2.2 -22.4 -1.8H-27.6ZM-11 -1.8C-13 -2.2 -13.4 -4.8 -10.8 -6C-7.8 -7.4 -3 -6 -4.4 -2.2L-5.8 -1.8Z',
      fur.light,
      {
        stroke: fur.shade,
        'stroke-width': 0.35,
      },
    ),
    line('M-26.4 -2.2v-2M-24 -2.2v-2M-9.4 -2.2v-2M-7 -2.2v-2', fur.shade, 0.5),
  )
}

/** Single hairs of a coat, lying away from its top. */
function hairs(
  random: Board['random'],
  [x, y]: Point,
  [rx, ry]: Point,
  count: number,
  lie: number,
): string {
  let [dark, pale] = ['', '']
  for (let index = 0; index < count; index++) {
    const [dx, dy] = polar([0, 0], random.between(0, 360), random.next() ** 0.5)
    const from: Point = [x + dx * rx, y + dy * ry]
    const [tx, ty] = polar(from, lie + dx * -28 + random.between(-14, 14), random.between(1.6, 3))
    const d = `M${n(from[0])} ${n(from[1])}L${n(tx)} ${n(ty)}`
    if (index % 2 === 0) dark += d
    else pale += d
  }
  return (
    line(dark, fur.shade, 0.4, { 'stroke-opacity': 0.5 }) +
    line(pale, fur.light, 0.4, { 'stroke-opacity': 0.6 })
  )
}

/** Three sizes of Z rising. */
function sleep(): string {
  const z = (x: number, y: number, size: number) =>
    `M${x} ${y}h${n(size)}l${n(-size)} ${n(size * 1.1)}h${n(size)}`
  const rising = z(1, -43, 3.4) + z(6.4, -50, 4.6) + z(13.4, -59, 6)
  return line(rising, '#ffffff', 2.6, { 'stroke-opacity': 0.85 }) + line(rising, '#7d6f8f', 1.15)
}
