import { drawn } from '#studio/art/art.ts'
import type { Board, NamePrint } from '#studio/cases/look.ts'
import { type Box, grown, roundedBox, smooth } from '#studio/drawing/outline.ts'
import { star } from '#studio/drawing/shapes.ts'
import { group, line, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'
import { inkOf, pathOf, placedAt, turned } from '#studio/lettering/contours.ts'
import { fitted } from '#studio/lettering/fit.ts'
import type { TypeStyle } from '#studio/lettering/type-style.ts'

const nastaliq: TypeStyle = { faces: ['marcellus', 'noto-nastaliq-urdu'], urdu: 1.2 }

/** A name in Nastaliq in a ruled frame. */
export const nastaliqName: NamePrint = () => ({
  ground(board) {
    const frame = nastaliqFrame(board)
    const ink = '#9a3b2c'
    return group(
      {},
      path(roundedBox(frame, 1).d, 'none', { stroke: ink, 'stroke-width': 0.5 }),
      path(roundedBox(grown(frame, -1.5), 1).d, 'none', { stroke: ink, 'stroke-width': 0.2 }),
      ...[-1, 1].map((side) =>
        path(star([0, frame.y + (side * frame.h) / 2], 8, 2.6, 1.7, 0), ink),
      ),
    )
  },
  letters(name, board) {
    const frame = nastaliqFrame(board)
    const room = { width: frame.w - 10, height: frame.h - 12, size: 26, mayBreak: true }
    const { contours } = fitted(name, nastaliq, room)
    return path(pathOf(placedAt(contours, [0, frame.y])), '#2a2420')
  },
})

function nastaliqFrame({ box, free }: Pick<Board, 'box' | 'free'>): Box {
  const unit = Math.min((box.w * 0.92) / 124, free.h / 150)
  return { x: 0, y: free.y + free.h * 0.06, w: box.w - 10, h: 129 * unit, r: 3 }
}

/** A name in loose handwriting with a line under it. */
export const signature: NamePrint = () => ({
  ground: () => '',
  letters(name, { box, free }) {
    const ink = '#27314f'
    const style: TypeStyle = { faces: ['alex-brush', 'gulzar', 'great-vibes'], urdu: 0.8 }
    const room = { width: box.w * 0.74, height: 28, size: 30, mayBreak: true }
    const { contours } = fitted(name, style, room)
    const { h } = inkOf(contours)
    const [w, below] = [box.w, h / 2 + 2.4]
    const swash = smooth([
      [-w * 0.3, below + 3.4],
      [-w * 0.05, below + 1],
      [w * 0.28, below - 1],
      [w * 0.33, below],
      [w * 0.16, below + 2.6],
      [w * 0.02, below + 4.6],
    ])
    const transform = `translate(0 ${n(free.y + free.h * 0.08 - 3)})`
    return group(
      { transform },
      path(pathOf(turned(contours, -9)), ink),
      line(swash, ink, 0.6, { transform: 'rotate(-9)' }),
    )
  },
})

/** Two names joined by a small heart, or one above it. */
export const coupleNames: NamePrint = () => ({
  ground: drawn('couple-names', ({ box, free }) => placed([0, free.y], 0, box.w / 73.8)),
  letters(name, { box, free }) {
    const style: TypeStyle = { faces: ['great-vibes', 'gulzar'], urdu: 0.9 }
    const parts = name.split(/[&♥]/u).map((one) => one.trim())
    return parts
      .slice(0, 2)
      .map((one, index) => {
        const room = { width: box.w * 0.72, height: 24, size: 25, mayBreak: true }
        const { contours } = fitted(one, style, room)
        const side = index === 0 ? -1 : 1
        const at: Point = [side * box.w * 0.03, free.y + side * (7.5 + inkOf(contours).h / 2)]
        return path(pathOf(placedAt(contours, at)), '#8f3148')
      })
      .join('')
  },
})

const bricks = drawn('bricks')

/** A name as a glowing tube on a dark brick wall. */
export const neonName: NamePrint = (random) => {
  const glow = random.pick(['#ff4fa3', '#3fd0ff', '#5dffa0'])
  return {
    ground(board) {
      const { sheet, box, free } = board
      const { y } = free
      const halo = sheet.radial([0, y], box.w * 0.62, `${glow} 0 .6, ${glow} .4 .24, ${glow} 1 0`)
      const underline = `M${n(-box.w * 0.3)} ${n(y + 19)}H${n(box.w * 0.3)}`
      return group(
        {},
        bricks(board),
        rect([-box.w / 2, -box.h / 2], [box.w, box.h], halo),
        line(underline, glow, 3, { 'stroke-opacity': 0.2 }),
        line(underline, glow, 1.3),
        line(underline, '#ffffff', 0.5),
      )
    },
    letters(name, { box, free }) {
      const style: TypeStyle = { faces: ['sacramento', 'gulzar', 'parisienne'], urdu: 0.8 }
      const room = { width: box.w * 0.8, height: 27, size: 36, mayBreak: true }
      const d = pathOf(placedAt(fitted(name, style, room).contours, [0, free.y]))
      const layer = (width: number, colour: string, opacity: number) =>
        line(d, colour, width, { 'stroke-opacity': opacity })
      return group(
        {},
        line(d, '#000000', 1.4, { transform: 'translate(.9 1.8)', 'stroke-opacity': 0.4 }),
        layer(6, glow, 0.1),
        layer(4, glow, 0.16),
        layer(2.4, glow, 0.32),
        layer(1.1, glow, 0.95),
        path(d, '#ffffff'),
      )
    },
  }
}

/** A ring of roses with the name in its middle. */
export const wreathName: NamePrint = () => ({
  ground: drawn('wreath', (board) => {
    const [at, radius] = ringOf(board)
    return placed(at, 0, radius / 24)
  }),
  letters(name, board) {
    const [at, radius] = ringOf(board)
    const style: TypeStyle = { faces: ['parisienne', 'gulzar'], urdu: 0.9 }
    const room = { width: radius * 1.25, height: radius * 0.95, size: 17, mayBreak: true }
    const { contours } = fitted(name, style, room)
    return path(pathOf(placedAt(contours, at)), '#5b3a3f')
  },
})

function ringOf({ box, free }: Pick<Board, 'box' | 'free'>): readonly [at: Point, radius: number] {
  return [[0, free.y + 2], Math.min(24, box.w * 0.33, free.h * 0.33)]
}
