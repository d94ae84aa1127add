import type { Point } from '#studio/drawing/svg.ts'
import { body, boxAt, camera, disc } from './parts.ts'
import { always, anyOther, type PhoneRange } from './range.ts'

const middle: Point = [37.7, 32.5]

/** X90 on: a great circle in the middle. */
const circle = camera('vivo-circle', {
  island: { ...disc(middle, 24), height: 3.6, finish: 'ring', pane: disc(middle, 20.4) },
  lenses: [[6.4, [30.2, 25], [45.2, 25], [30.2, 40], [45.2, 40]]],
  flash: [[1.8, [37.7, 50.2]]],
  sensors: [[1.2, [37.7, 14.8]]],
})

/** V40 and V60: a tall oval with two lenses and a ring of light. */
const oval = camera('vivo-oval', {
  island: { ...boxAt(6, 6.5, 25, 51, 12.5), height: 2.2, finish: 'ring' },
  lenses: [[8.2, [18.5, 18.6], [18.5, 38]]],
  flash: [[3.2, [18.5, 51]]],
})

/** Y28 and its kin: a narrower pill. */
const pill = camera('vivo-pill', {
  island: { ...boxAt(6, 7, 18.5, 43, 9.2), height: 1.6, finish: 'body' },
  lenses: [[6.3, [15.2, 16.2], [15.2, 32.2]]],
  flash: [[2.2, [15.2, 44]]],
})

/** V27 and Y36: two large rings one above the other on a plate. */
const rings = camera('vivo-rings', {
  island: { ...boxAt(4.5, 4.8, 27, 49, 7.5), height: 1.5, finish: 'body' },
  lenses: [[8.8, [16, 17], [16, 40.5]]],
  flash: [[2.1, [27.2, 28.8]]],
  sensors: [[1.3, [27.2, 36]]],
})

/** V23 and X70: a block of two steps. */
const steppedBlock = camera('vivo-stepped-block', {
  island: {
    ...boxAt(4.8, 5, 25.5, 43, 6),
    height: 1.6,
    finish: 'body',
    pane: boxAt(6.3, 6.5, 22.5, 27, 5),
  },
  lenses: [
    [6, [13.6, 14], [13.6, 27]],
    [3.6, [23.4, 20.4]],
  ],
  flash: [[2.2, [13.6, 41]]],
  sensors: [[2.4, [23.2, 41]]],
})

/** The older phones: a slim pill in the corner. */
const slim = camera('vivo-slim', {
  island: { ...boxAt(6.5, 7, 11.5, 35, 5.7), height: 1, finish: 'black' },
  lenses: [[4.3, [12.25, 13.2], [12.25, 24.5]]],
  flash: [[1.9, [12.25, 35.2]]],
})

/** Tall ovals on V, a great circle on X, rings and blocks on Y. */
export const vivo: PhoneRange = {
  bodies: always(body(75.4, 163, 9.5)),
  cameras: [
    [/X(9\d|\d{3})/, circle],
    [/X/, steppedBlock],
    [/V([4-9]\d|\d{3})/, oval],
    [/V(2[7-9]|3\d)/, rings],
    [/V2\d/, steppedBlock],
    [/Y\d{3}/, oval],
    [/Y(04|19s|29|39|28|18|03)/, pill],
    [/Y(3[56]|2[127]|16|17s|02|01)/, rings],
    [/Y(7\d|5\d|3[0-3]|20|15s|12[as]|1s)/, steppedBlock],
    [anyOther, slim],
  ],
  finishes: always([
    ['#232a3a', '#3a4252'],
    ['#cfe0ea', '#b4c7d3'],
    ['#e9d9c7', '#d2c0ac'],
    ['#7c5aa6', '#6a4b92'],
    ['#30564c', '#3d6459'],
  ]),
  keys: [
    { side: 'left', y: 38, length: 20 },
    { side: 'left', y: 60, length: 11 },
  ],
}
