import type { NamePrint } from '#studio/cases/look.ts'
import { roundedBox } from '#studio/drawing/outline.ts'
import { circle, group, line, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'
import { capitals, capitalsOnCircle, sizeFor } from '#studio/lettering/lines.ts'

/** A boarding pass with the name as the passenger. */
export const boardingPass: NamePrint =
  (name) =>
  ({ random, box, free }) => {
    const [from, to] = random.pick([
      ['LYP', 'LHR'],
      ['LHE', 'IST'],
      ['KHI', 'DXB'],
      ['ISB', 'MAN'],
    ] as const)
    const [w, h] = [Math.min(box.w - 12, 60), Math.min(100, free.h * 0.94)]
    const [x, top] = [-w / 2, free.y - h / 2]
    const ink = '#17324d'
    const label = (text: string, at: Point) =>
      capitals(text, at, { size: 1.9, stroke: 0.24, paint: '#7d8fa0', tracking: 34 })
    const value = (text: string, at: Point, size = 4.2) =>
      capitals(text, at, { size, stroke: size * 0.13, paint: ink, tracking: 26 })
    let bars = ''
    for (let offset = 0; offset < w - 14; ) {
      const width = random.pick([0.5, 0.9, 1.5])
      bars += `M${n(x + 7 + offset)} ${n(top + h - 15)}h${n(width)}v10h${n(-width)}Z`
      offset += width + random.pick([0.5, 0.8, 1.2])
    }
    const tear = top + h * 0.7
    return group(
      {},
      path(roundedBox({ x: 0.8, y: free.y + 1.4, w, h, r: 4 }, 1).d, '#17324d', {
        'fill-opacity': 0.13,
      }),
      path(roundedBox({ x: 0, y: free.y, w, h, r: 4 }, 1).d, '#ffffff'),
      path(
        `M${n(x)} ${n(top + 13)}V${n(top + 4)}a4 4 0 0 1 4 -4H${n(x + w - 4)}a4 4 0 0 1 4 4V${n(top + 13)}Z`,
        '#0f6e63',
      ),
      capitals('BOARDING PASS', [-4, top + 6.6], {
        size: 3,
        stroke: 0.45,
        paint: '#ffffff',
        tracking: 34,
      }),
      path(
        'M0 -2.4L1 -.4L3.6 0L1 .4L0 2.4L-.6 2.2L-.3 .3L-2 .2L-2.6 1L-3 .9L-2.7 0L-3 -.9L-2.6 -1L-2 -.2L-.3 -.3L-.6 -2.2Z',
        '#ffffff',
        { transform: placed([w / 2 - 8, top + 6.6], -20, 1.1) },
      ),
      value(from, [-w * 0.28, top + 26], 8),
      value(to, [w * 0.28, top + 26], 8),
      line(`M${n(-w * 0.09)} ${n(top + 26)}h${n(w * 0.18)}`, '#0f6e63', 0.5, {
        'stroke-dasharray': '1 1',
      }),
      path('M-1.6 -1.6L2 0L-1.6 1.6Z', '#0f6e63', { transform: placed([w * 0.1, top + 26]) }),
      label('PASSENGER', [-w * 0.5 + 15, top + 38]),
      value(name, [0, top + 45], sizeFor(name, w * 0.74, 6.4, 26)),
      label('FLIGHT', [-w * 0.34, top + 55]),
      label('GATE', [0, top + 55]),
      label('SEAT', [w * 0.34, top + 55]),
      value('KH 47', [-w * 0.32, top + 60]),
      value('B12', [0, top + 60]),
      value('7A', [w * 0.34, top + 60]),
      line(`M${n(x + 4)} ${n(tear)}H${n(x + w - 4)}`, '#b9c6d2', 0.5, {
        'stroke-dasharray': '1.2 1.4',
      }),
      circle([x, tear], 2.4, '#eef2f5'),
      circle([x + w, tear], 2.4, '#eef2f5'),
      path(bars, ink),
    )
  }

/** A stamp and a round postmark with the name. */
export const postmark: NamePrint =
  (name) =>
  ({ sheet, random, box, free }) => {
    const [w, h] = [36, 44]
    const at: Point = [5, -4]
    const unit = Math.min(box.w / 56, free.h / 84)
    const [x, top] = [at[0] - w / 2, at[1] - h / 2]
    const city = random.pick(['LAHORE', 'KARACHI', 'MULTAN', 'QUETTA'])
    const sky = sheet.linear(
      [0, top],
      [0, top + h],
      [
        [0, '#f3b562'],
        [1, '#e0683f'],
      ],
    )
    const holes: string[] = []
    for (let step = 0; step <= 11; step++) {
      holes.push(
        circle([x + (w * step) / 11, top], 1.1, '#e9e1d0'),
        circle([x + (w * step) / 11, top + h], 1.1, '#e9e1d0'),
      )
    }
    for (let step = 1; step < 13; step++) {
      holes.push(
        circle([x, top + (h * step) / 13], 1.1, '#e9e1d0'),
        circle([x + w, top + (h * step) / 13], 1.1, '#e9e1d0'),
      )
    }
    const mark: Point = [-10, 20]
    const ink = '#28305c'
    const nameSize = sizeFor(name, 38, 3.6, 30)
    return group(
      { transform: placed([0, free.y], 0, unit) },
      rect([x + 0.6, top + 1], [w, h], '#6d5f45', { 'fill-opacity': 0.2 }),
      rect([x, top], [w, h], '#fffaf0'),
      ...holes,
      rect([x + 3, top + 3], [w - 6, h - 6], sky),
      circle([at[0], at[1] - 5], 6, '#fff1cf'),
      path(
        `M${n(x + 3)} ${n(top + h - 3)}V${n(at[1] + 8)}L${n(at[0] - 8)} ${n(at[1] - 2)}L${n(at[0])} ${n(at[1] + 7)}L${n(at[0] + 7)} ${n(at[1] + 1)}L${n(x + w - 3)} ${n(at[1] + 9)}V${n(top + h - 3)}Z`,
        '#7b3048',
      ),
      path(
        `M${n(x + 3)} ${n(top + h - 3)}V${n(at[1] + 14)}Q${n(at[0])} ${n(at[1] + 7)} ${n(x + w - 3)} ${n(at[1] + 14)}V${n(top + h - 3)}Z`,
        '#4d2440',
      ),
      capitals('PAKISTAN', [at[0], top + 6.2], {
        size: 2.6,
        stroke: 0.42,
        paint: '#fffaf0',
        tracking: 34,
      }),
      capitals('50', [x + w - 8, top + h - 7.4], { size: 4.4, stroke: 0.7, paint: '#fffaf0' }),
      group(
        { transform: `rotate(-12 ${n(mark[0])} ${n(mark[1])})`, 'stroke-opacity': 0.82 },
        circle(mark, 15, 'none', { stroke: ink, 'stroke-width': 0.7 }),
        circle(mark, 9.6, 'none', { stroke: ink, 'stroke-width': 0.5 }),
        capitalsOnCircle(city, mark, 12.2, -90, {
          size: 2.8,
          stroke: 0.45,
          paint: ink,
          tracking: 30,
        }),
        // Below, outside of the stamp.
        capitalsOnCircle(name, mark, 12.4, 90, {
          size: nameSize,
          stroke: nameSize * 0.16,
          paint: ink,
          tracking: 30,
          inside: true,
        }),
        capitals('21 NOV', [mark[0], mark[1] - 2], {
          size: 2.7,
          stroke: 0.45,
          paint: ink,
          tracking: 26,
        }),
        capitals('2026', [mark[0], mark[1] + 2.8], {
          size: 2.7,
          stroke: 0.45,
          paint: ink,
          tracking: 26,
        }),
        ...[-6, -2, 2, 6].map((dy) =>
          line(`M${n(mark[0] + 16)} ${n(mark[1] + dy)}q4 -2 8 0q4 2 8 0q4 -2 8 0`, ink, 0.6),
        ),
      ),
    )
  }
