import type { Point } from '#studio/drawing/svg.ts'
import { body, boxAt, camera, disc } from './parts.ts'
import type { Camera } from './phone.ts'
import { always, anyOther, type PhoneRange } from './range.ts'

const high: Point = [37.8, 31.5]

/** Ultra: a great circle with four lenses. */
const greatCircle = camera('xiaomi-great-circle', {
  island: { ...disc(high, 24.5), height: 3.6, finish: 'ring', pane: disc(high, 21) },
  lenses: [[6.6, [30, 24.2], [45.6, 24.2], [30, 38.8], [45.6, 38.8]]],
  flash: [[1.9, [37.8, 48.6]]],
  sensors: [[1.1, [37.8, 14.6]]],
})

/** 13 to 17: three lenses and a flash in a square. */
const twoByTwo = camera('xiaomi-two-by-two', {
  island: { ...boxAt(4.4, 4.6, 38, 38, 9), height: 2, finish: 'black' },
  lenses: [[7, [14, 14.2], [32.6, 14.2], [14, 33]]],
  flash: [[3, [32.6, 33]]],
  sensors: [[0.7, [23.4, 23.6]]],
})

/** 11T and 12: a tall block with one great lens. */
const stepped = camera('xiaomi-stepped', {
  island: {
    ...boxAt(4.6, 4.8, 27, 39, 6.2),
    height: 1.7,
    finish: 'metal',
    pane: boxAt(6, 6.2, 24.2, 20.6, 5),
  },
  lenses: [
    [8.4, [18, 16.5]],
    [4.2, [12.4, 35.2]],
  ],
  flash: [[1.9, [25.4, 39]]],
  sensors: [[3, [23.6, 32.2]]],
})

/** Redmi Note 14: a soft square in the middle. */
const squircle = camera('redmi-squircle', {
  island: { ...boxAt(17.8, 6, 40, 40, 14), height: 2, finish: 'black' },
  lenses: [[6.4, [29.4, 17.6], [46.2, 17.6], [29.4, 34.4]]],
  flash: [[3, [46.2, 34.4]]],
})

/** Redmi Note 13: loose lenses in a square. */
const looseSquare = camera('redmi-loose-square', {
  lenses: [
    [7.2, [13.6, 14], [13.6, 33.4]],
    [5.2, [32.2, 14]],
  ],
  flash: [[2.8, [32.2, 33.4]]],
})

/** Redmi 12 and Note 12: two rings on a plate. */
const rings = camera('redmi-rings', {
  island: { ...boxAt(5, 5.2, 22, 43, 7), height: 1.3, finish: 'body' },
  lenses: [[7.6, [15.2, 15.4], [15.2, 34.2]]],
  flash: [[2, [23.2, 24.8]]],
  sensors: [[1.4, [15.2, 45]]],
})

const middle: Point = [37.8, 29]

/** Redmi 14C: a circle in the middle. */
const circle = camera('redmi-circle', {
  island: { ...disc(middle, 22.5), height: 2, finish: 'ring', pane: disc(middle, 19) },
  lenses: [[6.6, [30.4, 21.8], [45.2, 21.8], [30.4, 36.4]]],
  flash: [[2.8, [45.2, 36.4]]],
})

/** Poco F7: an upright pill with two rings. */
const pill = camera('poco-pill', {
  island: { ...boxAt(5.4, 6, 22.5, 42, 11.2), height: 2, finish: 'ring' },
  lenses: [[8.2, [16.65, 17.2], [16.65, 36.8]]],
  flash: [[2.4, [34, 17.2]]],
  besides: [boxAt(30.6, 13.8, 6.8, 6.8, 3.4)],
})

/** Poco M and X: a black band across the back. */
const blackBar = camera('poco-black-bar', {
  island: { ...boxAt(3.6, 4.4, 68.4, 31, 6.6), height: 1.3, finish: 'black' },
  lenses: [
    [6.4, [14.8, 14.4], [14.8, 27]],
    [3, [26.6, 20.4]],
  ],
  flash: [[2.3, [26.6, 28.4]]],
})

/** The older phones: a block in the corner, or in the middle. */
function block(family: string, left: number): Camera {
  return camera(family, {
    island: { ...boxAt(left, 6, 25, 33, 6.4), height: 1.3, finish: 'black' },
    lenses: [
      [5.4, [left + 7.6, 14.2], [left + 7.6, 27.8]],
      [3, [left + 18.2, 14.2]],
    ],
    flash: [[2.2, [left + 18.2, 29]]],
    sensors: [[2.2, [left + 18.2, 21.8]]],
  })
}

/** Xiaomi, Poco, Redmi and Mi. */
export const xiaomi: PhoneRange = {
  bodies: [
    [/^Xiaomi 1\d$/, body(71.4, 152.4, 9.5, 8.2)],
    [anyOther, body(75.6, 162.6, 9.5, 8.2)],
  ],
  cameras: [
    [/^Xiaomi .*Ultra/, greatCircle],
    [/^Xiaomi 1[34567]/, twoByTwo],
    [/^Xiaomi/, stepped],
    [/^Poco ([FX][78]|M8)/, pill],
    [/^Poco (M[4567]|X[34]|C[4567])/, blackBar],
    [/^Poco C8/, circle],
    [/^Poco/, twoByTwo],
    [/Redmi Note 1[45]/, squircle],
    [/Redmi Note 13/, looseSquare],
    [/Redmi 1[45]C|Redmi A[35]/, circle],
    [/Redmi 1[45]$/, twoByTwo],
    [/Redmi 1[23]|Redmi Note 12/, rings],
    [/Note 9|Note 8|Mi Note 10/, block('redmi-middle-block', 25.2)],
    [anyOther, block('redmi-block', 5)],
  ],
  finishes: always([
    ['#222427', '#3a3c40'],
    ['#e3e6e3', '#cacdc9'],
    ['#b7cddb', '#a0b8c8'],
    ['#cfdab9', '#b9c6a2'],
    ['#d9c7d6', '#c3afc0'],
  ]),
  keys: [
    { side: 'left', y: 41, length: 21 },
    { side: 'left', y: 64, length: 12 },
  ],
}
