import { artOf, drawn } from '#studio/art/art.ts'
import { truckBorder, truckPaints } from '#studio/art/truck-border.ts'
import type { Board, NamePrint } from '#studio/cases/look.ts'
import { lighter } from '#studio/drawing/colour.ts'
import { type Box, grown, roundedBox } from '#studio/drawing/outline.ts'
import {
  circle,
  emboldened,
  group,
  line,
  n,
  type Point,
  path,
  placed,
  rect,
} from '#studio/drawing/svg.ts'
import { type Contours, inkOf, pathOf, placedAt, turned } from '#studio/lettering/contours.ts'
import { fitted, onCircle, stacked } from '#studio/lettering/fit.ts'
import type { TypeStyle } from '#studio/lettering/type-style.ts'
import { typeset } from '#typeset'

const plate: TypeStyle = {
  faces: ['barlow-condensed', 'lalezar', 'anton'],
  tracking: 0.06,
  capitals: true,
  urdu: 1.1,
}

/** The back as a yellow plate, screws in its corners. */
export const numberPlate: NamePrint = () => ({
  ground({ sheet, box }) {
    const inner = grown({ ...box, x: 0, y: 0, r: Math.max(4, box.r - 3) }, -3.4)
    const screw = ([x, y]: Point) => {
      const steel = sheet.linear([x - 2, y - 2], [x + 2, y + 2], '#ffffff 0, #a9adb3 .5, #6e737b 1')
      return (
        circle([x + 0.3, y + 0.6], 2.5, '#000000', { 'fill-opacity': 0.3 }) +
        circle([x, y], 2.3, steel) +
        line(`M${n(x - 1.3)} ${n(y + 0.9)}L${n(x + 1.3)} ${n(y - 0.9)}`, '#3c4046', 0.6)
      )
    }
    const [dx, dy] = [box.w / 2 - 10, box.h / 2 - 10]
    return group(
      {},
      path(roundedBox(inner).d, 'none', { stroke: '#1b1a17', 'stroke-width': 1.5 }),
      screw([dx, -dy]),
      screw([-dx, dy]),
    )
  },
  letters(name, { box, free }) {
    const room = { width: free.h * 0.78, height: box.w * 0.5, size: 44, mayBreak: true }
    const { contours } = fitted(name, plate, room)
    const d = pathOf(placedAt(turned(contours, -90), [0, free.y]))
    return (
      path(d, '#ffffff', { transform: 'translate(.5 .8)', 'fill-opacity': 0.45 }) +
      path(d, '#1b1a17')
    )
  },
})

/** Splits a name that ends in a number into player and number; others play with a lent number. */
function playerOf(name: string, lent: string): readonly [name: string, number: string] {
  const [, player, number] = /^(.*[^0-9۰-۹ ]) ?([0-9]{1,3}|[۰-۹]{1,3})$/u.exec(name) ?? []
  return player && number ? [player, number] : [name, lent]
}

const shirt: TypeStyle = { faces: ['anton', 'lalezar'], tracking: 0.05, capitals: true }

/** The back of a cricket shirt. */
export const jersey: NamePrint = (random) => {
  const lent = random.pick(['7', '10', '18', '23', '56', '92', '99'])
  return {
    ground: drawn('jersey'),
    letters(name, { box, free }) {
      const [text, number] = playerOf(name, lent)
      const arc = 78
      const player = fitted(text, shirt, { width: box.w * 0.64, height: 15, size: 14 })
      const arched = onCircle(player.pieces, [0, free.y - free.h * 0.2 + arc], arc, -90)
      const size = Math.min(48, free.h * 0.42)
      const figures = fitted(
        number,
        { ...shirt, tracking: 0.03 },
        {
          width: box.w * 0.62,
          height: size,
          size: 60,
        },
      )
      const d = pathOf(placedAt(figures.contours, [0, free.y + free.h * 0.17]))
      return group(
        {},
        path(pathOf(arched), '#ffffff'),
        emboldened(d, '#043a1f', 2.6, { transform: 'translate(.9 .9)' }),
        line(d, '#ffffff', 2.6),
        path(d, '#0d6b3f'),
      )
    },
  }
}

