import type { NamePrint } from '#studio/cases/look.ts'
import { polar, star } from '#studio/drawing/shapes.ts'
import {
  circle,
  group,
  line,
  n,
  type Point,
  path,
  placed,
  rect,
  type Sheet,
} from '#studio/drawing/svg.ts'
import { inkOf, pathOf, placedAt } from '#studio/lettering/contours.ts'
import { fitted } from '#studio/lettering/fit.ts'
import type { TypeStyle } from '#studio/lettering/type-style.ts'

function goldFoil(sheet: Sheet, reach: number): string {
  return sheet.linear(
    [-reach, -reach * 0.4],
    [reach, reach * 0.4],
    '#b98a3a 0, #fbe9b2 .18, #d3a955 .36, #fff4cf .55, #c2933f .75, #f2d690 1',
  )
}

/** Roman capitals in gold foil, with margins. */
export const foilName: NamePrint = () => ({
  ground({ free }) {
    const y = free.y + free.h * 0.06
    return (
      line(`M${n(-9)} ${n(y + 13)}h18`, '#d9b25f', 0.4) +
      path(`M0 ${n(y + 11.6)}l1.4 1.4l-1.4 1.4l-1.4 -1.4Z`, '#f3d990')
    )
  },
  letters(name, { sheet, box, free }) {
    const style: TypeStyle = {
      faces: ['cinzel', 'gulzar', 'marcellus'],
      tracking: 0.14,
      capitals: true,
      urdu: 1.5,
    }
    const room = { width: box.w * 0.78, height: 18, size: 14, mayBreak: true }
    const { contours } = fitted(name, style, room)
    const at: Point = [0, free.y + free.h * 0.06]
    return path(pathOf(placedAt(contours, at)), goldFoil(sheet, 70))
  },
})

/** Initials of a name's words in a thin frame. */
export const monogram: NamePrint = () => ({
  ground({ sheet, free }) {
    const gold = goldFoil(sheet, 60)
    const [at, radius] = medallionOf(free)
    return group(
      {},
      circle(at, radius, 'none', { stroke: gold, 'stroke-width': 0.8 }),
      circle(at, radius - 2, 'none', { stroke: gold, 'stroke-width': 0.35 }),
      ...[0, 90, 180, 270].map((degrees) =>
        path(star(polar(at, degrees, radius), 4, 2.6, 1, degrees), '#e9cd8a'),
      ),
    )
  },
  letters(name, { sheet, free }) {
    const [at, radius] = medallionOf(free)
    const style: TypeStyle = {
      faces: ['playfair-display', 'noto-nastaliq-urdu', 'marcellus'],
      tracking: 0.1,
      capitals: true,
    }
    const room = { width: radius * 1.4, height: radius * 1.05, size: 34 }
    const { contours } = fitted(initialsOf(name), style, room)
    return path(pathOf(placedAt(contours, at)), goldFoil(sheet, 60))
  },
})

function medallionOf({ w, y }: { readonly w: number; readonly y: number }) {
  return [[0, y], Math.min(19, w * 0.3)] as const
}

/** A very small name in the lower corner. */
export const cornerName: NamePrint = () => ({
  ground: () => '',
  letters(name, { box }) {
    const style: TypeStyle = {
      faces: ['josefin-sans', 'vazirmatn'],
      tracking: 0.1,
      capitals: true,
      urdu: 1.1,
    }
    const room = { width: box.w * 0.7, height: 5.4, size: 4.6 }
    const { contours } = fitted(name, style, room)
    const { w, h } = inkOf(contours)
    const [right, bottom] = [box.w / 2 - 7, box.h / 2 - 7]
    return (
      path(pathOf(placedAt(contours, [right - w / 2, bottom - h / 2])), '#eef0f2') +
      line(`M${n(right - w)} ${n(bottom + 1.6)}h${n(w)}`, '#eef0f2', 0.18, {
        'stroke-opacity': 0.6,
      })
    )
  },
})

/**
 * Letters of a monogram: three at most, with the sign between two names; letters of Urdu apart, so
 * that they don't join.
 */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^[\p{L}&♥]/u.test(word))
  const letters = words.slice(0, 3).map((word) => [...word][0] ?? '')
  const space = /\p{Script=Arabic}/u.test(name) ? ' ' : ''
  return letters.length > 0 ? letters.join(space) : name
}

