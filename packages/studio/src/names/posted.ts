import type { NamePrint } from '#studio/cases/look.ts'
import { type Box, roundedBox } from '#studio/drawing/outline.ts'
import { circle, group, line, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'
import { pathOf, placedAt } from '#studio/lettering/contours.ts'
import { fitted, onCircle } from '#studio/lettering/fit.ts'
import type { TypeStyle } from '#studio/lettering/type-style.ts'

const label: TypeStyle = { faces: ['barlow-condensed'], tracking: 0.12 }
const printed: TypeStyle = {
  faces: ['ibm-plex-mono', 'vazirmatn'],
  capitals: true,
  tracking: 0.02,
  urdu: 1.1,
}

/** A short text around a point, at that height of its ink. */
function textAt(text: string, style: TypeStyle, at: Point, height: number) {
  const { contours } = fitted(text, style, { width: 99, height, size: 99 })
  return pathOf(placedAt(contours, at))
}

/** A boarding pass with the name as the passenger. */
export const boardingPass: NamePrint = (random) => {
  const [from, to] = random.pick([
    ['LYP', 'LHR'],
    ['LHE', 'IST'],
    ['KHI', 'DXB'],
    ['ISB', 'MAN'],
  ] as const)
  return {
    ground({ random: bar, box, free }) {
      const [w, h] = passOf(box, free)
      const [x, top] = [-w / 2, free.y - h / 2]
      let bars = ''
      for (let offset = 0; offset < w - 14; ) {
        const width = bar.pick([0.5, 0.9, 1.5])
        bars += `M${n(x + 7 + offset)} ${n(top + h - 15)}h${n(width)}v10h${n(-width)}Z`
        offset += width + bar.pick([0.5, 0.8, 1.2])
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
        path(
          'M0 -2.4L1 -.4L3.6 0L1 .4L0 2.4L-.6 2.2L-.3 .3L-2 .2L-2.6 1L-3 .9L-2.7 0L-3 -.9L-2.6 -1L-2 -.2L-.3 -.3L-.6 -2.2Z',
          '#ffffff',
          { transform: placed([w / 2 - 8, top + 6.6], -20, 1.1) },
        ),
        line(`M${n(-w * 0.09)} ${n(top + 26)}h${n(w * 0.13)}`, '#0f6e63', 0.5, {
          'stroke-dasharray': '1 1',
        }),
        path('M-1.6 -1.6L2 0L-1.6 1.6Z', '#0f6e63', { transform: placed([w * 0.06, top + 26]) }),
        line(`M${n(x + 4)} ${n(tear)}H${n(x + w - 4)}`, '#b9c6d2', 0.5, {
          'stroke-dasharray': '1.2 1.4',
        }),
        circle([x, tear], 2.4, '#eef2f5'),
        circle([x + w, tear], 2.4, '#eef2f5'),
        path(bars, '#17324d'),
      )
    },
    labels({ box, free }) {
      const [w, h] = passOf(box, free)
      const top = free.y - h / 2
      const caption = (text: string, at: Point) => path(textAt(text, label, at, 1.9), '#7d8fa0')
      const value = (text: string, at: Point, height = 3) =>
        path(textAt(text, printed, at, height), '#17324d')
      return [
        path(textAt('BOARDING PASS', label, [-4, top + 6.6], 3.2), '#ffffff'),
        value(from, [-w * 0.28, top + 26], 7),
        value(to, [w * 0.28, top + 26], 7),
        caption('PASSENGER', [-w * 0.5 + 13, top + 37]),
        caption('FLIGHT', [-w * 0.32, top + 56]),
        caption('GATE', [0, top + 56]),
        caption('SEAT', [w * 0.32, top + 56]),
        value('KH 47', [-w * 0.32, top + 61]),
        value('B12', [0, top + 61]),
        value('7A', [w * 0.32, top + 61]),
      ].join('')
    },
    letters(name, { box, free }) {
      const [w, h] = passOf(box, free)
      const room = { width: w - 12, height: 9.5, size: 9 }
      const { contours } = fitted(name, printed, room)
      return path(pathOf(placedAt(contours, [0, free.y - h / 2 + 45.5])), '#17324d')
    },
  }
}

function passOf(box: Box, free: Box): readonly [width: number, height: number] {
  return [Math.min(box.w - 12, 60), Math.min(100, free.h * 0.94)]
}

const stamp: TypeStyle = {
  faces: ['barlow-condensed', 'vazirmatn', 'anton'],
  tracking: 0.1,
  capitals: true,
}
const postInk = '#28305c'
const mark: Point = [-10, 20]

/** A stamp and a round postmark with the name. */
export const postmark: NamePrint = (random) => {
  const city = random.pick(['LAHORE', 'KARACHI', 'MULTAN', 'QUETTA'])
  return {
    ground({ sheet, box, free }) {
      const [w, h] = [36, 44]
      const at: Point = [5, -4]
      const [x, top] = [at[0] - w / 2, at[1] - h / 2]
      const sky = sheet.linear([0, top], [0, top + h], '#f3b562 0, #e0683f 1')
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
      return group(
        { transform: postTransform(box, free) },
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
        group(
          { transform: postTurn },
          circle(mark, 15, 'none', { stroke: postInk, 'stroke-width': 0.7 }),
          circle(mark, 8.6, 'none', { stroke: postInk, 'stroke-width': 0.5 }),
          ...[-6, -2, 2, 6].map((dy) =>
            line(`M${n(mark[0] + 16)} ${n(mark[1] + dy)}q4 -2 8 0q4 2 8 0q4 -2 8 0`, postInk, 0.6),
          ),
        ),
      )
    },
    labels({ box, free }) {
      const text = (content: string, at: Point, height: number, paint: string) =>
        path(textAt(content, stamp, at, height), paint)
      const arched = fitted(city, stamp, { width: 18, height: 2.8, size: 9 })
      return group(
        { transform: postTransform(box, free) },
        text('PAKISTAN', [5, -19.8], 2.6, '#fffaf0'),
        text('50', [15, 10.6], 4.4, '#fffaf0'),
        group(
          { transform: postTurn },
          path(pathOf(onCircle(arched.pieces, mark, 11.8, -152)), postInk),
          text('21 NOV', [mark[0], mark[1] - 2], 2.4, postInk),
          text('2026', [mark[0], mark[1] + 2.4], 2.4, postInk),
        ),
      )
    },
    letters(name, { box, free }) {
      const { pieces } = fitted(name, stamp, { width: 27, height: 4, size: 5 })
      // Below, outside of the stamp.
      const arched = onCircle(pieces, mark, 11.8, 90, { isInside: true })
      return group(
        { transform: postTransform(box, free) },
        path(pathOf(arched), postInk, { transform: postTurn }),
      )
    },
  }
}

const postTurn = `rotate(-12 ${mark[0]} ${mark[1]})`

function postTransform(box: Box, free: Box): string {
  return placed([0, free.y], 0, Math.min(box.w / 56, free.h / 84))
}
