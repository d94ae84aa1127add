// The studio defines designs (rule: drawn-pictures); the shop stores and validates them.
export type { Artwork, Design } from '@khol/studio'

/** Limits of an artwork's position, scale and rotation. */
export const artworkBounds = {
  x: { least: -1, most: 1 },
  y: { least: -1, most: 1 },
  scale: { least: 0.1, most: 4 },
  turn: { least: -180, most: 180 },
} as const

/** Limits the length of a look's, motif's or seed's name. */
export const MAX_DESIGN_WORD = 80
