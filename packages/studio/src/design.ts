/**
 * Design of a case. With the phone it fully determines the pictures: the same design on the same
 * phone is the same picture.
 */
export interface Design {
  /** Look of the case type's book. */
  readonly look: string
  /** Colour `#rrggbb` for the variable part of the look; null for its default. */
  readonly colour: string | null
  /** Motif in place of the look's own print; null for none. */
  readonly motif: string | null
  /** Picture of the owner on the back; null for none. */
  readonly artwork: Artwork | null
  /** Seed of all random choices: paper and the phone's colour. */
  readonly seed: string
}

/** Picture of the owner, placed on the back of a case. */
export interface Artwork {
  /** Address of the picture, for the caller alone: its bytes are passed beside the design. */
  readonly picture: string
  /** Offset of its centre from the back's centre, as shares of the back's width and height. */
  readonly x: number
  readonly y: number
  /** Width as a share of the back's width; 1 spans it from edge to edge. */
  readonly scale: number
  /** Degrees, clockwise. */
  readonly turn: number
}

/** Kind of device that a case is made for. */
export type DeviceKind = 'phone' | 'earphones'

/** The case type whose looks print a customer's name. */
export const NAME_TYPE = 'Name Customization'
