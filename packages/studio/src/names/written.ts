import { wreath } from '#studio/art/wreath.ts'
import type { NamePrint } from '#studio/cases/look.ts'
import { lighter } from '#studio/drawing/colour.ts'
import { grown, roundedBox, smooth } from '#studio/drawing/outline.ts'
import { heart, star } from '#studio/drawing/shapes.ts'
import { group, line, n, type Point, path, rect } from '#studio/drawing/svg.ts'
import { scriptName, scriptTube } from '#studio/lettering/handwriting.ts'
import { pointsOf } from '#studio/lettering/pen.ts'
import { runsOf } from '#studio/lettering/runs.ts'

/** A name written large with a reed, in a ruled frame. */
export const nastaliqName: NamePrint =
  (name) =>
  ({ box, free }) => {
    const unit = Math.min((box.w * 0.92) / 124, free.h / 150)
    const y = free.y + free.h * 0.06
    const frame = { x: 0, y, w: box.w - 10, h: 92 * unit * 1.4, r: 3 }
    return group(
      {},
      path(roundedBox(frame, 1).d, 'none', { stroke: '#9a3b2c', 'stroke-width': 0.5 }),
      path(roundedBox(grown(frame, -1.5), 1).d, 'none', { stroke: '#9a3b2c', 'stroke-width': 0.2 }),
      ...[-1, 1].map((side) =>
        path(star([0, y + (side * frame.h) / 2], 8, 2.6, 1.7, 0), '#9a3b2c'),
      ),
      scriptName(name, [0, y], {
        width: frame.w - 12,
        tallest: frame.h * 0.62,
        paint: '#2a2420',
        hairline: 3,
        swell: 10,
        mayBreak: true,
      }),
    )
  }

/** A name in loose handwriting with a line under it. */
export const signature: NamePrint =
  (name) =>
  ({ box, free }) => {
    const y = free.y + free.h * 0.08
    const ink = '#27314f'
    const swash = smooth(
      pointsOf(
        `${-box.w * 0.3},12 ${-box.w * 0.05},8.6 ${box.w * 0.3},6 ${box.w * 0.36},7.4 ${box.w * 0.16},10.6 ${box.w * 0.02},13`,
      ),
    )
    // Urdu descends lower than most Latin letters.
    const above = runsOf(name).some(({ isUrdu }) => isUrdu) ? 6 : 0
    return (
      scriptName(name, [0, y - above], {
        width: box.w * 0.72,
        tallest: 26,
        paint: ink,
        hairline: 2.6,
        swell: 8,
        turn: -9,
      }) + line(swash, ink, 0.6, { transform: `translate(0 ${n(y + 5)}) rotate(-9)` })
    )
  }

/** Two names joined by a small heart, or one above it. */
export const coupleNames: NamePrint =
  (name) =>
  ({ box, free }) => {
    const [first = '', second = ''] = name.split(/[&♥]/u).map((one) => one.trim())
    const ink = '#8f3148'
    const y = free.y
    const written = (one: string, at: Point) =>
      scriptName(one, at, { width: box.w * 0.64, tallest: 22, paint: ink })
    return group(
      {},
      written(first, [-box.w * 0.04, y - 17]),
      line(
        `M${n(-box.w * 0.3)} ${n(y)}C${n(-box.w * 0.2)} ${n(y - 3)} ${n(-box.w * 0.12)} ${n(y + 3)} -5.4 ${n(y)}M5.4 ${n(y)}C${n(box.w * 0.12)} ${n(y - 3)} ${n(box.w * 0.2)} ${n(y + 3)} ${n(box.w * 0.3)} ${n(y)}`,
        ink,
        0.45,
      ),
      path(heart([0, y], 6), '#d8455f'),
      written(second, [box.w * 0.04, y + 19]),
    )
  }

/** A name as a glowing tube on a dark brick wall. */
export const neonName: NamePrint =
  (name) =>
  ({ sheet, random, box, free }) => {
    const glow = random.pick(['#ff4fa3', '#3fd0ff', '#5dffa0'])
    const y = free.y
    const bricks: string[] = []
    for (let row = 0, top = -box.h / 2; top < box.h / 2; row++, top += 5.4) {
      for (let x = -box.w / 2 - (row % 2) * 6.4; x < box.w / 2; x += 12.8) {
        bricks.push(
          rect(
            [x + 0.35, top + 0.35],
            [12.1, 4.7],
            lighter('#2a2440', random.between(-0.03, 0.035)),
            { rx: 0.5 },
          ),
        )
      }
    }
    const halo = sheet.radial([0, y], box.w * 0.62, [
      [0, glow, 0.6],
      [0.4, glow, 0.24],
      [1, glow, 0],
    ])
    const tube = scriptTube(name, [0, y], box.w * 0.72, 27)
    const layer = (width: number, colour: string, opacity: number) =>
      line(tube.d, colour, width / tube.scale, {
        transform: tube.transform,
        'stroke-opacity': opacity,
      })
    return group(
      {},
      rect([-box.w / 2, -box.h / 2], [box.w, box.h], '#17132a'),
      ...bricks,
      rect([-box.w / 2, -box.h / 2], [box.w, box.h], halo),
      group({ transform: 'translate(.9 1.8)' }, layer(2, '#000000', 0.4)),
      layer(7, glow, 0.1),
      layer(5, glow, 0.16),
      layer(3.4, glow, 0.32),
      layer(2, glow, 0.95),
      layer(0.9, '#ffffff', 0.95),
      line(`M${n(-box.w * 0.3)} ${n(y + 17)}H${n(box.w * 0.3)}`, glow, 3, {
        'stroke-opacity': 0.2,
      }),
      line(`M${n(-box.w * 0.3)} ${n(y + 17)}H${n(box.w * 0.3)}`, glow, 1.3),
      line(`M${n(-box.w * 0.3)} ${n(y + 17)}H${n(box.w * 0.3)}`, '#ffffff', 0.5),
    )
  }

/** A ring of roses with the name in its middle. */
export const wreathName: NamePrint = (name) => (board) => {
  const { box, free } = board
  const at: Point = [0, free.y + 2]
  const radius = Math.min(24, box.w * 0.33, free.h * 0.33)
  return (
    wreath(board, at, radius) +
    scriptName(name, [at[0], at[1] + 0.5], {
      width: radius * 1.5,
      tallest: 13,
      paint: '#5b3a3f',
      mayBreak: true,
    })
  )
}
