import type { Sought } from './find.ts'

/** What the words of a search ask for. */
export function soughtBy(words: readonly string[]): readonly Sought[] {
  return words.map((word) => ({ words: [word] }))
}
