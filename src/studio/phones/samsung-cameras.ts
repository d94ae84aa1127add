import type { Point } from '#studio/drawing/svg.ts'
import { boxAt, camera, disc } from './parts.ts'
import type { Camera, Island } from './phone.ts'

/** Around loose lenses a case leaves little, or their openings would touch. */
const RING_GAP = 0.7

/** Places one below the other. */
function column(x: number, top: number, pitch: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => [x, top + index * pitch] as const)
}

/** S22 Ultra on: three large lenses, beside the upper two a flash, a laser and the short zoom. */
function ultra(lens: number): Camera {
  return camera('samsung-ultra', {
    lenses: [
      [lens, ...column(13.4, 14.4, 19.1, 3)],
      [5.3, [31.2, 35.6]],
    ],
    sensors: [[2.6, [31.2, 23.6]]],
    flash: [[2.2, [31.2, 13.4]]],
    gap: RING_GAP,
  })
}

export const ultra22 = ultra(7.2)
export const ultra23 = ultra(7.4)
export const ultra25 = ultra(7.6)

/** Lenses loose in a row, each in its own ring, the flash beside the first. */
function loose(count: number, lens: number, pitch = 17): Camera {
  const middle = 6.2 + lens
  return camera(count === 3 ? 'samsung-row' : 'samsung-pair', {
    lenses: [[lens, ...column(middle, middle + 0.6, pitch, count)]],
    flash: [[2.4, [middle + lens + 6.4, middle + 0.6]]],
    gap: RING_GAP,
  })
}

export const row = loose(3, 6.5)
export const row25 = loose(3, 6.9, 17.6)
export const smallRow = loose(3, 5.9, 15.8)
export const pair = loose(2, 6.3, 16.6)

/** A13 and A32: the same with a fourth, small lens. */
export const droplets = camera('samsung-droplets', {
  lenses: [
    [5.8, ...column(12.2, 13, 15.6, 3)],
    [3.3, [26.4, 28]],
  ],
  flash: [[2.1, [26.4, 13]]],
  gap: RING_GAP,
})

/** A56 and its year: the lenses share an upright pill. */
function pill(count: number, finish: Island['finish'], lens = 6): Camera {
  const [w, pitch] = [2 * lens + 4.6, 2 * lens + 3.2]
  const [x, top] = [5.2 + w / 2, 5.6 + w / 2]
  const flash: Point = [5.2 + w + 6.6, top]
  return camera('samsung-pill', {
    island: { ...boxAt(5.2, 5.6, w, w + pitch * (count - 1), w / 2), height: 1.5, finish },
    lenses: [[lens, ...column(x, top, pitch, count)]],
    flash: [[2.2, flash]],
    besides: [disc(flash, 3.4)],
  })
}

export const pill3 = pill(3, 'black')
export const pill2 = pill(2, 'black')
export const edgePill = pill(2, 'body', 6.6)

/** S21 and S22: the block grows out of the frame, the flash stays on the back. */
function contour(w: number, h: number, finish: Island['finish']): Camera {
  const flash: Point = [w + 6, h * 0.36]
  return camera('samsung-contour', {
    island: { ...boxAt(0.6, 0.6, w, h, 9.4), height: 1.3, finish },
    lenses: [[5.6, ...column(w * 0.5 + 0.8, h * 0.5 - 14, 14.2, 3)]],
    flash: [[1.9, flash]],
    openings: [boxAt(0, 0, w + 1.6, h + 1.6, 10), disc(flash, 3)],
  })
}

export const contour21 = contour(21.4, 47, 'metal')
export const contour22 = contour(21, 49, 'metal')
export const contourFe = contour(21.4, 48.4, 'body')

/** S21 Ultra: a wider one, with laser, flash and the short zoom in a second row. */
export const contourUltra = camera('samsung-contour', {
  island: { ...boxAt(0.6, 0.6, 34.4, 57, 9.4), height: 1.6, finish: 'metal' },
  lenses: [
    [5.4, [11.4, 11.6]],
    [6.9, [11.4, 28]],
    [6.4, [11.4, 46]],
    [5.2, [26.6, 37.6]],
  ],
  sensors: [[2.6, [26.6, 12]]],
  flash: [[2.1, [26.6, 20.6]]],
  openings: [boxAt(0, 0, 36, 58.6, 10)],
})

/** A rounded block in the corner; lenses on its left, a flash and small ones on its right. */
interface Block {
  readonly w: number
  readonly h: number
  readonly finish?: Island['finish']
  /** Radii, from the top. */
  readonly left: readonly number[]
  /** Radius and height on the right, as shares of the block. */
  readonly small?: readonly (readonly [radius: number, share: number])[]
  readonly sensor?: readonly [radius: number, share: number]
  /** Where the flash is, from the block's top as a share. */
  readonly flash: number
}

