import { boxAt, type Camera, lenses, onIsland, type Phone } from './phone.ts'

const finishes: Phone['finishes'] = [
  ['#26282b', '#3d3f43'],
  ['#ece7df', '#cfcac1'],
  ['#dfe3d8', '#c3c8ba'],
  ['#e9cfcc', '#d3b7b3'],
  ['#9fb6cf', '#8aa2bc'],
]

const keys: Phone['keys'] = [
  { side: 'left', y: 44, length: 9 },
  { side: 'left', y: 63, length: 20 },
]

/** The Pixel of that name: a visor across the back, later an island of its own. */
export function pixel(model: string): Phone {
  const [width, height] = /Fold/.test(model)
    ? [77.1, 155.2]
    : /XL|6 Pro|7 Pro|8 Pro/.test(model)
      ? [76.6, 162.8]
      : [72, 152.8]
  return {
    width,
    height,
    thickness: 8.6,
    corner: /Pixel (9|10)/.test(model) ? 12 : 9.5,
    camera: cameraOf(model, width),
    keys,
    finishes,
  }
}

function cameraOf(model: string, width: number): Camera {
  const isPro = /Pro|XL/.test(model)
  if (/(9|10) Pro Fold/.test(model)) return foldBlock()
  if (/(9|10)a/.test(model)) return flushPill()
  if (/Pixel (9|10)/.test(model)) return island(width, isPro)
  if (/Pixel 6/.test(model)) return visor(width, 'pixel-glass-visor', isPro)
  return visor(width, 'pixel-metal-visor', isPro || /8 Pro/.test(model))
}

/** 9 and 10: a pill that floats clear of the edges. */
function island(width: number, isPro: boolean): Camera {
  const w = width - 13
  const middle = 22.4
  return onIsland(
    'pixel-island',
    {
      ...boxAt(6.5, middle - 10.6, w, 21.2, 10.6),
      height: 3.2,
      finish: 'metal',
      pane: boxAt(8.2, middle - 8.9, w - 3.4, 17.8, 8.9),
    },
    {
      lenses: lenses(5.9, [17.4, middle], [32.6, middle]).concat(
        isPro ? lenses(5.9, [46.2, middle]) : lenses(4.6, [45.6, middle]),
      ),
      flash: lenses(2.3, [width - 15.2, middle + (isPro ? -3.6 : 0)]),
      sensors: isPro ? lenses(1.7, [width - 15.2, middle + 4]) : [],
    },
  )
}

/** 6 to 8: a visor from edge to edge. */
function visor(width: number, family: string, isPro: boolean): Camera {
  const isGlass = family === 'pixel-glass-visor'
  const [top, height] = [15.5, 23.5]
  const middle = top + height / 2
  const opening = { ...boxAt(0.4, top, width - 0.8, height, 4.4), height: 2.6 }
  return onIsland(
    family,
    {
      ...opening,
      finish: isGlass ? 'black' : 'metal',
      ...(isGlass ? {} : { pane: boxAt(12, middle - 7.6, isPro ? 47 : 33, 15.2, 7.6) }),
    },
    {
      lenses: lenses(5.4, [20, middle], [34.5, middle]).concat(
        isPro ? lenses(5.2, [50, middle]) : [],
      ),
      flash: lenses(2.3, [width - 12.5, middle]),
    },
    0.7,
  )
}

/** 9a: a pill lying flush in the corner. */
function flushPill(): Camera {
  const box = boxAt(6.6, 7.4, 36, 17.4, 8.7)
  return onIsland(
    'pixel-flush-pill',
    { ...box, height: 0.5, finish: 'black' },
    {
      lenses: lenses(6, [16, 16.1], [30.6, 16.1]),
      flash: lenses(1.6, [38.7, 16.1]),
    },
    1.2,
  )
}

/** Folds: a block in the corner with two rows. */
function foldBlock(): Camera {
  return onIsland(
    'pixel-fold-block',
    {
      ...boxAt(5, 5, 37, 27, 9),
      height: 2.6,
      finish: 'metal',
      pane: boxAt(6.4, 6.6, 34.2, 11, 5.5),
    },
    {
      lenses: lenses(4.4, [13, 12.1], [26, 12.1], [13, 24.6]),
      flash: lenses(2.2, [35.2, 24.6]),
      sensors: lenses(1.8, [26, 24.6]),
    },
  )
}
