import type { Point } from '#studio/drawing/svg.ts'
import { about, boxAt, camera, disc, strip } from './parts.ts'
import type { Camera } from './phone.ts'

/** X100 on: a great circle in the middle, the flash beside it. */
export function circle(width: number): Camera {
  const middle: Point = [width / 2, 33]
  return camera('vivo-circle', {
    island: { ...disc(middle, 23), height: 3.6, finish: 'ring', pane: disc(middle, 19.6) },
    lenses: [[6, ...about(middle, 7.4)]],
    sensors: [[1.1, [middle[0], middle[1] - 16.4]]],
    flash: [[1.9, [width - 9.6, 14]]],
    besides: [disc([width - 9.6, 14], 3)],
  })
}

const leftMiddle: Point = [28.4, 30.5]

/** X90: the circle left of the middle. */
export const leftCircle = camera('vivo-circle', {
  island: { ...disc(leftMiddle, 22.6), height: 3.4, finish: 'ring', pane: disc(leftMiddle, 19.4) },
  lenses: [[6.2, [21, 23], [35.8, 23], [28.4, 37.2]]],
  sensors: [[1.1, [28.4, 14.4]]],
  flash: [[2.1, [59, 14.5]]],
  besides: [disc([59, 14.5], 3.2)],
})

/** X80: a wide plate with a round window, a further lens outside it on the Pro. */
export function window(isPro: boolean): Camera {
  return camera('vivo-window', {
    island: {
      ...boxAt(3.6, 4, 59, 43, 8.6),
      height: 1.5,
      finish: 'body',
      pane: disc([24.6, 25.5], 18),
    },
    lenses: [
      [6.2, [24.6, 16.4], [17, 30.6]],
      [5, [32.6, 30.6]],
      ...(isPro ? ([[4.6, [52.4, 36.6]]] as const) : []),
    ],
    flash: [[2.1, [52.4, 14]]],
    sensors: [[1.3, [52.4, 21.6]]],
  })
}

/** X50 and X60: a steadied lens above, two small ones, and one more below. */
export const gimbal = camera('vivo-gimbal', {
  island: {
    ...boxAt(4.6, 4.8, 22, 43.5, 5.6),
    height: 1.8,
    finish: 'metal',
    pane: boxAt(5.8, 6, 19.6, 41.1, 4.6),
  },
  lenses: [
    [7.4, [15.6, 15]],
    [3.3, [11.2, 28.4], [20, 28.4]],
    [4.6, [13, 39.4]],
  ],
  flash: [[1.8, [21.2, 39.4]]],
})

/** X70: the same lenses in a taller block. */
export const gimbalBlock = camera('vivo-gimbal', {
  island: {
    ...boxAt(4.4, 4.6, 26.4, 46, 6),
    height: 1.9,
    finish: 'metal',
    pane: boxAt(5.6, 5.8, 24, 33, 5),
  },
  lenses: [
    [7.6, [14.8, 15]],
    [5.4, [14.8, 31.2]],
    [3.6, [25, 23.4]],
  ],
  flash: [[2, [25, 44.8]]],
  sensors: [[1.2, [25, 33.6]]],
})

/** V60 and X200 FE: two lenses in a pill, the third and a ring of light beside it. */
export const pillAndLens = camera('vivo-oval', {
  island: { ...boxAt(5.4, 6, 19.6, 41.6, 9.8), height: 2.4, finish: 'ring' },
  lenses: [
    [7.2, [15.2, 16.2], [15.2, 37.4]],
    [4.4, [33.4, 16.2]],
  ],
  flash: [[3.2, [33.4, 32.6]]],
  besides: [disc([33.4, 16.2], 5.6), disc([33.4, 32.6], 4.4)],
})

/** V60 Lite: two lenses in a pill, the light beside it. */
export const pillAndLight = camera('vivo-oval', {
  island: { ...boxAt(5.6, 6, 18.8, 40.4, 9.4), height: 2, finish: 'ring' },
  lenses: [[6.8, [15, 16], [15, 36.4]]],
  flash: [[3, [31.8, 16]]],
  besides: [disc([31.8, 16], 4.2)],
})

/** V40 and V50: a capsule with the lenses in a round window above and the light below. */
export function capsule(lenses: 2 | 3): Camera {
  return camera('vivo-oval', {
    island: {
      ...boxAt(5.6, 6, 26, 52, 13),
      height: 2.2,
      finish: 'ring',
      pane: disc([18.6, 19], 10.6),
    },
    lenses: [
      lenses === 2
        ? [4.7, [18.6, 13.8], [18.6, 24.2]]
        : [4.3, [18.6, 13.4], [14, 22.2], [23.2, 22.2]],
    ],
    flash: [[4.8, [18.6, 44.6]]],
  })
}

/** V30: a soft square of lenses over a square light. */
export const squareLight = camera('vivo-square-light', {
  island: {
    ...boxAt(5, 5.2, 28, 45.5, 8.5),
    height: 1.8,
    finish: 'body',
    pane: boxAt(6.6, 6.8, 24.8, 24.8, 8),
  },
  lenses: [[5.4, [13.8, 13.6], [13.8, 25], [24.8, 19.3]]],
  flash: [[3.8, [19, 41.4]]],
})

