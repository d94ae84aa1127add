import type { Point } from '#studio/drawing/svg.ts'
import { body, boxAt, camera, disc } from './parts.ts'
import { always, anyOther, type PhoneRange } from './range.ts'

/** Spark 20 and 40: three lenses in a square. */
const square = camera('tecno-square', {
  island: { ...boxAt(4, 4, 38, 38, 10), height: 1.6, finish: 'body' },
  lenses: [
    [7.4, [13.6, 13.8], [13.6, 32.2]],
    [5.6, [31.4, 32.2]],
  ],
  flash: [[3.1, [31.6, 13.6]]],
  sensors: [[0.7, [22.8, 23]]],
})

const middle: Point = [38.1, 29.5]

/** Spark 30: a circle in the middle. */
const circle = camera('tecno-circle', {
  island: { ...disc(middle, 21), height: 2.2, finish: 'ring', pane: disc(middle, 17.6) },
  lenses: [[5.6, [31.6, 23], [44.6, 23], [31.6, 36]]],
  flash: [[3, [44.6, 36]]],
})

/** Spark 10: two great rings on a plate. */
const rings = camera('tecno-rings', {
  island: { ...boxAt(4.5, 4.6, 29, 48, 8), height: 1.4, finish: 'body' },
  lenses: [[9.2, [16.6, 17.2], [16.6, 40.2]]],
  flash: [[2.3, [28.6, 28.6]]],
})

/** Pova 5 and 6: a wide plate with light strips. */
const deco = camera('tecno-deco', {
  island: {
    ...boxAt(4.4, 4.6, 67.4, 37, 8),
    height: 1.7,
    finish: 'body',
    pane: boxAt(7, 7.4, 35, 31.4, 6),
  },
  lenses: [
    [7.2, [16.2, 16.4], [16.2, 32.2]],
    [4.2, [32.6, 24.2]],
  ],
  flash: [
    [2.6, [55.5, 14.4]],
    [1.2, [55.5, 23], [55.5, 28], [55.5, 33]],
  ],
})

/** Pova 7: three lenses at the corners of a triangle. */
const triangle = camera('tecno-triangle', {
  island: { ...boxAt(4.6, 4.8, 46, 42, 15), height: 1.8, finish: 'black' },
  lenses: [
    [8, [16.2, 16.6], [38.8, 16.6]],
    [6.4, [27.5, 34.8]],
  ],
  flash: [[2.3, [27.5, 17.2]]],
  sensors: [[1.1, [15.6, 33.4]]],
})

/** The older phones: an upright block. */
const block = camera('tecno-block', {
  island: { ...boxAt(5, 5.2, 23, 38, 6.5), height: 1.3, finish: 'black' },
  lenses: [
    [5.4, [12.6, 13.2], [12.6, 26.4]],
    [2.8, [22, 19.8]],
  ],
  flash: [[2.1, [12.6, 37.4], [21.6, 37.4]]],
})

/** Squares and circles on Spark, wide decorated plates on Pova. */
export const tecno: PhoneRange = {
  bodies: always(body(76.2, 165, 9, 8.4)),
  cameras: [
    [/Pova 7|Pova Curve|Pova Slim/, triangle],
    [/Pova [56]/, deco],
    [/Pova/, block],
    [/Spark (30|50)/, circle],
    [/Spark (20|40)|Spark Go (1|2|3|1S|2024)$/, square],
    [/Spark 10|Spark Go 202[23]|Spark 9/, rings],
    [anyOther, block],
  ],
  finishes: always([
    ['#1f2a33', '#38434c'],
    ['#bcd4cf', '#a3beb8'],
    ['#d8c8a9', '#c2b08e'],
    ['#3b4a86', '#4b5a94'],
  ]),
  keys: [
    { side: 'left', y: 40, length: 21 },
    { side: 'left', y: 63, length: 12 },
  ],
}
