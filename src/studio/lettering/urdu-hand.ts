import type { writeUrdu as Write } from './urdu.ts'

let lent: typeof Write | undefined

/**
 * Lends the hand that writes Urdu to all that letters. It is a seventh of what draws a name, so that a
 * browser fetches it with the first letter of Urdu (docs/decisions/034-printed-names.md).
 */
export function lendUrduHand(write: typeof Write): void {
  lent = write
}

/** Whether Urdu can be written already. */
export function isUrduHandLent(): boolean {
  return lent !== undefined
}

/** Writes a word of Urdu with the hand that was lent; nobody draws one before. */
export const writeUrdu: typeof Write = (word, slope) => {
  if (!lent) throw new Error('nothing has lent the hand for Urdu: import lettering/urdu.ts')
  return lent(word, slope)
}
