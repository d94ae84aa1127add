/**
 * Design of a drawn product (rule: drawn-pictures). With the model it fully determines the
 * pictures: the same design on the same phone is the same picture.
 */
export interface Design {
  /** Look of the studio for the product's case type. */
  readonly look: string
  /** Colour `#rrggbb` for the variable part of the look; null for its default. */
  readonly colour: string | null
  /** Motif of the studio in place of the look's own print; null for none. */
  readonly motif: string | null
  /** Owner's picture on the back; null for none. */
  readonly artwork: Artwork | null
  /** Seed of all random choices: paper, the phone's colour, where petals fall. */
  readonly seed: string
}

/** Picture of the owner, placed on the back of a case. */
export interface Artwork {
  /** Path of an uploaded picture: `/uploads/<base>.webp`. */
  readonly picture: string
  /** Offset of its centre from the back's centre, as shares of the back's width and height. */
  readonly x: number
  readonly y: number
  /** Width as a share of the back's width; 1 spans it from edge to edge. */
  readonly scale: number
  /** Degrees, clockwise. */
  readonly turn: number
}

/** Limits of an artwork's position, scale and rotation. */
export const artworkBounds = {
  x: { least: -1, most: 1 },
  y: { least: -1, most: 1 },
  scale: { least: 0.1, most: 4 },
  turn: { least: -180, most: 180 },
} as const

/** Limits the length of a look's, motif's or seed's name. */
export const MAX_DESIGN_WORD = 80
