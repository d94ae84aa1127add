/**
 * How a product is drawn, instead of being photographed (rule: drawn-pictures). Everything that
 * decides its pictures but the phone: the same design on the same phone is the same picture.
 */
export interface Design {
  /** A look of the studio's book for the product's case type. */
  readonly look: string
  /** `#rrggbb` of what the look leaves open; null for the look's own. */
  readonly colour: string | null
  /** A motif of the studio instead of the look's own print; null for none. */
  readonly motif: string | null
  /** The owner's own picture on the back; null for none. */
  readonly artwork: Artwork | null
  /** Decides all that is left to chance: paper, the phone's colour, where petals fall. */
  readonly seed: string
}

/** A picture of the owner's, placed on the back of a case. */
export interface Artwork {
  /** As an uploaded picture is named: `/uploads/<base>.webp`. */
  readonly picture: string
  /** Where its middle lies, as shares of the back's width and height from the back's middle. */
  readonly x: number
  readonly y: number
  /** Its width as a share of the back's width; 1 reaches from edge to edge. */
  readonly scale: number
  /** Degrees, clockwise. */
  readonly turn: number
}

/** How far an artwork may be moved, zoomed and turned. */
export const artworkBounds = {
  x: { least: -1, most: 1 },
  y: { least: -1, most: 1 },
  scale: { least: 0.1, most: 4 },
  turn: { least: -180, most: 180 },
} as const

/** Longest name of a look, motif or seed. */
export const MAX_DESIGN_WORD = 80
