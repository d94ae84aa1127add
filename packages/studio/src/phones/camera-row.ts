import { type Box, grown } from '#studio/drawing/outline.ts'
import type { Camera, Island, Lens } from './phone.ts'

/**
 * A length: millimetres from the left or the top, or a share of the phone's width (for keys:
 * height) plus or minus millimetres: `'50%'`, `'100% - 12.4'`.
 */
export type Measure = number | string

/** A box by its left, top, width, height and corner radius; or a round one by its middle and radius. */
type BoxRow =
  | readonly [left: Measure, top: number, width: Measure, height: number, corner: number]
  | readonly [x: Measure, y: number, radius: number]

/** Lenses of one radius at these places. */
type LensRow = readonly [radius: number, ...places: (readonly [x: Measure, y: number])[]]

/** A camera in the table of a brand; absent parts do not exist. */
export interface CameraRow {
  /** Name in tests and for neighbouring models. */
  readonly family: string
  readonly island?: Pick<Island, 'height' | 'finish'> & {
    readonly box: BoxRow
    readonly pane?: BoxRow | readonly BoxRow[]
  }
  readonly lenses: readonly LensRow[]
  readonly sensors?: readonly LensRow[]
  readonly flash: readonly LensRow[]
  /** Margin of an opening around its part, on each side; 1 by default. */
  readonly gap?: number
  /** Additional openings. */
  readonly besides?: readonly BoxRow[]
  /** Openings that replace the default ones. */
  readonly openings?: readonly BoxRow[]
}

/**
 * Computes the camera of a row on a back of that width. The opening follows the island, a little
 * wider; without an island every part has an opening of its own.
 */
export function cameraOf(row: CameraRow, width: number): Camera {
  const { family, gap = 1, besides = [] } = row
  const boxes = (rows: readonly BoxRow[]) => rows.map((box) => boxOf(box, width))
  const island = row.island && islandOf(row.island, width)
  const lenses = lensesOf(row.lenses, width)
  const sensors = lensesOf(row.sensors ?? [], width)
  const flash = lensesOf(row.flash, width)
  const usual = island
    ? [grown(island, gap)]
    : [...lenses, ...sensors, ...flash].map(({ at: [x, y], radius }) => disc(x, y, radius + gap))
  return {
    family,
    lenses,
    sensors,
    flash,
    ...(island && { island }),
    openings: row.openings ? boxes(row.openings) : [...usual, ...boxes(besides)],
  }
}

/** Converts a length to millimetres, on a phone that is `whole` millimetres wide or high. */
export function millimetres(measure: Measure, whole: number): number {
  if (typeof measure === 'number') return measure
  const [, share, sign, rest = 0] = /^([\d.]+)%(?: ([+-]) ([\d.]+))?$/.exec(measure) ?? []
  if (share === undefined) throw new RangeError(`“${measure}” is no measure`)
  return (Number(share) / 100) * whole + (sign === '-' ? -rest : Number(rest))
}

/** A round box about a point. */
export function disc(x: number, y: number, radius: number): Box {
  return { x, y, w: 2 * radius, h: 2 * radius, r: radius }
}

function boxOf(row: BoxRow, width: number): Box {
  const x = millimetres(row[0], width)
  if (row.length === 3) return disc(x, row[1], row[2])
  const [, top, across, h, r] = row
  const w = millimetres(across, width)
  return { x: x + w / 2, y: top + h / 2, w, h, r }
}

function islandOf({ box, pane, ...rest }: NonNullable<CameraRow['island']>, width: number): Island {
  return {
    ...boxOf(box, width),
    ...rest,
    ...(pane && { pane: isList(pane) ? pane.map((one) => boxOf(one, width)) : boxOf(pane, width) }),
  }
}

function isList(pane: BoxRow | readonly BoxRow[]): pane is readonly BoxRow[] {
  return Array.isArray(pane[0])
}

function lensesOf(rows: readonly LensRow[], width: number): Lens[] {
  return rows.flatMap(([radius, ...places]) =>
    places.map(([x, y]): Lens => ({ at: [millimetres(x, width), y], radius })),
  )
}
