import { type Box, grown } from '#studio/drawing/outline.ts'
import type { Point } from '#studio/drawing/svg.ts'
import type { Body, Camera, Island, Lens } from './phone.ts'

/** Lenses of one radius, in millimetres, at these places. */
type Lenses = readonly [radius: number, ...places: Point[]]

/** A camera as a table writes it down. */
interface CameraParts {
  readonly island?: Island
  readonly lenses: readonly Lenses[]
  readonly sensors?: readonly Lenses[]
  readonly flash?: readonly Lenses[]
  /** By how much an opening is wider than what it is for; 1 when left out. */
  readonly gap?: number
  /** Openings beside the usual ones. */
  readonly besides?: readonly Box[]
  /** Openings instead of the usual ones. */
  readonly openings?: readonly Box[]
}

/** A body by its sides and the radius of its corners; most are 8 thick. */
export function body(width: number, height: number, corner: number, thickness = 8): Body {
  return { width, height, thickness, corner }
}

/**
 * A camera. Its case's opening follows the island, a little wider; without an island every part has
 * an opening of its own.
 */
export function camera(family: string, parts: CameraParts): Camera {
  const { island, gap = 1, besides = [] } = parts
  const lenses = each(parts.lenses)
  const sensors = each(parts.sensors ?? [])
  const flash = each(parts.flash ?? [])
  const usual = island
    ? [grown(island, gap)]
    : [...lenses, ...sensors, ...flash].map(({ at, radius }) => disc(at, radius + gap))
  return {
    family,
    lenses,
    sensors,
    flash,
    ...(island && { island }),
    openings: parts.openings ?? [...usual, ...besides],
  }
}

/** A box given by its left, top, width, height and corner radius. */
export function boxAt(left: number, top: number, w: number, h: number, r: number): Box {
  return { x: left + w / 2, y: top + h / 2, w, h, r }
}

/** A round box about a point. */
export function disc([x, y]: Point, radius: number): Box {
  return { x, y, w: 2 * radius, h: 2 * radius, r: radius }
}

/** Four places about a middle, row by row. */
export function about([x, y]: Point, dx: number, dy = dx): [Point, Point, Point, Point] {
  return [
    [x - dx, y - dy],
    [x + dx, y - dy],
    [x - dx, y + dy],
    [x + dx, y + dy],
  ]
}

/**
 * A slim upright strip of lenses with its middle so far from the left, as most phones of 2018 and
 * 2019 had it; the flash is at its foot, or loose below or beside it.
 */
export function strip(
  family: string,
  x: number,
  lenses: number,
  flash: 'inside' | 'below' | 'beside' = 'inside',
): Camera {
  const gap = lenses > 4 ? 10 : 11
  const places = Array.from({ length: lenses }, (_, index): Point => [x, 13.2 + index * gap])
  const foot = 13.2 + lenses * gap
  const length = flash === 'inside' ? foot - 3.4 : foot - gap - 0.6
  const light: Point =
    flash === 'inside' ? [x, foot - 2] : flash === 'below' ? [x, foot + 1.6] : [x + 11.4, 14]
  return camera(family, {
    island: { ...boxAt(x - 5.9, 7.2, 11.8, length, 5.9), height: 1.1, finish: 'black' },
    lenses: [[4.4, ...places]],
    flash: [[1.9, light]],
    besides: flash === 'inside' ? [] : [disc(light, 2.9)],
  })
}

/** The same back with a finger's scanner in the middle, which the case leaves open. */
export function withScanner(of: Camera, y: number): (width: number) => Camera {
  return (width) => ({ ...of, openings: [...of.openings, disc([width / 2, y], 6.4)] })
}

function each(lenses: readonly Lenses[]): Lens[] {
  return lenses.flatMap(([radius, ...places]) => places.map((at) => ({ at, radius })))
}
