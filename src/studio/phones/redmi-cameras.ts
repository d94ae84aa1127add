import type { Point } from '#studio/drawing/svg.ts'
import { about, boxAt, camera, disc, strip } from './parts.ts'
import type { Camera } from './phone.ts'

/** Redmi Note 14 Pro: a soft square in the middle. */
export function squircle(width: number): Camera {
  const middle: Point = [width / 2, 27]
  const [one, two, three, four] = about(middle, 8.6)
  return camera('redmi-squircle', {
    island: { ...disc(middle, 20.5), r: 15, height: 2, finish: 'black' },
    lenses: [[6.8, one, two, three]],
    flash: [[3, four]],
  })
}

/** Redmi Note 14: the square in the corner. */
export const cornerSquare = camera('redmi-corner-square', {
  island: { ...boxAt(4.6, 4.8, 37, 37, 10), height: 1.7, finish: 'black' },
  lenses: [
    [6.8, [14, 14.2], [14, 32.4]],
    [5.2, [32.2, 14.2]],
  ],
  flash: [[2.8, [32.2, 32.4]]],
})

/** Redmi Note 13: loose lenses in a square. */
export const looseSquare = camera('redmi-loose-square', {
  lenses: [
    [7.2, [13.6, 14], [13.6, 33.4]],
    [5.2, [32.2, 14]],
  ],
  flash: [[2.8, [32.2, 33.4]]],
})

/** Redmi 13: two great rings, and the light in a third. */
export const looseRings = camera('redmi-loose-rings', {
  lenses: [[8.4, [15, 15.4], [15, 36.4]]],
  flash: [[3, [32, 25.9]]],
})

/** Redmi 12: two great rings and a small one. */
export const looseThree = camera('redmi-loose-three', {
  lenses: [
    [8, [14.6, 15], [14.6, 35]],
    [4, [30.4, 25]],
  ],
  flash: [[1.9, [30.4, 13.4]]],
})

/** Redmi Note 12 and 13C: two rings on a plate, a small lens beside them. */
export const ringsAndSmall = camera('redmi-rings', {
  island: { ...boxAt(5, 5.2, 27, 43, 7), height: 1.3, finish: 'body' },
  lenses: [
    [7.6, [15.2, 15.4], [15.2, 36.4]],
    [3, [27, 25.9]],
  ],
  flash: [[1.9, [27, 40.8]]],
})

export const middle: Point = [38.9, 29]

/** Redmi 14C: a circle in the middle. */
export const circle = camera('redmi-circle', {
  island: { ...disc(middle, 22.5), height: 2, finish: 'ring', pane: disc(middle, 19) },
  lenses: [[6.6, [31.5, 21.8], [46.3, 21.8], [31.5, 36.4]]],
  flash: [[2.8, [46.3, 36.4]]],
})

/** Redmi A3: a circle with two lenses above one another. */
export function halo(width: number): Camera {
  const x = width / 2
  return camera('redmi-circle', {
    island: { ...disc([x, 27.5], 20.5), height: 1.6, finish: 'ring', pane: disc([x, 27.5], 17.4) },
    lenses: [[6.2, [x, 19.4], [x, 35.6]]],
    flash: [[2, [x + 11, 27.5]]],
  })
}

/** Redmi A5: a pill with two rings. */
export const pill = camera('redmi-pill', {
  island: { ...boxAt(5.6, 6, 20.4, 41, 10.2), height: 1.6, finish: 'body' },
  lenses: [[7.2, [15.8, 16.4], [15.8, 36.6]]],
  flash: [[2, [32, 16.4]]],
  besides: [disc([32, 16.4], 3.1)],
})

/** Redmi 12C, 10C and 10A: a square with the scanner beside the lenses. */
export const scannerSquare = camera('redmi-scanner-square', {
  island: { ...boxAt(5, 5.2, 37, 37, 7), height: 1.3, finish: 'black' },
  lenses: [
    [6, [13.8, 14.2]],
    [3.6, [13.8, 28]],
  ],
  flash: [[1.9, [13.8, 37]]],
  sensors: [[5.8, [31.4, 23.7]]],
})

/** Redmi Note 10 and 11: the main lens in a great raised ring, the small ones below it. */
export const raisedLens = camera('redmi-raised-lens', {
  island: { ...boxAt(5, 5.2, 25.6, 39, 6.4), height: 1.5, finish: 'body' },
  lenses: [
    [7.8, [15, 15.2]],
    [4.6, [12.2, 32]],
    [2.8, [24.4, 26.6]],
  ],
  flash: [[1.9, [24.4, 38.4]]],
  sensors: [[2.6, [24.4, 32.6]]],
})

