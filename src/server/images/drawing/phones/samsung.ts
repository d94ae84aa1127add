import { boxAt, type Camera, lenses, loose, onIsland, type Phone } from './phone.ts'

const finishes: Phone['finishes'] = [
  ['#23262b', '#3b3e43'],
  ['#d9dce2', '#c3c7ce'],
  ['#b9c7d8', '#a3b3c6'],
  ['#d5d9c3', '#bfc4ac'],
  ['#cfc3dd', '#b9adc9'],
  ['#39455c', '#4a566c'],
]

const keys: Phone['keys'] = [
  { side: 'left', y: 40, length: 22 },
  { side: 'left', y: 63, length: 12 },
]

/** The Galaxy of that name: S and A generations have different cameras, the Ultra square corners. */
export function samsung(model: string): Phone {
  const isUltra = /Ultra/.test(model)
  const [width, height] = isUltra
    ? [78.2, 162.8]
    : /\+|S25 Edge|Galaxy A/.test(model)
      ? [76.4, 161]
      : [70.8, 147.4]
  return {
    width,
    height,
    thickness: /Edge/.test(model) ? 5.9 : 8,
    corner: isUltra && !/S2[01]/.test(model) ? 4.6 : 10,
    camera: cameraOf(model),
    keys,
    finishes,
  }
}

function cameraOf(model: string): Camera {
  if (/S2[2345] Ultra/.test(model)) return ultra()
  if (/S25 Edge|A07\b/.test(model)) return pill(2)
  if (/A[2357][67]\b|A17\b/.test(model)) return pill(3)
  if (/S21|A[57]3\b|A33\b/.test(model)) return contour(/FE|A/.test(model) ? 3 : 4)
  if (/S20/.test(model)) return block(24, 44)
  if (/A[5-7]2|A[5-7]1|A[1-4]1\b|A12\b|A22\b|A42|A52s|A21s/.test(model)) return block(22, 36)
  if (/A[0-8]0s?\b/.test(model)) return slim()
  if (/A0/.test(model)) return row(2)
  return row(3)
}

/** S22 Ultra on: three large lenses, two small ones beside them. */
function ultra(): Camera {
  return loose('samsung-ultra', {
    lenses: lenses(7.6, [13.2, 14.5], [13.2, 33.5], [13.2, 52.5]).concat(lenses(5.4, [30.6, 33.5])),
    sensors: lenses(2.7, [30.6, 21.6]),
    flash: lenses(2.6, [30.6, 12.4]),
  })
}

/** S22 on and many A: lenses loose in a row, each in its own ring. */
function row(count: number): Camera {
  const places = [13.4, 30.2, 47].slice(0, count).map((y) => [12.6, y] as const)
  return loose(count === 3 ? 'samsung-row' : 'samsung-pair', {
    lenses: lenses(6.8, ...places),
    flash: lenses(2.3, [26.4, 13.4]),
  })
}

/** A56 and its year: the lenses share an upright pill. */
function pill(count: number): Camera {
  const height = count === 3 ? 47 : 32
  const island = { ...boxAt(5, 5.4, 16.6, height, 8.3), height: 1.4, finish: 'black' as const }
  const places = Array.from({ length: count }, (_, index) => [13.3, 13.7 + index * 15.2] as const)
  const camera = onIsland('samsung-pill', island, {
    lenses: lenses(6, ...places),
    flash: lenses(2.3, [28, 13.7]),
  })
  return { ...camera, openings: [...camera.openings, boxAt(24.6, 10.3, 6.8, 6.8, 3.4)] }
}

/** S21: the block grows out of the frame. */
function contour(count: number): Camera {
  const island = { ...boxAt(0.9, 0.9, 24.5, 47, 9), height: 1.3, finish: 'metal' as const }
  const places = [11, 25, 39].map((y) => [10.6, y] as const)
  return onIsland('samsung-contour', island, {
    lenses: lenses(5.7, ...places),
    flash: lenses(1.8, [20.4, 33]),
    sensors: count === 4 ? lenses(2.2, [20.4, 18]) : [],
  })
}

/** S20 and A51: a rounded block with lenses in an L. */
function block(width: number, height: number): Camera {
  const island = { ...boxAt(4.6, 4.6, width, height, 6.4), height: 1.3, finish: 'black' as const }
  return onIsland('samsung-block', island, {
    lenses: lenses(4.7, [11.2, 11.4], [11.2, 4.6 + height / 2], [11.2, 4.6 + height - 6.8]),
    sensors: lenses(2.6, [4.6 + width - 5.6, 4.6 + height - 6.8]),
    flash: lenses(2, [4.6 + width - 5.6, 11.4]),
  })
}

/** A10 to A50: a slim upright pill. */
function slim(): Camera {
  const island = { ...boxAt(6, 7, 11.5, 34, 5.7), height: 0.9, finish: 'black' as const }
  const camera = onIsland('samsung-slim', island, {
    lenses: lenses(4.3, [11.75, 13], [11.75, 24], [11.75, 35]),
    flash: lenses(1.7, [11.75, 46.2]),
  })
  return { ...camera, openings: [boxAt(5, 6, 13.5, 44.6, 6.7)] }
}