function block({ w, h, finish = 'black', left, small = [], sensor, flash }: Block): Camera {
  const [x, y] = [5, 5.4]
  const widest = Math.max(...left)
  const first = y + 2.2 + (left[0] ?? 0)
  const last = y + h - 2.2 - (left.at(-1) ?? 0)
  const pitch = left.length > 1 ? (last - first) / (left.length - 1) : 0
  const right = x + w - Math.max(4.6, ...small.map(([radius]) => radius + 2))
  return camera('samsung-block', {
    island: { ...boxAt(x, y, w, h, 6), height: 1.3, finish },
    lenses: [
      ...left.map((radius, index) => [radius, [x + 2.2 + widest, first + index * pitch]] as const),
      ...small.map(([radius, share]) => [radius, [right, y + h * share]] as const),
    ],
    sensors: sensor ? [[sensor[0], [right, y + h * sensor[1]]]] : [],
    flash: [[1.9, [right, y + h * flash]]],
  })
}

export const block20 = block({ w: 21.4, h: 40, left: [4.6, 5, 5], flash: 0.3 })
export const block20Plus = block({
  w: 23.4,
  h: 43.4,
  left: [4.8, 5.2, 5.2],
  flash: 0.2,
  sensor: [2.8, 0.5],
})
export const block20Ultra = block({
  w: 32.4,
  h: 56,
  left: [5.4, 7.2, 7.6],
  flash: 0.14,
  sensor: [3.4, 0.36],
})
export const block20Fe = block({
  w: 22.4,
  h: 44,
  finish: 'body',
  left: [5.2, 5.6, 5.2],
  flash: 0.27,
})

/** A51 and its year: four lenses in an L. */
export const blockL = block({
  w: 23.6,
  h: 37.4,
  left: [4.6, 4.8, 4.2],
  small: [[4.2, 0.83]],
  flash: 0.5,
})
/** A52, A53 and A23: three lenses and a small one, on a plate of the phone's colour. */
export const plate = block({
  w: 26.4,
  h: 44.6,
  finish: 'body',
  left: [5.8, 6, 5.6],
  small: [[3.4, 0.62]],
  flash: 0.2,
})
const corners: readonly Point[] = [
  [12.8, 13.2],
  [12.8, 26.6],
  [26, 13.2],
  [26, 26.6],
]

/** A12 and A42: four lenses in a square, the flash below its corner. */
export const square = camera('samsung-square', {
  island: { ...boxAt(5, 5.4, 28.8, 29, 7.6), height: 1.2, finish: 'body' },
  lenses: [[5, ...corners]],
  flash: [[1.9, [28.6, 40]]],
  besides: [disc([28.6, 40], 3)],
})

/** A22 5G: the flash takes the place of the fourth. */
export const squareWithFlash = camera('samsung-square', {
  island: { ...boxAt(5, 5.4, 28.8, 29, 7.6), height: 1.2, finish: 'body' },
  lenses: [[5, ...corners.slice(0, 3)]],
  flash: [[2.1, ...corners.slice(3)]],
})

export const tripleBlock = block({ w: 20.4, h: 36.6, left: [4.6, 4.6, 4.6], flash: 0.5 })
export const tripleBlockOfBody = block({
  w: 21,
  h: 38,
  finish: 'body',
  left: [4.8, 4.8, 4.8],
  flash: 0.5,
})
export const pairBlock = block({ w: 20.4, h: 27, finish: 'body', left: [4.9, 4.9], flash: 0.5 })
export const singleBlock = block({ w: 21, h: 15.4, finish: 'body', left: [5], flash: 0.5 })

/** A10 to A50: a slim upright pill with the flash below. */
function slim(count: number): Camera {
  const [w, pitch] = [11.6, 10.8]
  const h = w + 0.6 + pitch * (count - 1)
  return camera('samsung-slim', {
    island: { ...boxAt(5.8, 7, w, h, w / 2), height: 0.9, finish: 'black' },
    lenses: [[4.4, ...column(11.6, 13.1, pitch, count)]],
    flash: [[1.6, [11.6, 7 + h + 4.2]]],
    openings: [boxAt(4.8, 6, w + 2, h + 9, w / 2 + 1)],
  })
}

export const slim1 = slim(1)
export const slim2 = slim(2)
export const slim3 = slim(3)

/** A80: the upper half slides up and turns its camera around, so a case leaves it free. */
export function slider(width: number): Camera {
  const middle = width / 2
  return camera('samsung-slider', {
    island: { ...boxAt(middle - 20.5, 5.6, 41, 14.4, 7.2), height: 0.6, finish: 'black' },
    lenses: [
      [5, [middle - 13.2, 12.8]],
      [4.4, [middle - 1.2, 12.8]],
    ],
    sensors: [[2.2, [middle + 8, 12.8]]],
    flash: [[1.9, [middle + 15, 12.8]]],
  })
}
