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
import { knownCapitals, setCapitals } from '#studio/lettering/capitals.ts'
import { capitals, sizeFor } from '#studio/lettering/lines.ts'
import { runsOf } from '#studio/lettering/runs.ts'

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

/** Thin capitals in gold, with margins. */
export const foilName: NamePrint =
  (name) =>
  ({ sheet, box, free }) => {
    const gold = goldFoil(sheet, 300)
    const size = sizeFor(name, box.w * 0.74, 9.4, 46)
    const y = free.y + free.h * 0.06
    return group(
      {},
      capitals(name, [0, y], { size, stroke: 0.75, paint: gold, tracking: 46 }),
      line(`M${n(-9)} ${n(y + 11)}h18`, '#d9b25f', 0.4),
      path(`M0 ${n(y + 9.6)}l1.4 1.4l-1.4 1.4l-1.4 -1.4Z`, '#f3d990'),
    )
  }

/** Initials of a name's words in a thin frame. */
export const monogram: NamePrint =
  (name) =>
  ({ sheet, free }) => {
    const gold = goldFoil(sheet, 120)
    const at: Point = [0, free.y]
    const radius = Math.min(19, free.w * 0.3)
    const letters = initialsOf(name)
    return group(
      {},
      circle(at, radius, 'none', { stroke: gold, 'stroke-width': 0.8 }),
      circle(at, radius - 2, 'none', { stroke: gold, 'stroke-width': 0.35 }),
      ...[0, 90, 180, 270].map((degrees) =>
        path(star(polar(at, degrees, radius), 4, 2.6, 1, degrees), '#e9cd8a'),
      ),
      capitals(letters, at, {
        size: sizeFor(letters, radius * 1.2, radius * 0.78, 30),
        stroke: 1.1,
        paint: gold,
        tracking: 30,
      }),
    )
  }

/** A very small name in the lower corner. */
export const cornerName: NamePrint =
  (name) =>
  ({ box }) => {
    const size = sizeFor(name, box.w * 0.7, 3.1, 30)
    const width = (setCapitals(name, 30).width * size) / 100
    return (
      capitals(name, [box.w / 2 - 7 - width / 2, box.h / 2 - 9], {
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

/** Parts of a monogram: three at most, with the sign between two names. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^[\p{L}&♥]/u.test(word))
  const letters = words.slice(0, 3).map((word) => [...word][0] ?? '')
  return letters.length > 0 ? letters.join(' ') : name
}

/** A square of straight lines, after the brickwork of old mosques, and the name set below it. */
export const kufiName: NamePrint =
  (name) =>
  ({ sheet, random, free }) => {
    const unit = Math.min(free.w / 25, free.h / 38)
    const y = free.y - 5 * unit
    // Mirrored, never turned: a turned arm would make a hooked cross.
    const quarter = random.pick([
      'M1 -11H11V-5M11 -3V-1H5M1 -9V-5H3M3 -7H9V-3M5 -9H9M1 -3H7V-5H5V-3',
      'M1 -11H7V-7H3V-9M9 -11H11V-1H7M9 -9V-3H1M1 -5H7M1 -1H5M1 -7V-3',
    ])
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
    const size = sizeFor(name, 25 * unit, 5 * unit, 40)
    const ornament = group(
      { transform: placed([0, y], 0, unit * 0.94) },
      rect([-13, -13], [26, 26], '#0d3a41', { 'fill-opacity': 0.35 }),
      draw('#072a30', 1.1, 0.22),
      draw(cream, 1.08, 0),
      rect([-13, -13], [26, 26], 'none', { stroke: '#f1e0b5', 'stroke-width': 0.5 }),
      rect([-13.9, -13.9], [27.8, 27.8], 'none', { stroke: '#f1e0b5', 'stroke-width': 0.2 }),
    )
    const below: Point = [0, y + 19 * unit]
    return (
      ornament +
      capitals(name, below, {
        size,
        stroke: size * 0.16,
        paint: '#f1e0b5',
        tracking: 40,
        square: true,
      })
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
    const isUrdu = runsOf(name).some((run) => run.isUrdu)
    const text = knownCapitals(name)
    const size = Math.min(8.6, (box.w * 0.8) / Math.max(1, text.length))
    const tall = sizeFor(name, box.w * 0.8, 8.6)
    let fibres = ''
    for (let index = 0; index < 240; index++)
      fibres += `M${n(random.between(-0.5, 0.5) * box.w)} ${n(random.between(-0.5, 0.5) * box.h)}l${n(random.between(-1, 1))} ${n(random.between(-1, 1))}`
    return group(
      {},
      line(fibres, '#b79f6e', 0.25, { 'stroke-opacity': 0.4 }),
      // Urdu is never letter-spaced.
      isUrdu
        ? capitals(name, [0, free.y - 2], { size: tall, stroke: tall * 0.12, paint: '#2b2724' })
        : typed(text, free.y - 2, size),
      typed('MADE FOR TEA', free.y + 10.5, 3.6),
      line(`M${n(-box.w * 0.08)} ${n(free.y + 18)}h${n(box.w * 0.16)}`, '#b3402f', 0.5),
    )
  }
