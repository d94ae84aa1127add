import type { Point } from '#studio/drawing/svg.ts'
import { boxAt, camera } from './parts.ts'
import type { Camera } from './phone.ts'

/** What Apple leaves between a lens and the edge of its island, in every year. */
const RIM = 1.4

/** An island in the corner: as far from both edges, wide and high as measured. */
interface Corner {
  readonly inset: number
  readonly w: number
  readonly h: number
  readonly r: number
  readonly lens: number
}

/** Where its lenses lie at the near and the far ends of both sides. */
function ends({ inset, w, h, lens }: Corner) {
  const near = inset + lens + RIM
  return { near, right: inset + w - lens - RIM, foot: inset + h - lens - RIM }
}

function islandOf({ inset, w, h, r }: Corner, height: number) {
  return { ...boxAt(inset, inset, w, h, r), height, finish: 'body' as const }
}

/** 17 Pro: a plateau from edge to edge, three lenses left, flash and scanner right. */
export function plateau(width: number): Camera {
  const right = width - 11.6
  return camera('iphone-plateau', {
    island: { ...boxAt(1.5, 1.9, width - 3, 41.4, 18), height: 3, finish: 'body' },
    lenses: [[8.2, [13.9, 13], [13.9, 32.2], [32.2, 22.6]]],
    flash: [[3.2, [right, 11.4]]],
    sensors: [
      [3.2, [right, 33.8]],
      [0.6, [right, 22.6]],
    ],
    gap: 0.9,
  })
}

/** 17 Air: a slimmer bar with one lens. */
export function bar(width: number): Camera {
  return camera('iphone-bar', {
    island: { ...boxAt(1.7, 2.2, width - 3.4, 24.6, 12.3), height: 3.2, finish: 'body' },
    lenses: [[8.3, [14.6, 14.5]]],
    flash: [[2.9, [width - 13.6, 14.5]]],
    sensors: [[0.6, [width - 21.4, 14.5]]],
  })
}

/** One lens without an island, the flash beside it. */
function single(lens: number, at: number, flash: number): Camera {
  const edge = at - lens - 1.5
  return camera('iphone-single', {
    openings: [boxAt(edge, edge, flash + 4.4 - edge, 2 * (lens + 1.5), lens + 1.5)],
    lenses: [[lens, [at, at]]],
    flash: [[2.4, [flash, at]]],
    sensors: [[0.6, [(at + lens + flash - 2.4) / 2, at]]],
  })
}

export const homeSingle = single(5.5, 12, 25.4)
export const wideSingle = single(6.9, 13.2, 29.4)

/** XR: one lens with the flash below it. */
export const singleUpright = camera('iphone-single', {
  openings: [boxAt(5, 5, 14.6, 27.4, 7.3)],
  lenses: [[5.5, [12.3, 12.3]]],
  flash: [[2.4, [12.3, 27.6]]],
  sensors: [[0.6, [12.3, 21.5]]],
})

/** 11 Pro to 16 Pro: three lenses, the flash above the third, later a scanner below it. */
function triple(corner: Corner, hasScanner = true): Camera {
  const { inset, w, h, lens } = corner
  const { near, right, foot } = ends(corner)
  const low: Point = [right, inset + h - 5.1]
  return camera('iphone-triple', {
    island: islandOf(corner, 1.7),
    lenses: [[lens, [near, near], [near, foot], [right, (near + foot) / 2]]],
    flash: [[lens * 0.4, [right, inset + 5.2]]],
    sensors: hasScanner
      ? [
          [lens * 0.43, low],
          [0.6, [inset + w - 3.5, inset + h - 8.4]],
        ]
      : [[0.6, low]],
  })
}

export const triple11 = triple({ inset: 3.2, w: 30.6, h: 32.7, r: 8.6, lens: 6.6 }, false)
export const triple12 = triple({ inset: 4.1, w: 30.4, h: 31.8, r: 9, lens: 6.7 })
export const triple12Max = triple({ inset: 4.2, w: 33, h: 34.3, r: 9.8, lens: 7.3 })
export const triple13 = triple({ inset: 4.3, w: 35, h: 36.2, r: 10.6, lens: 7.8 })
export const triple14 = triple({ inset: 4.7, w: 36.8, h: 38.2, r: 11.2, lens: 8.1 })
export const triple16 = triple({ inset: 4.6, w: 37.4, h: 38.8, r: 11.4, lens: 8.3 })

/** 16 and 17: two lenses in an upright pill, the microphone between, the flash beside. */
function uprightPill(w: number, h: number): Camera {
  const [x, top] = [4.8 + w / 2, 4.8 + w / 2]
  const foot = 4.8 + h - w / 2
  const flash = 4.8 + w + 5.6
  return camera('iphone-vertical-pill', {
    island: { ...boxAt(4.8, 4.8, w, h, w / 2), height: 1.6, finish: 'body' },
    lenses: [[w / 2 - RIM, [x, top], [x, foot]]],
    flash: [[2.5, [flash, (top + foot) / 2]]],
    sensors: [[0.6, [x, (top + foot) / 2]]],
    openings: [boxAt(3.6, 3.6, flash + 0.6, h + 2.4, w / 2 + 1.2)],
  })
}

export const pill16 = uprightPill(16.8, 35.4)
export const pill17 = uprightPill(17.6, 36.8)

/** X: the same, slimmer, with the flash between the lenses. */
export const slimPill = camera('iphone-slim-pill', {
  island: { ...boxAt(6.2, 6.5, 11.3, 24.3, 5.6), height: 1.3, finish: 'black' },
  lenses: [[4.5, [11.85, 12.05], [11.85, 25.25]]],
  flash: [[1.3, [11.85, 17.9]]],
  sensors: [[0.4, [11.85, 20.2]]],
})

/** 13 to 15: two lenses across the diagonal. */
function diagonal(corner: Corner): Camera {
  const { near, right, foot } = ends(corner)
  return camera('iphone-diagonal', {
    island: islandOf(corner, 1.5),
    lenses: [[corner.lens, [near, near], [right, foot]]],
    flash: [[2.5, [right, near - 1.2]]],
    sensors: [[0.6, [near, foot]]],
  })
}

export const diagonal13 = diagonal({ inset: 4.2, w: 29.4, h: 30.6, r: 8.6, lens: 6.6 })
export const diagonal14 = diagonal({ inset: 4.2, w: 31, h: 32.2, r: 9, lens: 7.1 })
export const diagonal15 = diagonal({ inset: 4.4, w: 32.2, h: 33.4, r: 9.6, lens: 7.4 })

/** 11 and 12: two lenses one above the other, flash and microphone beside them. */
function verticalPair(corner: Corner): Camera {
  const { inset, w, h, lens } = corner
  const { near, foot } = ends(corner)
  const right = inset + w - 6.4
  return camera('iphone-vertical-pair', {
    island: islandOf(corner, 1.4),
    lenses: [[lens, [near, near], [near, foot]]],
    flash: [[2.5, [right, inset + h / 2]]],
    sensors: [[0.6, [right, inset + h - 7]]],
  })
}

export const pair11 = verticalPair({ inset: 3.3, w: 28.8, h: 30.8, r: 8.2, lens: 6.2 })
export const pair12 = verticalPair({ inset: 4.1, w: 27.6, h: 29, r: 8.2, lens: 6.1 })
