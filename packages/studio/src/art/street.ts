import type { Print } from '#studio/cases/look.ts'
import { star } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'

/** A rickshaw under shop signs after rain, doubled in the wet road. */
export const nightRickshaw: Print = ({ sheet, box, free, random }) => {
  const unit = Math.min(free.w / 60, free.h / 92)
  const road = free.y + 16 * unit
  const night = sheet.linear(
    [0, -box.h / 2],
    [0, box.h / 2],
    '#1a1438 0, #3a2266 .55, #5d2b74 .68, #1d1739 .69, #0f0c24 1',
  )
  const glow = (at: Point, radius: number, colour: string, opacity: number) =>
    circle(
      at,
      radius,
      sheet.radial(
        at,
        radius,
        `${colour} 0 ${opacity}, ${colour} .5 ${opacity * 0.35}, ${colour} 1 0`,
      ),
    )
  const signs: readonly (readonly [number, number, number, number, string])[] = [
    [-25, -46, 9, 26, '#ff4fa0'],
    [16, -52, 15, 9, '#37d7ff'],
    [22, -36, 7, 20, '#ffb23f'],
    [-11, -54, 17, 7, '#8e7bff'],
  ]
  const street = signs.map(([x, y, w, h, colour]) =>
    group(
      {},
      glow([x + w / 2, y + h / 2], Math.max(w, h) * 1.2, colour, 0.55),
      rect([x, y], [w, h], '#1a1233', { rx: 1.4, stroke: colour, 'stroke-width': 0.9 }),
      line(
        w > h
          ? `M${x + 2.4} ${y + h / 2 - 1}h${w - 5}M${x + 2.4} ${y + h / 2 + 1.4}h${w - 8}`
          : `M${x + w / 2} ${y + 3}v${h - 6}M${x + w / 2 - 1.8} ${y + 5}v${h - 12}`,
        colour,
        0.9,
      ),
    ),
  )
  const reflections = signs.map(([x, y, w, h, colour]) =>
    rect([x, 20 - (y + h) * 0.42], [w, h * 0.9], colour, { 'fill-opacity': 0.2, rx: 2 }),
  )
  let drops = ''
  for (let index = 0; index < 60; index++)
    drops += `M${n(random.between(-34, 34))} ${n(random.between(-70, 14))}l-.7 2.6`
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], night),
    group(
      { transform: placed([0, road], 0, unit) },
      rect([-36, -64], [20, 66], '#241a4a'),
      rect([14, -70], [24, 72], '#221846'),
      rect([-14, -58], [26, 60], '#2c1f58'),
      ...street,
      glow([0, 2], 34, '#ff7ac0', 0.35),
      rect([-40, 2], [80, 90], '#120e29'),
      ...reflections,
      group(
        { transform: 'translate(0 5) scale(1 -.62)', 'fill-opacity': 0.32, 'stroke-opacity': 0.32 },
        rickshaw(),
      ),
      line('M-30 12h18M-6 18h26M-22 27h20M8 34h20M-14 42h34', '#d9b8ff', 0.5, {
        'stroke-opacity': 0.3,
      }),
      rickshaw(),
      glow([-17.5, -7.6], 15, '#fff0b0', 0.85),
      line(drops, '#d4ccff', 0.25, { 'stroke-opacity': 0.45 }),
    ),
  )
}

function rickshaw(): string {
  const ink = '#140f2c'
  return group(
    {},
    path(
      'M-20 -3C-21 -10 -18 -14 -14 -15L-9 -27C-8 -30 -5 -31 -2 -31H15C19 -31 20 -29 20.6 -26L22 -8C22 -4 21 -2 18 -2H-17Z',
      '#1fa35f',
      { stroke: ink, 'stroke-width': 0.7 },
    ),
    path(
      'M-9.4 -27C-8 -30.4 -5 -31.4 -2 -31.4H15C19 -31.4 20.4 -29 20.8 -26L21 -22C10 -25 0 -25 -10.8 -22Z',
      '#ffd23f',
      { stroke: ink, 'stroke-width': 0.5 },
    ),
    path('M-12.6 -15L-8.6 -23.4C-5 -24.2 -1 -24.4 1 -24.4V-15Z', '#9fe4ff', {
      stroke: ink,
      'stroke-width': 0.5,
    }),
    path('M3.4 -24.2C9 -24 14 -23.4 18.6 -22.4L19.4 -13H3.4Z', '#2a1d52', {
      stroke: ink,
      'stroke-width': 0.5,
    }),
    path('M5 -13V-19H17.6L18.2 -13Z', '#e0435c'),
    line('M-20 -6H21M-12 -11H2', '#ffd23f', 1.1),
    ...[-6, 4, 14].map((x) => path(star([x, -8.6], 5, 1.7, 0.75), '#ff7ab8')),
    circle([-17.5, -7.6], 2.1, '#fff6c9', { stroke: ink, 'stroke-width': 0.4 }),
    wheel(-14),
    wheel(14),
    line('M-8 -31.6q4 -3 9 0q4 -3 9 0', '#ff7ab8', 0.8),
  )
}

function wheel(x: number): string {
  return (
    circle([x, -0.6], 4.6, '#0d0a1e') +
    circle([x, -0.6], 2.3, '#d7d3e8') +
    circle([x, -0.6], 0.9, '#e0435c')
  )
}