/** A name painted like a truck board, between partridges and too many flowers. */
export const truckName: NamePrint = () => ({
  ground(board) {
    const { sheet, box, free } = board
    const { red, yellow, white } = truckPaints
    const ground = sheet.radial([0, free.y], box.h * 0.6, '#1b7fc4 0, #0d3a80 1')
    const sign = signOf(board)
    return group(
      {},
      rect([-box.w / 2, -box.h / 2], [box.w, box.h], ground),
      truckBorder(board, '#a3162b'),
      artOf('truck-name', { name: placed([0, sign.y]) }),
      path(roundedBox(sign, 1).d, red, { stroke: yellow, 'stroke-width': 1.2 }),
      path(roundedBox(grown(sign, -2), 1).d, 'none', {
        stroke: white,
        'stroke-width': 0.4,
        'stroke-dasharray': '.1 1.6',
        'stroke-linecap': 'round',
      }),
    )
  },
  letters(name, board) {
    const sign = signOf(board)
    const { orange, yellow, white, ink } = truckPaints
    const style: TypeStyle = { faces: ['rakkas', 'lalezar', 'anton'], urdu: 1.1 }
    const room = { width: sign.w - 11, height: sign.h - 10, size: 24, mayBreak: true }
    const d = pathOf(placedAt(fitted(name, style, room).contours, [0, sign.y]))
    return group(
      {},
      emboldened(d, ink, 1.8, { transform: 'translate(.9 1)' }),
      line(d, white, 1.5),
      path(d, yellow),
      path(d, orange, { transform: 'translate(.2 .35)', 'fill-opacity': 0.35 }),
    )
  },
})

/** The red board with the name. */
function signOf({ box, free }: Board): Box {
  return { x: 0, y: free.y + 2, w: box.w - 24, h: 31, r: 6 }
}

const balloon: TypeStyle = { faces: ['baloo-bhaijaan-2'], tracking: 0.14, capitals: true }
const tones = ['#ff6fa8', '#ffb53f', '#5cc8f2', '#9b7bf0', '#6fd98f', '#ff7a5c'] as const

/** Shiny foil-balloon letters over confetti. */
export const balloonName: NamePrint = () => ({
  ground: drawn('confetti'),
  letters(name, board) {
    const { box, free } = board
    const lines = balloonRows(name).map((row) => typeset(row, balloon))
    const room = { width: box.w * 0.74, height: free.h * 0.66, size: 34 }
    const { pieces } = stacked(lines, room)
    return pieces
      .map(({ contours }, index) => {
        const side = index % 2 === 0 ? -1 : 1
        const { x, y } = inkOf(contours)
        const tilted = turned(placedAt(contours, [-x, -y]), side * 6)
        const at: Point = [x, free.y + y - 6 + side * 1.2]
        return balloonLetter(placedAt(tilted, at), tones[index % tones.length] ?? '#ff6fa8', board)
      })
      .join('')
  },
})

/** A letter of foil on a string. */
function balloonLetter(contours: Contours, colour: string, { sheet, free }: Board): string {
  const { x, y, w, h } = inkOf(contours)
  const d = pathOf(contours)
  const foil = sheet.linear(
    [x - w / 2, y - h / 2],
    [x + w / 3, y + h / 2],
    `${lighter(colour, 0.2)} 0, ${colour} .35, ${lighter(colour, 0.14)} .5, ${lighter(colour, -0.14)} 1`,
  )
  const [foot, end] = [y + h / 2, free.y + free.h * 0.47]
  const string = `M${n(x)} ${n(foot)}C${n(x + 3)} ${n(foot + 10)} ${n(x * 0.4 - 3)} ${n(end - 12)} ${n(x * 0.2)} ${n(end)}`
  return group(
    {},
    line(string, '#6d8796', 0.3),
    emboldened(d, '#1d4258', 1.6, {
      'fill-opacity': 0.16,
      'stroke-opacity': 0.16,
      transform: 'translate(.9 1.6)',
    }),
    line(d, lighter(colour, -0.13), 1.5),
    emboldened(d, foil, 0.7),
  )
}

/** Letters of Latin in a row of balloons. */
const LONGEST_ROW = 9

/** Splits a name into rows by words, long words into several; a word of Urdu is never split. */
function balloonRows(name: string): readonly string[] {
  return name.split(' ').flatMap((word) => {
    if (/\p{Script=Arabic}/u.test(word)) return [word]
    const letters = [...word]
    const count = Math.ceil(letters.length / LONGEST_ROW)
    const perRow = Math.ceil(letters.length / count)
    return Array.from({ length: count }, (_, row) =>
      letters.slice(row * perRow, (row + 1) * perRow).join(''),
    )
  })
}