/** A square of straight lines, after the brickwork of old mosques, and the name set below it. */
export const kufiName: NamePrint = (random) => {
  // Mirrored, never turned: a turned arm would make a hooked cross.
  const quarter = random.pick([
    'M1 -11H11V-5M11 -3V-1H5M1 -9V-5H3M3 -7H9V-3M5 -9H9M1 -3H7V-5H5V-3',
    'M1 -11H7V-7H3V-9M9 -11H11V-1H7M9 -9V-3H1M1 -5H7M1 -1H5M1 -7V-3',
  ])
  const draw = (colour: string, width: number, shift: number) =>
    ['1 1', '-1 1', '1 -1', '-1 -1']
      .map((mirror) =>
        line(quarter, colour, width, {
          'stroke-linecap': 'square',
          'stroke-linejoin': 'miter',
          transform: `translate(${shift} ${shift}) scale(${mirror})`,
        }),
      )
      .join('')
  return {
    ground({ sheet, free }) {
      const unit = Math.min(free.w / 25, free.h / 38)
      const cream = sheet.linear([-11, -11], [11, 11], '#fdf3dc 0, #e5cf9f 1')
      return group(
        { transform: placed([0, free.y - 5 * unit], 0, unit * 0.94) },
        rect([-13, -13], [26, 26], '#0d3a41', { 'fill-opacity': 0.35 }),
        draw('#072a30', 1.1, 0.22),
        draw(cream, 1.08, 0),
        rect([-13, -13], [26, 26], 'none', { stroke: '#f1e0b5', 'stroke-width': 0.5 }),
        rect([-13.9, -13.9], [27.8, 27.8], 'none', { stroke: '#f1e0b5', 'stroke-width': 0.2 }),
      )
    },
    letters(name, { free }) {
      const unit = Math.min(free.w / 25, free.h / 38)
      const style: TypeStyle = { faces: ['kufam'], tracking: 0.06, capitals: true, urdu: 1.25 }
      const room = { width: 23 * unit, height: 7.4 * unit, size: 6.4 * unit, mayBreak: true }
      const { contours } = fitted(name, style, room)
      return path(pathOf(placedAt(contours, [0, free.y + 14.2 * unit])), '#f1e0b5')
    },
  }
}

const typewriter: TypeStyle = { faces: ['courier-prime', 'noto-naskh', 'marcellus'], urdu: 1.2 }
const inks = ['#2b2724', '#38332f', '#4a443f'] as const

/** A name typed on cream paper, the ink a little uneven. */
export const typedName: NamePrint = () => ({
  ground({ random, box, free }) {
    let fibres = ''
    for (let index = 0; index < 240; index++)
      fibres += `M${n(random.between(-0.5, 0.5) * box.w)} ${n(random.between(-0.5, 0.5) * box.h)}l${n(random.between(-1, 1))} ${n(random.between(-1, 1))}`
    return group(
      {},
      line(fibres, '#b79f6e', 0.25, { 'stroke-opacity': 0.4 }),
      line(`M${n(-box.w * 0.08)} ${n(free.y + 18)}h${n(box.w * 0.16)}`, '#b3402f', 0.5),
    )
  },
  labels({ free }) {
    const motto = fitted('MADE FOR TEA', typewriter, { width: 40, height: 6, size: 4.6 })
    return path(pathOf(placedAt(motto.contours, [0, free.y + 11])), '#38332f')
  },
  letters(name, { box, free }) {
    const room = { width: box.w * 0.8, height: 14, size: 11.5 }
    return fitted(name, typewriter, room)
      .pieces.map(({ contours }, index) => {
        // A letter stands up to a fifth of a millimetre above or below the line.
        const unevenness = (((index * 7 + 3) % 5) - 2) * 0.1
        const ink = inks[(index * 5 + 1) % inks.length] ?? inks[0]
        return path(pathOf(placedAt(contours, [0, free.y - 2 + unevenness])), ink)
      })
      .join('')
  },
})
