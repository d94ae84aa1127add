import type { Colour } from '#studio/drawing/colour.ts'
import type { Box } from '#studio/drawing/outline.ts'
import type { Point } from '#studio/drawing/svg.ts'

/** A lens on a phone's back: millimetres from the back's upper left corner. */
export interface Lens {
  readonly at: Point
  readonly radius: number
}

/** The plate below a camera; absent if its lenses lie directly on the back. */
export interface Island extends Box {
  /** Height above the back, in millimetres. */
  readonly height: number
  /** `body` takes the phone's own colour, `black` is dark glass, `metal` a brushed bar. */
  readonly finish: 'body' | 'black' | 'metal' | 'ring'
  /** Dark glass set into the island: a pane, or several. */
  readonly pane?: Box | readonly Box[]
}

/** The camera of a model family, seen from behind. */
export interface Camera {
  /** Name of the family in tests and for neighbouring models. */
  readonly family: string
  /** The openings of the case. */
  readonly openings: readonly Box[]
  readonly island?: Island
  readonly lenses: readonly Lens[]
  /** Dark dots: depth and light sensors, microphones. */
  readonly sensors: readonly Lens[]
  readonly flash: readonly Lens[]
}

/** Outer dimensions of a phone, which a case must fit. Millimetres. */
export interface Body {
  readonly width: number
  readonly height: number
  readonly thickness: number
  readonly corner: number
}

/** Whether a phone is drawn after the real one, or like its family. */
export type PhoneBasis = 'known' | 'family'

/** A phone as the case's interior. Millimetres. */
export interface Phone extends Body {
  readonly basis: PhoneBasis
  readonly camera: Camera
  /** Keys of each side, seen from behind: middle from the top, and length. */
  readonly keys: readonly {
    readonly side: 'left' | 'right'
    readonly y: number
    readonly length: number
  }[]
  /** Colours in which the phone is sold: back, then frame. */
  readonly finishes: readonly (readonly [back: Colour, frame: Colour])[]
}
