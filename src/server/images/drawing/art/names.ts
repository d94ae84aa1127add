import { lighter } from '../colour.ts'
import { nastaliqShapes } from '../lettering/nastaliq.ts'
import { pointsOf } from '../lettering/pen.ts'
import type { Print } from '../look.ts'
import { grown, roundedBox, smooth } from '../outline.ts'
import { circle, group, line, n, type Point, path, placed, rect, type Sheet } from '../svg.ts'
import { wreath } from './flowers.ts'
import { capitals, capitalsOnCircle, scriptName, scriptTube, sizeFor } from './name-lines.ts'
import { heart, p, polar, star } from './shapes.ts'
import { truckBorder, truckPaints, truckRose } from './truck-art.ts'

/** Draws one person's name. */
export type NamePrint = (name: string) => Print

function goldFoil(sheet: Sheet, reach: number): string {
  return sheet.linear(
    [-reach, -reach * 0.4],
    [reach, reach * 0.4],
    [
      [0, '#b98a3a'],
      [0.18, '#fbe9b2'],
      [0.36, '#d3a955'],
      [0.55, '#fff4cf'],
      [0.75, '#c2933f'],
      [1, '#f2d690'],
    ],
  )
}

/** Thin capitals in gold, with room around them. */
export const foilName: NamePrint =
  (name) =>
  ({ sheet, box, free }) => {
    const text = name.toUpperCase()
    const gold = goldFoil(sheet, 300)
    const size = sizeFor(text, box.w * 0.74, 9.4, 46)
    const y = free.y + free.h * 0.06
    return group(
      {},
      capitals(text, [0, y], { size, stroke: 0.75, paint: gold, tracking: 46 }),
      line(`M${n(-9)} ${n(y + 11)}h18`, '#d9b25f', 0.4),
      path(`M0 ${n(y + 9.6)}l1.4 1.4l-1.4 1.4l-1.4 -1.4Z`, '#f3d990'),
    )
  }

/** A name in Nastaliq, large, with a line of its dots below. */
export const nastaliqName: NamePrint =
  (name) =>
  ({ box, free }) => {
    const shapes = nastaliqShapes(name.length)
    const unit = Math.min((box.w * 0.92) / 124, free.h / 150)
    const ink = '#2a2420'
    const y = free.y + free.h * 0.06
    const frame = { x: 0, y, w: box.w - 10, h: 92 * unit * 1.4, r: 3 }
    return group(
      {},
      path(roundedBox(frame, 1).d, 'none', { stroke: '#9a3b2c', 'stroke-width': 0.5 }),
      path(roundedBox(grown(frame, -1.5), 1).d, 'none', { stroke: '#9a3b2c', 'stroke-width': 0.2 }),
      ...[-1, 1].map((side) =>
        path(star([0, y + (side * frame.h) / 2], 8, 2.6, 1.7, 0), '#9a3b2c'),
      ),
      group(
        { transform: placed([5 * unit, y + 12 * unit], 0, unit) },
        ...shapes.map((d) => path(d, ink)),
      ),
    )
  }

