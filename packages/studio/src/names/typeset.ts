import { drawn } from '#studio/art/art.ts'
import type { NamePrint } from '#studio/cases/look.ts'
import { line, n, type Point, path, placed, type Sheet } from '#studio/drawing/svg.ts'
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
  ground: drawn('monogram', ({ free }) => {
    const [at, radius] = medallionOf(free)
    return placed(at, 0, radius / 19)
  }),
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
export const kufiName: NamePrint = () => ({
  // Its quarters are mirrored, never turned: a turned arm would make a hooked cross.
  ground: drawn('kufi', ({ free }) => {
    const unit = Math.min(free.w / 25, free.h / 38)
    return placed([0, free.y - 5 * unit], 0, unit * 0.94)
  }),
  letters(name, { free }) {
    const unit = Math.min(free.w / 25, free.h / 38)
    const style: TypeStyle = { faces: ['kufam'], tracking: 0.06, capitals: true, urdu: 1.25 }
    const room = { width: 23 * unit, height: 7.4 * unit, size: 6.4 * unit, mayBreak: true }
    const { contours } = fitted(name, style, room)
    return path(pathOf(placedAt(contours, [0, free.y + 14.2 * unit])), '#f1e0b5')
  },
})

const typewriter: TypeStyle = { faces: ['courier-prime', 'noto-naskh', 'marcellus'], urdu: 1.2 }
const inks = ['#2b2724', '#38332f', '#4a443f'] as const

/** A name typed on cream paper, the ink a little uneven. */
export const typedName: NamePrint = () => ({
  ground: drawn('typewriter', ({ free }) => placed([0, free.y])),
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
