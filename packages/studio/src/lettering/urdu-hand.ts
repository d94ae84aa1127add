import type { Point } from '#studio/drawing/svg.ts'

/** A word as strokes, from right to left; its right end is at 0, its baseline at 0. */
export interface UrduWord {
  readonly strokes: readonly (readonly Point[])[]
  /** Small signs over letters, written with a finer pen. */
  readonly signs: readonly (readonly Point[])[]
  readonly dots: readonly Point[]
  readonly width: number
}

/** Draws a word of Urdu; `slope` as in `lettering/urdu.ts`. */
type WriteUrdu = (word: string, slope?: number) => UrduWord

let lent: WriteUrdu | undefined

/**
 * Registers the Urdu lettering. It is a seventh of the code for names, so that a browser loads it
 * with the first Urdu letter.
 */
export function registerUrduLettering(write: WriteUrdu): void {
  lent = write
}

/** Whether the Urdu lettering is registered. */
export function isUrduLetteringRegistered(): boolean {
  return lent !== undefined
}

/** Draws a word of Urdu with the registered lettering. */
export const writeUrdu: WriteUrdu = (word, slope) => {
  if (!lent) throw new Error('nothing has lent the hand for Urdu: import lettering/urdu.ts')
  return lent(word, slope)
}
