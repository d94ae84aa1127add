import { body, boxAt, camera } from './parts.ts'
import type { Camera } from './phone.ts'
import { always, anyOther, type PhoneRange } from './range.ts'

const row = 22.4

/** 9 and 10: a pill that floats clear of the edges. */
function island(width: number, isPro: boolean): Camera {
  const w = width - 13
  return camera('pixel-island', {
    island: {
      ...boxAt(6.5, row - 10.6, w, 21.2, 10.6),
      height: 3.2,
      finish: 'metal',
      pane: boxAt(8.2, row - 8.9, w - 3.4, 17.8, 8.9),
    },
    lenses: [[5.9, [17.4, row], [32.6, row]], isPro ? [5.9, [46.2, row]] : [4.6, [45.6, row]]],
    flash: [[2.3, [width - 15.2, row + (isPro ? -3.6 : 0)]]],
    sensors: isPro ? [[1.7, [width - 15.2, row + 4]]] : [],
  })
}

/** 6 to 8: a visor from edge to edge, of glass or of metal around a pane. */
function visor(width: number, kind: 'glass' | 'metal', isPro: boolean): Camera {
  const [top, height] = [15.5, 23.5]
  const middle = top + height / 2
  return camera(`pixel-${kind}-visor`, {
    island: {
      ...boxAt(0.4, top, width - 0.8, height, 4.4),
      height: 2.6,
      ...(kind === 'glass'
        ? { finish: 'black' }
        : { finish: 'metal', pane: boxAt(12, middle - 7.6, isPro ? 47 : 33, 15.2, 7.6) }),
    },
    lenses: [[5.4, [20, middle], [34.5, middle]], ...(isPro ? [[5.2, [50, middle]] as const] : [])],
    flash: [[2.3, [width - 12.5, middle]]],
    gap: 0.7,
  })
}

/** 9a: a pill lying flush in the corner. */
const flushPill = camera('pixel-flush-pill', {
  island: { ...boxAt(6.6, 7.4, 36, 17.4, 8.7), height: 0.5, finish: 'black' },
  lenses: [[6, [16, 16.1], [30.6, 16.1]]],
  flash: [[1.6, [38.7, 16.1]]],
  gap: 1.2,
})

/** Folds: a block in the corner with two rows. */
const foldBlock = camera('pixel-fold-block', {
  island: {
    ...boxAt(5, 5, 37, 27, 9),
    height: 2.6,
    finish: 'metal',
    pane: boxAt(6.4, 6.6, 34.2, 11, 5.5),
  },
  lenses: [[4.4, [13, 12.1], [26, 12.1], [13, 24.6]]],
  flash: [[2.2, [35.2, 24.6]]],
  sensors: [[1.8, [26, 24.6]]],
})

/** A visor across the back, later an island of its own. */
export const pixel: PhoneRange = {
  bodies: [
    [/(9|10) Pro Fold/, body(77.1, 155.2, 12, 8.6)],
    [/Fold/, body(77.1, 155.2, 9.5, 8.6)],
    [/XL/, body(76.6, 162.8, 12, 8.6)],
    [/[678] Pro/, body(76.6, 162.8, 9.5, 8.6)],
    [/Pixel (9|10)/, body(72, 152.8, 12, 8.6)],
    [anyOther, body(72, 152.8, 9.5, 8.6)],
  ],
  cameras: [
    [/(9|10) Pro Fold/, foldBlock],
    [/(9|10)a/, flushPill],
    [/(9|10) Pro/, (width) => island(width, true)],
    [/Pixel (9|10)/, (width) => island(width, false)],
    [/6 Pro/, (width) => visor(width, 'glass', true)],
    [/Pixel 6/, (width) => visor(width, 'glass', false)],
    [/Pro/, (width) => visor(width, 'metal', true)],
    [anyOther, (width) => visor(width, 'metal', false)],
  ],
  finishes: always([
    ['#26282b', '#3d3f43'],
    ['#ece7df', '#cfcac1'],
    ['#dfe3d8', '#c3c8ba'],
    ['#e9cfcc', '#d3b7b3'],
    ['#9fb6cf', '#8aa2bc'],
  ]),
  keys: [
    { side: 'left', y: 44, length: 9 },
    { side: 'left', y: 63, length: 20 },
  ],
}
