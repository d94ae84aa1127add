import type { Point } from '#studio/drawing/svg.ts'
import { about, boxAt, camera, disc, strip } from './parts.ts'
import type { Camera } from './phone.ts'

/** Note 60 Pro: a plateau from edge to edge, at its right a display of dots. */
export function matrixPlateau(width: number): Camera {
  return camera('infinix-plateau', {
    island: {
      ...boxAt(2.4, 2.8, width - 4.8, 37, 16),
      height: 2.4,
      finish: 'body',
      pane: boxAt(35, 7.6, width - 44, 27.4, 10),
    },
    lenses: [[7.2, [14.4, 13.2], [14.4, 29.6]]],
    flash: [[2.4, [27.6, 21.4]]],
  })
}

/** Note 60: the same with one lens and no display. */
export function plateau(width: number): Camera {
  return camera('infinix-plateau', {
    island: { ...boxAt(2.4, 2.8, width - 4.8, 26, 12.8), height: 2.2, finish: 'body' },
    lenses: [[7.4, [16, 15.8]]],
    flash: [[2.4, [width - 15, 15.8]]],
    sensors: [[0.8, [30, 15.8]]],
  })
}

/** Note 50: a plate cut like a gem. */
export const gem = camera('infinix-gem', {
  island: {
    ...boxAt(4.8, 5, 43, 41, 13),
    height: 2.2,
    finish: 'metal',
    pane: boxAt(6.8, 7, 39, 37, 11.4),
  },
  lenses: [
    [7.4, [16.4, 16.8], [16.4, 34.2]],
    [4.6, [35, 34.2]],
  ],
  flash: [[3, [35, 16.8]]],
  sensors: [[0.9, [26.3, 25.5]]],
})

/** Note 40: a soft square with a ring of light. */
export const squareRing = camera('infinix-square-ring', {
  island: { ...boxAt(4.4, 4.6, 42, 42, 13), height: 1.8, finish: 'ring' },
  lenses: [
    [7.8, [16.6, 16.8], [16.6, 34.6]],
    [4.8, [34.2, 34.6]],
  ],
  flash: [[3.4, [34.2, 16.8]]],
  sensors: [[0.8, [25.4, 25.6]]],
})

/** Note 30: two great rings and a small lens on a tall plate. */
export const ringsAndSmall = camera('infinix-rings', {
  island: { ...boxAt(4.6, 4.8, 30, 50, 8), height: 1.5, finish: 'body' },
  lenses: [
    [9, [16.2, 17.2], [16.2, 42]],
    [3.2, [28.6, 36.4]],
  ],
  flash: [[2.2, [28.6, 23.6]]],
})

/** Hot 30: two great rings on a plate. */
export const rings = camera('infinix-rings', {
  island: { ...boxAt(4.6, 4.8, 27, 49, 8), height: 1.4, finish: 'body' },
  lenses: [[9, [16.2, 17], [16.2, 40.6]]],
  flash: [[2.2, [27, 28.8]]],
})

/** Hot 50: a column of three. */
export const column = camera('infinix-column', {
  island: { ...boxAt(5.2, 5.6, 17.6, 47, 8.8), height: 1.4, finish: 'body' },
  lenses: [[6.2, [14, 14.4], [14, 29], [14, 43.6]]],
  flash: [[2.3, [28.8, 14.4]]],
  besides: [boxAt(25.4, 11, 6.8, 6.8, 3.4)],
})

/** Hot 60 and Hot 50i: two lenses and the light in a column. */
export const lightColumn = camera('infinix-column', {
  island: { ...boxAt(5.2, 5.6, 18, 47, 9), height: 1.4, finish: 'body' },
  lenses: [[6.4, [14.2, 14.6], [14.2, 29.4]]],
  flash: [[3.2, [14.2, 43.4]]],
})

/** Hot 40: three lenses in a square. */
export const square = camera('infinix-square', {
  island: { ...boxAt(4, 4.2, 37, 37, 9.4), height: 1.5, finish: 'body' },
  lenses: [[7, [13.6, 13.8], [13.6, 31.6], [31.2, 22.7]]],
  flash: [[2.2, [31.2, 10.4]]],
  sensors: [[1.1, [31.2, 35.4]]],
})

/** Note 10 to 12: the main lens in a great ring, the small ones below it. */
export const greatRing = camera('infinix-great-ring', {
  island: { ...boxAt(4.8, 5, 26.4, 44, 6.6), height: 1.6, finish: 'body' },
  lenses: [
    [9, [16.4, 16.6]],
    [4.4, [12, 36.6]],
    [3, [24.4, 33]],
  ],
  flash: [[2.2, [24.4, 42.6]]],
})

/** Hot 11S and 12: the same on dark glass. */
export const darkRing = camera('infinix-dark-ring', {
  island: { ...boxAt(5, 5.2, 24, 40, 6.2), height: 1.3, finish: 'black' },
  lenses: [
    [7.4, [14.6, 14.8]],
    [4.6, [14.6, 31.4]],
  ],
  flash: [[2, [24, 24]]],
  sensors: [[1.6, [14.6, 40.6]]],
})

/** Hot 20: two rings in a block of the corner, the flash at its right. */
export const pairBlock = camera('infinix-pair-block', {
  island: { ...boxAt(4.8, 5, 27, 40, 6.4), height: 1.4, finish: 'body' },
  lenses: [[7.6, [14.4, 14.8], [14.4, 34.4]]],
  flash: [[2.2, [26.4, 14]]],
})

/** Note 8, Hot 9 and Hot 10: four lenses in a square block. */
export const fourBlock = camera('infinix-four-block', {
  island: { ...boxAt(5, 5.4, 29, 33, 6.6), height: 1.3, finish: 'black' },
  lenses: [[5, [13, 13.6], [26, 13.6], [13, 26.6]]],
  sensors: [[3.4, [26, 26.6]]],
  flash: [[1.6, [19.5, 34.4]]],
})

/** Hot 10 Play and Hot 9 Play: two lenses and the flash in an upright block. */
export const darkPair = camera('infinix-dark-pair', {
  island: { ...boxAt(5, 5.4, 22, 33, 6), height: 1.2, finish: 'black' },
  lenses: [
    [5.4, [12.6, 13.4]],
    [4.2, [12.6, 26.4]],
  ],
  flash: [[2.1, [21.6, 19.8]]],
})

/** Hot 8: three lenses in a slim strip. */
export const cornerStrip = strip('infinix-strip', 12, 3)

/** Note 7: four lenses in a circle of the middle. */
export function circle(width: number): Camera {
  const middle: Point = [width / 2, 29]
  return camera('infinix-circle', {
    island: { ...disc(middle, 20), height: 1.5, finish: 'ring', pane: disc(middle, 17.4) },
    lenses: [[4.6, ...about(middle, 6.8)]],
    flash: [[1.8, [width / 2 + 27, 29]]],
    besides: [disc([width / 2 + 27, 29], 3)],
  })
}
