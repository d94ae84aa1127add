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

function each(lenses: readonly Lenses[]): Lens[] {
  return lenses.flatMap(([radius, ...places]) => places.map((at) => ({ at, radius })))
}
