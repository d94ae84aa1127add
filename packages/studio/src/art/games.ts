import type { Print } from '#studio/cases/look.ts'
import { group, line, n, type Point, path, placed, rect } from '#studio/drawing/svg.ts'

/** The score 'HI 99990' as lines: a letter is 100 high. */
const HI_99990 =
  'M4 0V100M66 0V100M4 49H66M100 0V100M246 38C242 66 192 66 192 30C192 -10 248 -10 248 30C248 54 230 80 206 100M332 38C328 66 278 66 278 30C278 -10 334 -10 334 30C334 54 316 80 292 100M418 38C414 66 364 66 364 30C364 -10 420 -10 420 30C420 54 402 80 378 100M504 38C500 66 450 66 450 30C450 -10 506 -10 506 30C506 54 488 80 464 100M564 0C526 0 526 100 564 100C602 100 602 0 564 0Z'

/** Red leather with a raised white seam down the middle. */
export const cricketSeam: Print = ({ sheet, random, box }) => {
  const leather = sheet.radial(
    [-box.w * 0.2, -box.h * 0.2],
    box.h * 0.75,
    '#bf2b2d 0, #9b1b1f .5, #651014 1',
  )
  let grain = ''
  for (let index = 0; index < 800; index++) {
    grain += `M${n(random.between(-0.5, 0.5) * box.w)} ${n(random.between(-0.5, 0.5) * box.h)}l${n(random.between(-0.8, 0.8))} ${n(random.between(-0.5, 0.5))}`
  }
  const seam = (x: number) => {
    let d = ''
    const lean = x < 0 ? 1.5 : -1.5
    for (let y = -box.h / 2; y < box.h / 2; y += 4.3) d += `M${n(x - 1.7)} ${n(y)}l3.4 ${lean}`
    return (
      line(d, '#3b070a', 1.5, { transform: 'translate(.35 .75)', 'stroke-opacity': 0.55 }) +
      line(d, '#f7efe2', 1.4) +
      line(d, '#c9b9a2', 0.4, { transform: 'translate(.1 .5)' })
    )
  }
  const rail = (x: number) =>
    line(`M${n(x)} ${n(-box.h / 2)}V${n(box.h / 2)}`, '#5a0c10', 0.7, { 'stroke-opacity': 0.7 }) +
    line(`M${n(x + 0.6)} ${n(-box.h / 2)}V${n(box.h / 2)}`, '#ff8a80', 0.35, {
      'stroke-opacity': 0.4,
    })
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], leather),
    line(grain, '#3d060a', 0.3, { 'stroke-opacity': 0.35 }),
    rect([-8.6, -box.h / 2], [17.2, box.h], '#d23a3a', { 'fill-opacity': 0.22 }),
    ...[-9.4, 0, 9.4].map(rail),
    ...[-6.9, -2.7, 2.7, 6.9].map(seam),
  )
}

const ALIEN = [
  '00100000100',
  '00010001000',
  '00111111100',
  '01101110110',
  '11111111111',
  '10111111101',
  '10100000101',
  '00011011000',
]
const SQUID = [
  '00011000',
  '00111100',
  '01111110',
  '11011011',
  '11111111',
  '00100100',
  '01011010',
  '10100101',
]
const SHIP = [
  '0000001000000',
  '0000011100000',
  '0000011100000',
  '0111111111110',
  '1111111111111',
  '1111111111111',
  '1111111111111',
]

/** Square little spaceships, a high score, and one heart left. */
export const arcade: Print = ({ box, free, random }) => {
  const unit = box.w / 74
  const pixels = (art: readonly string[], [x, y]: Point, size: number, colour: string) => {
    let d = ''
    for (const [row, cells] of art.entries()) {
      for (const run of cells.matchAll(/1+/g))
        d += `M${n(x + run.index * size)} ${n(y + row * size)}h${n(run[0].length * size)}v${n(size)}h${n(-run[0].length * size)}Z`
    }
    return path(d, colour)
  }
  const rows = [
    [SQUID, '#ff5fa2'],
    [ALIEN, '#5fe3ff'],
    [ALIEN, '#ffd84a'],
    [SQUID, '#8dff7a'],
  ] as const
  const fleet = rows.flatMap(([art, colour], row) =>
    [-26, -11, 4, 19].map((x, column) =>
      (row * 4 + column) % 7 === 5
        ? ''
        : pixels(art, [x - (art === ALIEN ? 1.5 : 0), -34 + row * 12.5], 0.95, colour),
    ),
  )
  let dust = ''
  for (let index = 0; index < 90; index++)
    dust += `M${n(random.between(-37, 37))} ${n(random.between(-80, 80))}h.6v.6h-.6Z`
  let scan = ''
  for (let y = -box.h / 2; y < box.h / 2; y += 1.6)
    scan += `M${n(-box.w / 2)} ${n(y)}H${n(box.w / 2)}`
  return group(
    {},
    rect([-box.w / 2, -box.h / 2], [box.w, box.h], '#15152b'),
    group(
      { transform: placed([0, free.y], 0, Math.min(unit, free.h / 104)) },
      path(dust, '#8d8dd0', { 'fill-opacity': 0.7 }),
      line(HI_99990, '#ffffff', 15, {
        transform: placed([-16.3, -50], 0, 0.055),
        'stroke-linecap': 'square',
        'stroke-linejoin': 'miter',
      }),
      ...fleet,
      rect([-0.5, 22], [1, 5], '#ffffff'),
      rect([11.5, 16], [1, 4], '#ff5f5f'),
      rect([-18.5, 27], [1, 4], '#ff5f5f'),
      ...[-25, -6, 13].map((x) =>
        pixels(['011111110', '111111111', '111111111', '110000011'], [x, 34], 1.3, '#8dff7a'),
      ),
      pixels(SHIP, [-6.2, 45], 0.95, '#ffffff'),
      pixels(
        ['0110110', '1111111', '1111111', '0111110', '0011100', '0001000'],
        [-30, 54],
        0.95,
        '#ff4f6d',
      ),
    ),
    line(scan, '#000000', 0.4, { 'stroke-opacity': 0.22 }),
  )
}
