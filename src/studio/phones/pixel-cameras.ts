import type { Point } from '#studio/drawing/svg.ts'
import { boxAt, camera } from './parts.ts'
import type { Camera } from './phone.ts'

/** A visor's measures: from its top to its foot, and where the lenses lie along it. */
interface Visor {
  readonly top: number
  readonly h: number
  readonly lens: number
  readonly lenses: readonly number[]
  /** How far the flash is from the far edge. */
  readonly flash: number
  /** Of dark glass all over, or of metal with a pane around so many of the lenses. */
  readonly pane?: number
}

/** 6 to 8: a visor from edge to edge. */
function visor({ top, h, lens, lenses, flash, pane }: Visor, sensor?: Point) {
  return (width: number): Camera => {
    const middle = top + h / 2
    const [first = 0, last = 0] = [lenses[0], lenses[(pane ?? 0) - 1]]
    const reach = lens + 2.4
    return camera(pane ? 'pixel-metal-visor' : 'pixel-glass-visor', {
      island: {
        ...boxAt(0.4, top, width - 0.8, h, pane ? 3.6 : 2.4),
        height: 2.6,
        ...(pane
          ? {
              finish: 'metal',
              pane: boxAt(
                first - reach,
                middle - reach,
                last - first + 2 * reach,
                2 * reach,
                reach,
              ),
            }
          : { finish: 'black' }),
      },
      lenses: lenses.map((x, index) => [lens + (pane && index >= pane ? 1.6 : 0), [x, middle]]),
      flash: [[2.2, [width - flash, middle - (sensor ? 4 : 0)]]],
      sensors: sensor ? [[1.9, [width - sensor[0], middle + sensor[1]]]] : [],
      gap: 0.4,
    })
  }
}

export const visor6 = visor({ top: 14.6, h: 24, lens: 5.6, lenses: [16.6, 31], flash: 14.6 })
export const visor6Pro = visor({ top: 15, h: 24.6, lens: 5.8, lenses: [17, 33, 49], flash: 12.4 })
export const visor6a = visor({ top: 14.4, h: 17.6, lens: 4.5, lenses: [15.6, 27.6], flash: 16.4 })
export const visor7 = visor({
  top: 14.8,
  h: 23.4,
  lens: 5.6,
  lenses: [19.4, 33.4],
  flash: 17.6,
  pane: 2,
})
/** The long zoom has a round window of its own. */
export const visor7Pro = visor({
  top: 15.4,
  h: 24.4,
  lens: 6,
  lenses: [17, 32, 50.6],
  flash: 11.4,
  pane: 2,
})
export const visor7a = visor({
  top: 15,
  h: 18.4,
  lens: 4.8,
  lenses: [19, 31.4],
  flash: 18.4,
  pane: 2,
})
export const visor8 = visor({
  top: 14.2,
  h: 23.8,
  lens: 5.9,
  lenses: [18.4, 33.2],
  flash: 16.4,
  pane: 2,
})
/** Beside the flash, a thermometer. */
export const visor8Pro = visor(
  {
    top: 15.2,
    h: 25,
    lens: 6.2,
    lenses: [17, 32.6, 48.2],
    flash: 10.6,
    pane: 3,
  },
  [10.6, 4.4],
)
export const visor8a = visor({
  top: 14.8,
  h: 18.6,
  lens: 4.9,
  lenses: [18.4, 31.2],
  flash: 17.8,
  pane: 2,
})

/** 9 and 10: a pill of glass in a bright frame, clear of the edges. */
function island(lens: number, places: readonly number[], hasThermometer = false) {
  return (width: number): Camera => {
    const [row, w] = [22, width - 12.4]
    const right = width - 15
    return camera('pixel-island', {
      island: {
        ...boxAt(6.2, row - 11, w, 22, 11),
        height: 3.2,
        finish: 'metal',
        pane: boxAt(7.9, row - 9.3, w - 3.4, 18.6, 9.3),
      },
      lenses: [[lens, ...places.map((x): Point => [x, row])]],
      flash: [[2.2, [right, row - (hasThermometer ? 3.8 : 0)]]],
      sensors: hasThermometer ? [[1.8, [right, row + 3.9]]] : [],
    })
  }
}

export const island9 = island(6.3, [17.6, 33.4])
export const island10 = island(5.4, [16.8, 30.2, 43.6])
export const islandPro = island(6, [16.8, 31.2, 45.6], true)
export const islandProXl = island(6.2, [17.2, 32.4, 47.6], true)

/** 9a and 10a: a pill lying all but flush in the corner. */
export const flushPill = camera('pixel-flush-pill', {
  island: { ...boxAt(6.8, 7.2, 38.4, 18, 9), height: 0.5, finish: 'black' },
  lenses: [[5.9, [16, 16.2], [30, 16.2]]],
  flash: [[1.7, [40, 16.2]]],
  gap: 1.2,
})

/** The first Fold: a bar that stops short of the edges, the three lenses in one pane. */
export function foldBar(width: number): Camera {
  return camera('pixel-fold-bar', {
    island: {
      ...boxAt(4.2, 11.6, width - 8.4, 21.4, 8.6),
      height: 2.6,
      finish: 'metal',
      pane: boxAt(11.4, 14.6, 44.6, 15.4, 7.7),
    },
    lenses: [[5.3, [19.4, 22.3], [33.7, 22.3], [48, 22.3]]],
    flash: [[2.2, [width - 15, 22.3]]],
  })
}

/** 9 and 10 Pro Fold: a block in the corner with two panes, one above the other. */
export const foldBlock = camera('pixel-fold-block', {
  island: {
    ...boxAt(5, 5.4, 42, 31.6, 9.6),
    height: 2.8,
    finish: 'metal',
    pane: [boxAt(7, 7.4, 38, 13, 6.5), boxAt(7, 22, 38, 13, 6.5)],
  },
  lenses: [[4.9, [14, 13.9], [29, 13.9], [14, 28.5]]],
  flash: [[2.1, [38.8, 28.5]]],
  sensors: [[2.2, [28.6, 28.5]]],
})