/** V27 and V29: a ring with the great lens, one with two small lenses, and a round light. */
export const ringsAndLight = camera('vivo-rings', {
  island: {
    ...boxAt(4.6, 4.8, 31, 51, 8),
    height: 1.6,
    finish: 'body',
    pane: disc([16, 40.6], 9),
  },
  lenses: [
    [9, [16, 17]],
    [3.8, [16, 36.2], [16, 45]],
  ],
  flash: [[3.3, [29.6, 48]]],
})

/** V29e, Y100 and Y200: two great rings loose on the back, a small light beside them. */
export const looseRings = camera('vivo-rings', {
  lenses: [[9, [16.2, 16.8], [16.2, 38.4]]],
  flash: [[2.8, [31.2, 27.6]]],
  gap: 1.2,
})

/** Y22 to Y36: two large rings one above the other on a plate. */
export const rings = camera('vivo-rings', {
  island: { ...boxAt(4.5, 4.8, 27, 49, 7.5), height: 1.5, finish: 'body' },
  lenses: [[8.8, [16, 17], [16, 40.5]]],
  flash: [[2.1, [27.2, 28.8]]],
  sensors: [[1.3, [27.2, 36]]],
})

/** Y16 and Y02s: the same, slimmer. */
export const slimRings = camera('vivo-rings', {
  island: { ...boxAt(5, 5.4, 22.6, 42, 6.6), height: 1.2, finish: 'body' },
  lenses: [[7.6, [14.8, 15.4], [14.8, 34.6]]],
  flash: [[1.9, [24.4, 25]]],
})

/** Y02: one ring is a lens, the other the light. */
export const ringAndLight = camera('vivo-rings', {
  island: { ...boxAt(5, 5.4, 22, 40, 7), height: 1.2, finish: 'body' },
  lenses: [[7, [16, 15.4]]],
  flash: [[4.4, [16, 34.4]]],
})

/** V25: two rings and a small lens between them on a tall block. */
export const tallBlock = camera('vivo-tall-block', {
  island: { ...boxAt(4.6, 4.8, 29, 49, 7), height: 1.8, finish: 'body' },
  lenses: [
    [8.2, [15.2, 16], [15.2, 36.4]],
    [3.2, [28, 26.2]],
  ],
  flash: [[2.2, [28, 46.4]]],
})

/** V23 and Y33s: a block of two steps. */
export const steppedBlock = camera('vivo-stepped-block', {
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

/** Y21 and Y15s: the same with two lenses. */
export const steppedPair = camera('vivo-stepped-block', {
  island: {
    ...boxAt(5, 5.2, 23, 39, 5.6),
    height: 1.4,
    finish: 'body',
    pane: boxAt(6.4, 6.6, 20.2, 25.4, 4.6),
  },
  lenses: [[5.6, [13.2, 13.4], [13.2, 25.6]]],
  flash: [[1.9, [22.6, 19.4]]],
})

/** V20, Y20 and Y31: a dark block, the main lens above, the others below it. */
export const darkBlock = camera('vivo-dark-block', {
  island: { ...boxAt(5, 5.2, 23.4, 38.6, 5.8), height: 1.4, finish: 'black' },
  lenses: [
    [5.8, [13.4, 13.8]],
    [4.4, [13.4, 27.2]],
    [3, [22.8, 20.6]],
  ],
  flash: [[1.9, [13.4, 37.6]]],
})

/** Y12s: the same with two lenses. */
export const darkPair = camera('vivo-dark-block', {
  island: { ...boxAt(5, 5.2, 20, 35, 5.6), height: 1.2, finish: 'black' },
  lenses: [[5, [12.2, 13], [12.2, 25]]],
  flash: [[1.8, [20.6, 19]]],
  sensors: [[1, [12.2, 34.4]]],
})

/** V19, Y30 and Y50: four lenses in an upright block, the flash below them. */
export const fourBlock = camera('vivo-four-block', {
  island: { ...boxAt(5, 5.4, 22.4, 35, 6.4), height: 1.2, finish: 'black' },
  lenses: [
    [4.2, [11.6, 12.6], [11.6, 23]],
    [3.2, [20.8, 12.6], [20.8, 23]],
  ],
  flash: [[1.9, [11.6, 33.6]]],
})

/** Y28 and its kin: a narrower pill with two lenses and the light below. */
export const pill = camera('vivo-pill', {
  island: { ...boxAt(6, 7, 18.5, 43, 9.2), height: 1.6, finish: 'body' },
  lenses: [[6.3, [15.2, 16.2], [15.2, 32.2]]],
  flash: [[2.2, [15.2, 44]]],
})

/** Y18 and Y03: two lenses in an upright frame of metal. */
export const frame = camera('vivo-frame', {
  island: {
    ...boxAt(5.2, 5.6, 20, 39, 7),
    height: 1.5,
    finish: 'metal',
    pane: boxAt(6.4, 6.8, 17.6, 36.6, 6),
  },
  lenses: [[5.8, [15.2, 15], [15.2, 29.2]]],
  flash: [[2, [15.2, 39]]],
})

/** The phones of 2018 and 2019: a slim strip in the corner. */
export function cornerStrip(lenses: number): Camera {
  return strip('vivo-strip', 12.2, lenses)
}

/** V17 Pro: four lenses in a strip down the middle. */
export function middleStrip(width: number): Camera {
  return strip('vivo-strip', width / 2, 4, 'below')
}
