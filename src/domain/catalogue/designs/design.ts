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

/** Messages about an invalid design. */
export const designSentences = {
  style: 'Please choose a style of this case type',
  motif: 'Please choose a motif from the list, or none',
  onlyPhones: 'Covers for earphones can’t have a motif or a picture of your own',
  artwork: 'Please upload the picture on the back again',
} as const