/** Redmi Note 11 Pro and 12 Pro: the same on a longer block. */
export const raisedLensPro = camera('redmi-raised-lens', {
  island: {
    ...boxAt(5, 5.2, 27, 46, 6.8),
    height: 1.8,
    finish: 'body',
    pane: boxAt(6.4, 6.6, 24.2, 22.4, 5.6),
  },
  lenses: [
    [8.6, [16.2, 17]],
    [5, [12.6, 36.6]],
    [3, [25.6, 33]],
  ],
  flash: [[2, [25.6, 45.2]]],
  sensors: [[2.6, [25.6, 39.4]]],
})

/** Redmi 10 and Note 10 5G: an upright dark block, the main lens the largest. */
export const darkBlock = camera('redmi-dark-block', {
  island: { ...boxAt(5, 5.4, 24, 37, 6.6), height: 1.3, finish: 'black' },
  lenses: [
    [6.8, [14, 14.4]],
    [4, [12, 30]],
    [2.7, [22.6, 27]],
  ],
  flash: [[1.9, [22.6, 36]]],
})

/** Redmi 9T and 9C: four places in a block of the corner. */
export function cornerFour(lenses: 3 | 4): Camera {
  const last: Point = [22.4, 27]
  return camera('redmi-corner-four', {
    island: { ...boxAt(5, 5.6, 24.6, 30.4, 6.4), height: 1.2, finish: 'black' },
    lenses: [
      [5.2, [12.2, 13.6], [12.2, 27.8]],
      [3.4, [22.4, 13.8], ...(lenses === 4 ? [last] : [])],
    ],
    flash: [lenses === 4 ? [1.5, [17.4, 20.4]] : [2.2, last]],
  })
}

/** Redmi A1 and A2: two lenses and the flash in a dark block. */
export const darkPair = camera('redmi-dark-pair', {
  island: { ...boxAt(5, 5.4, 24, 28, 6.4), height: 1.2, finish: 'black' },
  lenses: [
    [5.4, [12.6, 13.4]],
    [4, [12.6, 25.6]],
  ],
  flash: [[2, [22.4, 13.4]]],
})

/** Redmi Note 9 Pro: four lenses in a square of the middle, the flash below. */
export function middleSquare(width: number): Camera {
  const x = width / 2
  return camera('redmi-middle-square', {
    island: { ...boxAt(x - 14, 8, 28, 33, 7), height: 1.8, finish: 'black' },
    lenses: [[4.8, ...about([x, 21], 6.8, 6.8)]],
    flash: [[1.8, [x, 36.4]]],
  })
}

/** Redmi Note 9: the same square with the scanner below it. */
export function squareOverScanner(width: number): Camera {
  const x = width / 2
  return camera('redmi-middle-square', {
    island: { ...boxAt(x - 13, 7, 26, 45, 8), height: 1.3, finish: 'black' },
    lenses: [[4.6, ...about([x, 19], 6.4, 6.4)]],
    flash: [[1.5, [x, 30.4]]],
    sensors: [[5.8, [x, 42]]],
  })
}

/** Redmi 9, 8 and Note 8 Pro: a strip down the middle that ends with the scanner. */
export function middleStrip(lenses: 1 | 2 | 3, beside: 'nothing' | 'small lens' = 'nothing') {
  return (width: number): Camera => {
    const x = width / 2
    const places = Array.from({ length: lenses }, (_, index): Point => [x, 13.4 + index * 11])
    const [last, side] = [13.4 + lenses * 11, x + 13.4]
    const isAlone = beside === 'nothing'
    return camera('redmi-middle-strip', {
      island: { ...boxAt(x - 6.6, 7, 13.2, last, 6.6), height: 1.1, finish: 'black' },
      lenses: [[4.7, ...places], ...(isAlone ? [] : ([[3, [side, 13.4]]] as const))],
      sensors: [[5.2, [x, last + 0.8]]],
      flash: [[1.8, [isAlone ? x - 12 : side, 24]]],
      besides: [
        disc([isAlone ? x - 12 : side, 24], 2.9),
        ...(isAlone ? [] : [disc([side, 13.4], 4)]),
      ],
    })
  }
}

/** Redmi 7, 9A and Note 7: a strip in the corner. */
export function cornerStrip(lenses: number): Camera {
  return strip('redmi-strip', 12, lenses)
}

/** Redmi Note 8: four lenses in a strip, the flash beside it. */
export const longStrip = strip('redmi-strip', 12, 4, 'beside')

/** Redmi 8A: one lens and the flash, the scanner's place left dark. */
export function middleSingle(width: number): Camera {
  const x = width / 2
  return camera('redmi-middle-strip', {
    island: { ...boxAt(x - 6.6, 7, 13.2, 38, 6.6), height: 1, finish: 'black' },
    lenses: [[4.9, [x, 14]]],
    flash: [[1.9, [x, 25]]],
  })
}