/** Two or three letters in a thin frame. */
export const monogram: NamePrint =
  (name) =>
  ({ sheet, free }) => {
    const gold = goldFoil(sheet, 120)
    const at: Point = [0, free.y]
    const radius = Math.min(19, free.w * 0.3)
    const letters = `${name[0] ?? 'A'}${'KSMRNQ'[name.length % 6]}`
    return group(
      {},
      circle(at, radius, 'none', { stroke: gold, 'stroke-width': 0.8 }),
      circle(at, radius - 2, 'none', { stroke: gold, 'stroke-width': 0.35 }),
      ...[0, 90, 180, 270].map((degrees) =>
        path(star(polar(at, degrees, radius), 4, 2.6, 1, degrees), '#e9cd8a'),
      ),
      capitals(letters, at, { size: radius * 0.78, stroke: 1.1, paint: gold, tracking: 30 }),
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
    return (
      scriptName(name, [0, y], {
        width: box.w * 0.72,
        tallest: 26,
        paint: ink,
        hairline: 2.6,
        swell: 8,
        turn: -9,
      }) + line(swash, ink, 0.6, { transform: `translate(0 ${n(y + 5)}) rotate(-9)` })
    )
  }

/** The back as a yellow plate, screws in its corners. */
export const numberPlate: NamePrint =
  (name) =>
  ({ sheet, box, free }) => {
    const text = name.toUpperCase().slice(0, 8)
    const inner = grown({ ...box, x: 0, y: 0, r: Math.max(4, box.r - 3) }, -3.4)
    const screw = ([x, y]: Point) => {
      const steel = sheet.linear(
        [x - 2, y - 2],
        [x + 2, y + 2],
        [
          [0, '#ffffff'],
          [0.5, '#a9adb3'],
          [1, '#6e737b'],
        ],
      )
      return (
        circle([x + 0.3, y + 0.6], 2.5, '#000000', { 'fill-opacity': 0.3 }) +
        circle([x, y], 2.3, steel) +
        line(`M${n(x - 1.3)} ${n(y + 0.9)}L${n(x + 1.3)} ${n(y - 0.9)}`, '#3c4046', 0.6)
      )
    }
    const [dx, dy] = [box.w / 2 - 10, box.h / 2 - 10]
    const size = sizeFor(text, free.h * 0.82, box.w * 0.4, 26)
    const raised = (shift: Point, colour: string, opacity: number) =>
      group(
        { transform: placed(shift), 'stroke-opacity': opacity },
        capitals(text, [0, free.y], {
          size,
          stroke: size * 0.19,
          paint: colour,
          tracking: 26,
          turn: -90,
        }),
      )
    return group(
      {},
      path(roundedBox(inner).d, 'none', { stroke: '#1b1a17', 'stroke-width': 1.5 }),
      raised([0.5, 0.8], '#ffffff', 0.45),
      raised([0, 0], '#1b1a17', 1),
      ...[
        [dx, -dy],
        [dx, dy],
        [-dx, dy],
      ].map(([x, y]) => screw([x ?? 0, y ?? 0])),
    )
  }

/** Two names joined by a small heart. */
export const coupleNames: NamePrint =
  (name) =>
  ({ box, free }) => {
    const partner =
      ['Zain', 'Sana', 'Ali', 'Hira', 'Bilal', 'Noor'][(name.charCodeAt(0) + name.length) % 6] ??
      'Ali'
    const ink = '#8f3148'
    const y = free.y
    return group(
      {},
      scriptName(name, [-box.w * 0.04, y - 17], { width: box.w * 0.64, tallest: 22, paint: ink }),
      line(
        `M${n(-box.w * 0.3)} ${n(y)}C${n(-box.w * 0.2)} ${n(y - 3)} ${n(-box.w * 0.12)} ${n(y + 3)} -5.4 ${n(y)}M5.4 ${n(y)}C${n(box.w * 0.12)} ${n(y - 3)} ${n(box.w * 0.2)} ${n(y + 3)} ${n(box.w * 0.3)} ${n(y)}`,
        ink,
        0.45,
      ),
      path(heart([0, y], 6), '#d8455f'),
      scriptName(partner === name ? 'Ahmed' : partner, [box.w * 0.04, y + 19], {
        width: box.w * 0.64,
        tallest: 22,
        paint: ink,
      }),
    )
  }

/** The back of a cricket shirt. */
export const jersey: NamePrint =
  (name) =>
  ({ sheet, random, box, free }) => {
    const text = name.toUpperCase()
    const number = String(random.pick([7, 10, 18, 23, 56, 92, 99]))
    const cloth = sheet.linear(
      [-box.w / 2, 0],
      [box.w / 2, 0],
      [
        [0, '#08522f'],
        [0.3, '#0f7a48'],
        [0.7, '#0d6b3f'],
        [1, '#074626'],
      ],
    )
    let mesh = ''
    for (let row = 0, y = -box.h / 2; y < box.h / 2; row++, y += 2)
      for (let x = -box.w / 2 + (row % 2); x < box.w / 2; x += 2) mesh += `M${n(x)} ${n(y)}h.01`
    const collar = free.y - free.h / 2 + 4
    const size = Math.min(40, free.h * 0.36)
    const arc = 78
    const figures = (shift: number, colour: string, stroke: number) =>
      capitals(number, [shift, free.y + free.h * 0.14 + shift], {
        size,
        stroke,
        paint: colour,
        tracking: 34,
      })
    return group(
      {},
      rect([-box.w / 2, -box.h / 2], [box.w, box.h], cloth),
      line(mesh, '#ffffff', 0.6, { 'stroke-opacity': 0.07 }),
      path(
        `M${n(-box.w / 2)} ${n(box.h * 0.2)}C${n(-box.w * 0.36)} 0 ${n(-box.w * 0.36)} ${n(-box.h * 0.2)} ${n(-box.w / 2)} ${n(-box.h * 0.4)}Z`,
        '#ffffff',
        { 'fill-opacity': 0.9 },
      ),
      path(
        `M${n(box.w / 2)} ${n(box.h * 0.2)}C${n(box.w * 0.36)} 0 ${n(box.w * 0.36)} ${n(-box.h * 0.2)} ${n(box.w / 2)} ${n(-box.h * 0.4)}Z`,
        '#ffffff',
        { 'fill-opacity': 0.9 },
      ),
      line(
        `M${n(-box.w * 0.24)} ${n(collar)}Q0 ${n(collar + 7)} ${n(box.w * 0.24)} ${n(collar)}`,
        '#ffffff',
        1.5,
      ),
      capitalsOnCircle(text, [0, free.y - free.h * 0.16 + arc], arc, -90, {
        size: sizeFor(text, box.w * 0.56, 8, 24),
        stroke: 1.5,
        paint: '#ffffff',
        tracking: 24,
      }),
      figures(0.9, '#043a1f', size * 0.19),
      figures(0, '#ffffff', size * 0.19),
      figures(0, '#0d6b3f', size * 0.05),
      path(star([box.w * 0.32, box.h / 2 - 14], 5, 3, 1.2), '#ffffff'),
    )
  }

/** A name painted like a truck board, between partridges and too many flowers. */
export const truckName: NamePrint = (name) => (board) => {
  const { sheet, box, free } = board
  const { red, orange, yellow, green, blue, sky, pink, white, ink } = truckPaints
  const text = name.toUpperCase()
  const ground = sheet.radial([0, free.y], box.h * 0.6, [
    [0, '#1b7fc4'],
    [1, '#0d3a80'],
  ])
  const size = sizeFor(text, box.w * 0.62, 17, 34)
  const y = free.y + 2
  const letters = (dx: number, dy: number, colour: string, stroke: number) =>
    capitals(text, [dx, y + dy], { size, stroke, paint: colour, tracking: 34 })
  const board_ = { x: 0, y, w: box.w - 24, h: size + 15, r: 6 }
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], ground),
    truckBorder(board, '#a3162b'),
    ...Array.from({ length: 18 }, (_, index) =>
      path(
        `M0 ${n(y)}L${p(polar([0, y], index * 20, 46))}L${p(polar([0, y], index * 20 + 8, 46))}Z`,
        index % 2 === 0 ? yellow : sky,
        { 'fill-opacity': 0.22 },
      ),
    ),
    group(
      { transform: placed([0, y - size / 2 - 21]) },
      partridge(-1, orange),
      partridge(1, orange),
      truckRose([0, -1], 11),
    ),
    path(roundedBox(board_, 1).d, red, { stroke: yellow, 'stroke-width': 1.2 }),
    path(roundedBox(grown(board_, -2), 1).d, 'none', {
      stroke: white,
      'stroke-width': 0.4,
      'stroke-dasharray': '.1 1.6',
      'stroke-linecap': 'round',
    }),
    letters(1.3, 1.5, ink, size * 0.27),
    letters(0, 0, white, size * 0.27),
    letters(0, 0, yellow, size * 0.19),
    letters(-0.25, -0.5, orange, size * 0.06),
    group(
      { transform: placed([0, y + size / 2 + 22]) },
      truckRose([-15, 1], 10, [pink, '#ffb0cf', '#a81e5c']),
      truckRose([15, 1], 10, [pink, '#ffb0cf', '#a81e5c']),
      truckRose([0, 3], 13, [red, '#f0545c', '#8f0f22']),
    ),
    ...[-1, 1].flatMap((side) => [
      path(star([side * (box.w / 2 - 15), y + size / 2 + 36], 8, 3.4, 1.7), yellow),
      circle([side * (box.w / 2 - 15), y + size / 2 + 36], 1.3, blue),
      circle([side * 8, y + size / 2 + 37], 1.4, green),
    ]),
  )
}

