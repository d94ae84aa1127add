import type { Print } from '#studio/cases/look.ts'
import { smooth } from '#studio/drawing/outline.ts'
import { penStroke, pointsOf, reedPen } from '#studio/drawing/pen.ts'
import { circle, group, line, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'
import { bird } from './skies.ts'

/** The old city in lines: water tanks, pigeon lofts, minarets, and kites over all of it. */
export const lahoreRooftops: Print = ({ sheet, random, box, free }) => {
  const ink = '#2d2340'
  const sky = sheet.linear([0, -box.h / 2], [0, box.h / 2], '#f9e7cf 0, #f7cfa8 .6, #ea9f7b 1')
  const unit = box.w / 70
  const base = free.y + free.h * 0.06
  const far = group(
    { transform: placed([0, base], 0, unit), 'stroke-opacity': 0.75 },
    ...[-27, 27].map(minaret),
    dome(-13, 1, 9),
    dome(0, -3, 13),
    dome(13, 1, 9),
  )
  const blocks = [
    [-36, 14, 17, 40],
    [-20, 20, 14, 40],
    [-7, 11, 16, 50],
    [8, 18, 13, 40],
    [20, 13, 17, 50],
    [-32, 30, 20, 40],
    [-13, 34, 22, 40],
    [8, 29, 28, 40],
  ] as const
  const houses = blocks.map(([x, y, w, h], index) => {
    const tone = random.pick(['#fbe3c6', '#f6d0ae', '#efbb95', '#f9dcbc'])
    return group(
      {},
      rect([x, y], [w, h], tone, { stroke: ink, 'stroke-width': 0.45 }),
      line(`M${x} ${y + 2}h${w}`, ink, 0.3),
      windows(x, y, w, index),
      index % 3 === 0
        ? tank(x + w * 0.6, y)
        : index % 3 === 1
          ? loft(x + w * 0.5, y)
          : laundry(x, y, w),
    )
  })
  const kites: readonly (readonly [number, number, number, string])[] = [
    [-20, -44, 5.4, '#d3344a'],
    [8, -56, 6.4, '#2c6fb3'],
    [22, -34, 4.4, '#2c8a5a'],
    [-4, -34, 3.6, '#f0a92c'],
  ]
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], sky),
    circle([box.w * 0.2, base - 24 * unit], 8 * unit, '#fff2d8', { 'fill-opacity': 0.9 }),
    far,
    group(
      { transform: placed([0, base], 0, unit) },
      ...kites.map(([x, y, size, colour]) => kite(x, y + 12, size, colour)),
    ),
    group({ transform: placed([0, base], 0, unit) }, ...houses),
    rect([-box.w / 2, base + 56 * unit], [box.w, box.h], '#e8ab84'),
    bird([-box.w * 0.3, base - 20], 2.4, ink),
    bird([-box.w * 0.22, base - 24], 1.8, ink),
  )

  function minaret(x: number): string {
    return (
      path(`M${x - 2} 20V-18H${x + 2}V20Z`, '#f0bd92', { stroke: ink, 'stroke-width': 0.4 }) +
      path(
        `M${x - 3} -18h6v-2h-6ZM${x - 2} -20v-5h4v5ZM${x - 2.4} -25C${x - 2.6} -29 ${x - 0.6} -30 ${x} -32C${x + 0.6} -30 ${x + 2.6} -29 ${x + 2.4} -25Z`,
        '#f7d7b5',
        { stroke: ink, 'stroke-width': 0.4 },
      ) +
      line(`M${x} -32v-2.4M${x - 2} 4h4M${x - 2} -8h4`, ink, 0.4)
    )
  }
  function dome(x: number, y: number, size: number): string {
    return (
      path(
        `M${x - size} ${y + 14}V${y}C${x - size * 1.15} ${y - size * 0.8} ${x - size * 0.3} ${y - size} ${x} ${y - size * 1.35}C${x + size * 0.3} ${y - size} ${x + size * 1.15} ${y - size * 0.8} ${x + size} ${y}V${y + 14}Z`,
        '#fbe6cc',
        { stroke: ink, 'stroke-width': 0.4 },
      ) + line(`M${x - size} ${y}h${size * 2}M${x} ${y - size * 1.35}v-3`, ink, 0.4)
    )
  }
  function windows(x: number, y: number, w: number, index: number): string {
    let d = ''
    for (let row = 0; row < 2; row++) {
      for (let column = 0; column < Math.floor(w / 5); column++) {
        const left = x + 2 + column * 5
        const top = y + 5 + row * 9
        d += `M${left} ${top + 5}v-3.4q1.3 -2 2.6 0v3.4Z`
      }
    }
    return path(d, index % 2 === 0 ? '#4a3a66' : '#c26a4a', { 'fill-opacity': 0.85 })
  }
  function tank(x: number, y: number): string {
    return (
      path(`M${x - 2.4} ${y - 1.6}v-4q2.4 -1.4 4.8 0v4Z`, '#5a86a8', {
        stroke: ink,
        'stroke-width': 0.35,
      }) + line(`M${x - 2} ${y}v-1.6M${x + 2} ${y}v-1.6M${x - 2.4} ${y - 3.6}h4.8`, ink, 0.35)
    )
  }
  function loft(x: number, y: number): string {
    return line(
      `M${x - 4} ${y}v-6h8v6M${x - 4} ${y - 3}h8M${x - 2} ${y}v-6M${x} ${y}v-6M${x + 2} ${y}v-6M${x - 5} ${y - 6}l5 -2.6l5 2.6`,
      ink,
      0.4,
    )
  }
  function laundry(x: number, y: number, w: number): string {
    return (
      line(
        `M${x + 1} ${y}v-5M${x + w - 1} ${y}v-5M${x + 1} ${y - 4.6}Q${x + w / 2} ${y - 3} ${x + w - 1} ${y - 4.6}`,
        ink,
        0.35,
      ) +
      rect([x + w * 0.3, y - 4], [2.4, 2.8], '#d3344a') +
      rect([x + w * 0.55, y - 3.9], [2.4, 2.6], '#2c8a5a')
    )
  }
  function kite(x: number, y: number, size: number, colour: string): string {
    return group(
      { transform: placed([x, y], 16) },
      path(`M0 ${-size}L${n(size * 0.8)} 0L0 ${size}L${n(-size * 0.8)} 0Z`, colour),
      path(`M0 ${-size}L${n(size * 0.8)} 0L0 0Z`, '#ffffff', { 'fill-opacity': 0.3 }),
      line(
        `M0 ${-size}V${size}M${n(-size * 0.8)} 0Q0 ${n(-size * 0.5)} ${n(size * 0.8)} 0`,
        ink,
        0.25,
      ),
      path(`M0 ${size}l${n(size * 0.28)} ${n(size * 0.4)}h${n(-size * 0.56)}Z`, colour),
      line(`M0 0C-2 ${n(size * 3)} 4 ${n(size * 5)} -2 ${n(size * 7)}`, ink, 0.18, {
        'stroke-opacity': 0.7,
      }),
    )
  }
}

