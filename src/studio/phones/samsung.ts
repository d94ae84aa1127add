import { body, boxAt, camera } from './parts.ts'
import type { Camera } from './phone.ts'
import { always, anyOther, type PhoneRange } from './range.ts'

/** S22 Ultra on: three large lenses, two small ones beside them. */
const ultra = camera('samsung-ultra', {
  lenses: [
    [7.6, [13.2, 14.5], [13.2, 33.5], [13.2, 52.5]],
    [5.4, [30.6, 33.5]],
  ],
  sensors: [[2.7, [30.6, 21.6]]],
  flash: [[2.6, [30.6, 12.4]]],
})

/** S22 on and many A: lenses loose in a row, each in its own ring. */
const row = camera('samsung-row', {
  lenses: [[6.8, [12.6, 13.4], [12.6, 30.2], [12.6, 47]]],
  flash: [[2.3, [26.4, 13.4]]],
})

/** The same with two. */
const pair = camera('samsung-pair', {
  lenses: [[6.8, [12.6, 13.4], [12.6, 30.2]]],
  flash: [[2.3, [26.4, 13.4]]],
})

/** A56 and its year: the lenses share an upright pill. */
function pill(height: number, count: number): Camera {
  const places = Array.from({ length: count }, (_, index) => [13.3, 13.7 + index * 15.2] as const)
  return camera('samsung-pill', {
    island: { ...boxAt(5, 5.4, 16.6, height, 8.3), height: 1.4, finish: 'black' },
    lenses: [[6, ...places]],
    flash: [[2.3, [28, 13.7]]],
    besides: [boxAt(24.6, 10.3, 6.8, 6.8, 3.4)],
  })
}

/** S21: the block grows out of the frame, some with a sensor beside the lenses. */
function contour(hasSensor: boolean): Camera {
  return camera('samsung-contour', {
    island: { ...boxAt(0.9, 0.9, 24.5, 47, 9), height: 1.3, finish: 'metal' },
    lenses: [[5.7, [10.6, 11], [10.6, 25], [10.6, 39]]],
    flash: [[1.8, [20.4, 33]]],
    sensors: hasSensor ? [[2.2, [20.4, 18]]] : [],
  })
}

/** S20 and A51: a rounded block with lenses in an L. */
function block(width: number, height: number): Camera {
  const [right, foot] = [4.6 + width - 5.6, 4.6 + height - 6.8]
  return camera('samsung-block', {
    island: { ...boxAt(4.6, 4.6, width, height, 6.4), height: 1.3, finish: 'black' },
    lenses: [[4.7, [11.2, 11.4], [11.2, 4.6 + height / 2], [11.2, foot]]],
    sensors: [[2.6, [right, foot]]],
    flash: [[2, [right, 11.4]]],
  })
}

/** A10 to A50: a slim upright pill. */
const slim = camera('samsung-slim', {
  island: { ...boxAt(6, 7, 11.5, 34, 5.7), height: 0.9, finish: 'black' },
  lenses: [[4.3, [11.75, 13], [11.75, 24], [11.75, 35]]],
  flash: [[1.7, [11.75, 46.2]]],
  openings: [boxAt(5, 6, 13.5, 44.6, 6.7)],
})

/** S and A generations have different cameras, the Ultra square corners. */
export const samsung: PhoneRange = {
  bodies: [
    [/S2[01] Ultra/, body(78.2, 162.8, 10)],
    [/Ultra/, body(78.2, 162.8, 4.6)],
    [/Edge/, body(76.4, 161, 10, 5.9)],
    [/\+|Galaxy A/, body(76.4, 161, 10)],
    [anyOther, body(70.8, 147.4, 10)],
  ],
  cameras: [
    [/S2[2345] Ultra/, ultra],
    [/S25 Edge|A07\b/, pill(32, 2)],
    [/A[2357][67]\b|A17\b/, pill(47, 3)],
    [/S21 FE|A[57]3\b|A33\b/, contour(false)],
    [/S21/, contour(true)],
    [/S20/, block(24, 44)],
    [/A[5-7]2|A[5-7]1|A[1-4]1\b|A12\b|A22\b|A42|A52s|A21s/, block(22, 36)],
    [/A[0-8]0s?\b/, slim],
    [/A0/, pair],
    [anyOther, row],
  ],
  finishes: always([
    ['#23262b', '#3b3e43'],
    ['#d9dce2', '#c3c7ce'],
    ['#b9c7d8', '#a3b3c6'],
    ['#d5d9c3', '#bfc4ac'],
    ['#cfc3dd', '#b9adc9'],
    ['#39455c', '#4a566c'],
  ]),
  keys: [
    { side: 'left', y: 40, length: 22 },
    { side: 'left', y: 63, length: 12 },
  ],
}