function partridge(side: number, colour: string): string {
  const ink = '#1a1430'
  return group(
    { transform: `translate(${side * 17} 2) scale(${side * 0.92} .92)` },
    path(
      'M-10 7C-12 -2 -6 -8 -3 -10C-4 -14 -1 -17 2 -16C5 -15 5.6 -12 4.4 -9.6C10 -6 12 0 18 3C12 7 4 10 -4 9.6Z',
      colour,
      { stroke: ink, 'stroke-width': 0.5 },
    ),
    path('M-4 2C0 -3 8 -2 13 2C8 6 0 7 -4 2Z', '#8f4a1a'),
    line('M-1 2q5 -2 11 .4M0 4q4 1 8 .2', '#ffd23f', 0.6),
    path('M-9.4 5C-10.4 0 -7 -5 -4 -7C-2 -3 -4 3 -7 7Z', '#fff7e6'),
    line('M-8 4l2 -1M-8 1l2.4 -.6M-6.6 -2l2 0', ink, 0.45),
    path('M-2.6 -13.4L-6.4 -12L-2.8 -11.2Z', '#d3202f'),
    circle([0.6, -13], 1.2, '#ffffff'),
    circle([0.4, -13], 0.65, ink),
    line('M-2 9.6v3.4M3 9.4v3.6M-4 13h4M1 13h4', '#d3202f', 0.8),
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
    scriptName(name, [at[0], at[1] + 0.5], { width: radius * 1.5, tallest: 13, paint: '#5b3a3f' })
  )
}