/** The markhor in one line, its horns two twists of it. */
export const markhor: Print = ({ box, free }) => {
  const ink = '#2b2a2e'
  const unit = Math.min(free.w / 58, free.h / 100)
  const muzzle =
    '6,-4 3,-9 -2,-9 -7,-5 -12,1 -17,8 -22,13 -24.5,16.5 -23.5,20 -19,21.5 -15,20 -9,17 -4,16 0,18'
  const back = '12,-4 17,2 21,12 24,26 27,40 33,48 45,49'
  const throat = '0,18 -1,26 -5,34 -6,44 -14,49 -34,49'
  const ear = '13,-2 19,-5 27,-5 23,0 16,3'
  const beard = '-12,20 -13,27 -17,34 -14,33 -11,40 -10,33 -6,42 -6,32'
  const strokes = [muzzle, back, throat, ear, beard]
    .map((points) => smooth(pointsOf(points)))
    .join('')
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], '#ece4d6'),
    circle([0, free.y + 2 * unit], 29 * unit, '#dfa36a', { 'fill-opacity': 0.5 }),
    group(
      { transform: placed([0, free.y + 4 * unit], 0, unit) },
      line(strokes, ink, 1.1),
      line(horn([5, -6], [-15, -52], 4.6) + horn([10, -5], [27, -52], 4.6), ink, 1),
      path('M-3.6 1.4C-2 -.6 1 -.4 2 1C.6 2.6 -2 2.8 -3.6 1.4Z', ink),
      line('M-20.5 15.4q1.4 1.4 3 .8', ink, 0.9),
    ),
  )
}

/** A horn that tapers as it twists: two strands winding about a bent axis. */
function horn(root: Point, tip: Point, radius: number): string {
  const turns = 3.5
  const strand = (phase: number) =>
    smooth(
      Array.from({ length: 37 }, (_, index): Point => {
        const t = index / 36
        const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
        const length = Math.hypot(dx, dy)
        const out = radius * (1 - t) ** 0.75 * Math.cos(t * turns * Math.PI + phase)
        const bend = Math.sin(t * Math.PI) * 5 * Math.sign(dx)
        return [
          root[0] + dx * t - (dy / length) * out + bend * (dy / length) * -1,
          root[1] + dy * t + (dx / length) * out,
        ]
      }),
    )
  return strand(0) + strand(Math.PI)
}

/** Three sweeps of a wide reed pen. */
export const inkStrokes: Print = ({ box, free, random }) => {
  const unit = Math.min(free.w / 60, free.h / 96)
  const pen = reedPen(1.2, 12, 38)
  const strokes = [
    '27,-44 12,-36 -8,-37 -22,-28 -27,-14 -22,-5 -12,-4',
    '-24,20 -8,-2 14,-10 27,-2 24,12 10,20 -6,22',
    '-29,38 -12,46 8,44 29,30',
  ].map((points) => path(penStroke(pointsOf(points), pen), '#17151a'))
  const dots: readonly Point[] = [
    [-2, -20],
    [6, 4],
    [16, 44],
  ]
  const splashes = Array.from({ length: 16 }, () =>
    circle(
      [random.between(-28, 28), random.between(-50, 54)],
      random.between(0.15, 0.6),
      '#17151a',
    ),
  )
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], '#f2eadb'),
    group(
      { transform: placed([0, free.y], 0, unit) },
      ...strokes,
      ...dots.map((at) =>
        path('M0 -3.4L3.4 0L0 3.4L-3.4 0Z', '#17151a', { transform: placed(at, 8) }),
      ),
      ...splashes,
      rect([19, -26], [7, 7], '#b3282d', { rx: 0.9 }),
      line('M20.6 -24.4h3.8v3.8h-3.8', '#f2eadb', 0.6),
    ),
  )
}
