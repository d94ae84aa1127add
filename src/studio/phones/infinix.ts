import { body, boxAt, camera } from './parts.ts'
import { always, anyOther, type PhoneRange } from './range.ts'

/** Note 50: a wide plate cut like a gem. */
const gem = camera('infinix-gem', {
  island: {
    ...boxAt(5, 5.4, 65.6, 27.5, 8.6),
    height: 2,
    finish: 'metal',
    pane: boxAt(6.8, 7.2, 62, 23.9, 7.2),
  },
  lenses: [
    [8, [18.4, 19.2], [38, 19.2]],
    [4.4, [53.4, 15]],
  ],
  flash: [[2.4, [62.4, 15]]],
  sensors: [[1.2, [58, 25]]],
})

/** Note 40: a soft square with a ring of light. */
const squareRing = camera('infinix-square-ring', {
  island: { ...boxAt(4.4, 4.6, 42, 42, 13), height: 1.8, finish: 'ring' },
  lenses: [
    [7.8, [16.6, 16.8], [16.6, 34.6]],
    [4.8, [34.2, 34.6]],
  ],
  flash: [[3.4, [34.2, 16.8]]],
  sensors: [[0.8, [25.4, 25.6]]],
})

/** Note 30: two great rings. */
const rings = camera('infinix-rings', {
  island: { ...boxAt(4.6, 4.8, 26, 50, 8), height: 1.4, finish: 'body' },
  lenses: [[9, [16.2, 17.2], [16.2, 41]]],
  flash: [[2.2, [26.4, 29.2]]],
})

/** Hot 50: a column of three. */
const column = camera('infinix-column', {
  island: { ...boxAt(5.2, 5.6, 17.6, 47, 8.8), height: 1.4, finish: 'body' },
  lenses: [[6.2, [14, 14.4], [14, 29], [14, 43.6]]],
  flash: [[2.3, [28.8, 14.4]]],
  besides: [boxAt(25.4, 11, 6.8, 6.8, 3.4)],
})

/** Hot 40: three lenses in a square. */
const square = camera('infinix-square', {
  island: { ...boxAt(4, 4.2, 37, 37, 9.4), height: 1.5, finish: 'black' },
  lenses: [
    [7, [13.4, 13.6], [13.4, 31.6]],
    [5.2, [30.8, 31.6]],
  ],
  flash: [[3, [30.8, 13.6]]],
  sensors: [[0.8, [22.2, 22.6]]],
})

/** The older phones: an upright block. */
const block = camera('infinix-block', {
  island: { ...boxAt(5, 5.2, 22.6, 37, 6), height: 1.2, finish: 'black' },
  lenses: [
    [5.3, [12.5, 13], [12.5, 26]],
    [2.7, [21.6, 19.5]],
  ],
  flash: [[2.2, [12.5, 36.4]]],
})

/** Note wears a wide plate, Hot a square or a column. */
export const infinix: PhoneRange = {
  bodies: always(body(75.8, 164, 9.5)),
  cameras: [
    [/Note [56]0/, gem],
    [/Note 40/, squareRing],
    [/Note 30|Hot 30/, rings],
    [/Hot (50|60|70)/, column],
    [/Hot (40|20)/, square],
    [anyOther, block],
  ],
  finishes: always([
    ['#22242b', '#3a3d46'],
    ['#c8d3c4', '#b0bcab'],
    ['#d9cfc4', '#c1b6a9'],
    ['#5d5791', '#6d679f'],
  ]),
  keys: [
    { side: 'left', y: 41, length: 21 },
    { side: 'left', y: 64, length: 12 },
  ],
}
