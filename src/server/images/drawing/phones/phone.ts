import type { Colour } from '../colour.ts'
import { type Box, grown } from '../outline.ts'
import type { Point } from '../svg.ts'

/** A lens on a phone's back: millimetres from the back's upper left corner. */
export interface Lens {
  readonly at: Point
  readonly radius: number
}

/** What a camera sits on, if it is not loose on the back. */
export interface Island extends Box {
  /** Above the back, in millimetres. */
  readonly height: number
  /** `body` takes the phone's own colour, `black` is dark glass, `metal` a brushed bar. */
  readonly finish: 'body' | 'black' | 'metal' | 'ring'
  /** A pane of dark glass set into the island. */
  readonly pane?: Box
}

/** The camera of a model family, seen from behind. */
export interface Camera {
  /** The family's name, as tests and neighbours call it. */
  readonly family: string
  /** What a case leaves open. */
  readonly openings: readonly Box[]
  readonly island?: Island
  readonly lenses: readonly Lens[]
  /** Dark dots: depth and light sensors, microphones. */
  readonly sensors: readonly Lens[]
  readonly flash: readonly Lens[]
}

/** The body of a model: what a case must fit. Millimetres. */
export interface Phone {
  readonly width: number
  readonly height: number
  readonly thickness: number
  readonly corner: number
  readonly camera: Camera
  /** Which side carries which keys, seen from behind: middle from the top, and length. */
  readonly keys: readonly {
    readonly side: 'left' | 'right'
    readonly y: number
    readonly length: number
  }[]
  /** Colours the phone is sold in: back, then frame. */
  readonly finishes: readonly (readonly [back: Colour, frame: Colour])[]
}

/** A box given by its left, top, width, height and corner radius. */
export function boxAt(left: number, top: number, w: number, h: number, r: number): Box {
  return { x: left + w / 2, y: top + h / 2, w, h, r }
}

/** A round box about a point. */
export function disc([x, y]: Point, radius: number): Box {
  return { x, y, w: 2 * radius, h: 2 * radius, r: radius }
}

/** Lenses at these places, all of one radius. */
export function lenses(radius: number, ...places: readonly Point[]): Lens[] {
  return places.map((at) => ({ at, radius }))
}

/** A camera whose case opening follows its island, a little wider. */
export function onIsland(
  family: string,
  island: Island,
  parts: Partial<Pick<Camera, 'lenses' | 'sensors' | 'flash'>>,
  gap = 1,
): Camera {
  return {
    lenses: [],
    sensors: [],
    flash: [],
    ...parts,
    family,
    island,
    openings: [grown(island, gap)],
  }
}

/** A camera of loose lenses, each with its own opening. */
export function loose(
  family: string,
  parts: Partial<Pick<Camera, 'lenses' | 'sensors' | 'flash'>>,
  gap = 1,
): Camera {
  const whole = { lenses: [], sensors: [], flash: [], ...parts }
  const openings = [...whole.lenses, ...whole.sensors, ...whole.flash].map(({ at, radius }) =>
    disc(at, radius + gap),
  )
  return { ...whole, family, openings }
}