/** A very small name in the lower corner. */
export const cornerName: NamePrint =
  (name) =>
  ({ box }) => {
    const text = name.toUpperCase()
    const size = 3.1
    const width = (sizeOf(text) * size) / 100
    return (
      capitals(text, [box.w / 2 - 7 - width / 2, box.h / 2 - 9], {
        size,
        stroke: 0.42,
        paint: '#eef0f2',
        tracking: 30,
      }) +
      line(`M${n(box.w / 2 - 7 - width)} ${n(box.h / 2 - 5.6)}h${n(width)}`, '#eef0f2', 0.18, {
        'stroke-opacity': 0.6,
      })
    )
  }

function sizeOf(text: string): number {
  return 100 * (100 / sizeFor(text, 100, Number.POSITIVE_INFINITY, 30))
}

/** Shiny foil-balloon letters over confetti. */
export const balloonName: NamePrint =
  (name) =>
  ({ random, box, free }) => {
    const text = name.toUpperCase().slice(0, 6)
    const perRow = text.length > 4 ? 3 : 2
    const rows = Math.ceil(text.length / perRow)
    const size = Math.min(box.w / perRow / 1.55, free.h / (rows + 1.4))
    const tones = ['#ff6fa8', '#ffb53f', '#5cc8f2', '#9b7bf0', '#6fd98f', '#ff7a5c']
    const confetti = Array.from({ length: 90 }, (_, index) => {
      const at: Point = [random.between(-0.48, 0.48) * box.w, random.between(-0.48, 0.48) * box.h]
      const colour = tones[index % tones.length] ?? '#ffffff'
      if (index % 3 === 0) return circle(at, random.between(0.5, 1), colour)
      if (index % 3 === 1) return path(star(at, 5, 1.4, 0.6, random.between(0, 72)), colour)
      return rect([at[0], at[1]], [2.2, 0.9], colour, {
        transform: `rotate(${n(random.between(0, 180))} ${n(at[0])} ${n(at[1])})`,
      })
    })
    const letters = [...text].map((letter, index) => {
      const row = Math.floor(index / perRow)
      const inRow = Math.min(perRow, text.length - row * perRow)
      const at: Point = [
        ((index % perRow) - (inRow - 1) / 2) * size * 1.36,
        free.y + (row - (rows - 1) / 2) * size * 1.6 + (index % 2 === 0 ? -1.6 : 1.6) - 4,
      ]
      const colour = tones[(index + name.length) % tones.length] ?? '#ff6fa8'
      const layer = (shift: Point, stroke: number, paint: string) =>
        capitals(letter, [at[0] + shift[0], at[1] + shift[1]], {
          size,
          stroke,
          paint,
          turn: index % 2 === 0 ? -7 : 6,
        })
      return group(
        {},
        row === rows - 1
          ? line(
              `M${n(at[0])} ${n(at[1] + size * 0.66)}C${n(at[0] + 3)} ${n(at[1] + size * 0.6 + 10)} ${n(at[0] * 0.4 - 3)} ${n(free.y + free.h * 0.3)} ${n(at[0] * 0.2)} ${n(free.y + free.h * 0.47)}`,
              '#6d8796',
              0.3,
            )
          : '',
        group({ 'stroke-opacity': 0.16 }, layer([0.9, 1.6], size * 0.36, '#1d4258')),
        layer([0, 0], size * 0.34, lighter(colour, -0.13)),
        layer([-0.15, -0.25], size * 0.285, colour),
        layer([-0.5, -0.8], size * 0.14, lighter(colour, 0.1)),
        group({ 'stroke-opacity': 0.85 }, layer([-0.9, -1.4], size * 0.045, '#ffffff')),
      )
    })
    return confetti.join('') + letters.join('')
  }

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
      value(name.toUpperCase(), [0, top + 45], sizeFor(name.toUpperCase(), w * 0.74, 6.4, 26)),
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

