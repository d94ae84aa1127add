import { artOf, drawn } from '#studio/art/art.ts'
import type { NamePrint } from '#studio/cases/look.ts'
import { type Box, roundedBox } from '#studio/drawing/outline.ts'
import { group, type Point, path, placed } from '#studio/drawing/svg.ts'
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
    ground({ box, free }) {
      const [w, h] = passOf(box, free)
      const end = (side: number) => placed([0, free.y + (side * h) / 2], 0, [w / 60, 1])
      return group(
        {},
        path(roundedBox({ x: 0.8, y: free.y + 1.4, w, h, r: 4 }, 1).d, '#17324d', {
          'fill-opacity': 0.13,
        }),
        path(roundedBox({ x: 0, y: free.y, w, h, r: 4 }, 1).d, '#ffffff'),
        artOf('boarding-pass', { name: end(-1), foot: end(1) }),
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
    ground: drawn('postmark', ({ box, free }) => postTransform(box, free)),
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