/** Straight lines built into a square, after the brickwork of old mosques. */
export const kufiName: NamePrint =
  (name) =>
  ({ sheet, free }) => {
    const unit = Math.min(free.w / 25, free.h / 30)
    // Mirrored, never turned: a turned arm would make a hooked cross.
    const quarter =
      name.length % 2 === 0
        ? 'M1 -11H11V-5M11 -3V-1H5M1 -9V-5H3M3 -7H9V-3M5 -9H9M1 -3H7V-5H5V-3'
        : 'M1 -11H7V-7H3V-9M9 -11H11V-1H7M9 -9V-3H1M1 -5H7M1 -1H5M1 -7V-3'
    const cream = sheet.linear(
      [-11, -11],
      [11, 11],
      [
        [0, '#fdf3dc'],
        [1, '#e5cf9f'],
      ],
    )
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
    return group(
      { transform: placed([0, free.y], 0, unit * 0.94) },
      rect([-13, -13], [26, 26], '#0d3a41', { 'fill-opacity': 0.35 }),
      draw('#072a30', 1.1, 0.22),
      draw(cream, 1.08, 0),
      rect([-13, -13], [26, 26], 'none', { stroke: '#f1e0b5', 'stroke-width': 0.5 }),
      rect([-13.9, -13.9], [27.8, 27.8], 'none', { stroke: '#f1e0b5', 'stroke-width': 0.2 }),
    )
  }

/** A name typed on cream paper, the ink a little uneven. */
export const typedName: NamePrint =
  (name) =>
  ({ random, box, free }) => {
    const typed = (text: string, y: number, size: number) => {
      const pitch = size * 0.98
      return [...text]
        .map((letter, index) =>
          capitals(
            letter,
            [
              (index - (text.length - 1) / 2) * pitch + random.between(-0.1, 0.1),
              y + random.between(-0.22, 0.22),
            ],
            { size, stroke: size * 0.125, paint: random.pick(['#2b2724', '#38332f', '#4a443f']) },
          ),
        )
        .join('')
    }
    const text = name.toUpperCase()
    const size = Math.min(8.6, (box.w * 0.8) / text.length)
    let fibres = ''
    for (let index = 0; index < 240; index++)
      fibres += `M${n(random.between(-0.5, 0.5) * box.w)} ${n(random.between(-0.5, 0.5) * box.h)}l${n(random.between(-1, 1))} ${n(random.between(-1, 1))}`
    return group(
      {},
      line(fibres, '#b79f6e', 0.25, { 'stroke-opacity': 0.4 }),
      typed(text, free.y - 2, size),
      typed('MADE FOR TEA', free.y + 10.5, 3.6),
      line(`M${n(-box.w * 0.08)} ${n(free.y + 18)}h${n(box.w * 0.16)}`, '#b3402f', 0.5),
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
        capitalsOnCircle(name.toUpperCase(), mark, 12.2, -90, {
          size: 3.2,
          stroke: 0.55,
          paint: ink,
          tracking: 30,
        }),
        capitalsOnCircle(city, mark, 12.2, 90, {
          size: 2.8,
          stroke: 0.45,
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
