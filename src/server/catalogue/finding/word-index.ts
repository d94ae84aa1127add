import { distance } from 'fastest-levenshtein'
import { Bits } from './bits.ts'

/** Letters from which on one mistake is forgiven, and two. */
const FORGIVEN = { once: 4, twice: 8 } as const

/** Which products have which words in one of their texts. */
export class WordIndex {
  readonly #positions = new Map<string, number[]>()

  /** Takes in the words of a product's text. */
  add(position: number, text: string): void {
    for (const word of new Set(wordsIn(text))) {
      const known = this.#positions.get(word)
      if (known) known.push(position)
      else this.#positions.set(word, [position])
    }
  }

  /** Products with a word that holds this one. */
  holding(part: string): Bits {
    return this.#where((word) => word.includes(part))
  }

  /** Products with a word that was probably meant by this one; figures are never taken for others. */
  resembling(typed: string): Bits {
    const forgiven = typed.length >= FORGIVEN.twice ? 2 : typed.length >= FORGIVEN.once ? 1 : 0
    if (forgiven === 0 || /\d/.test(typed)) return new Bits()
    return this.#where(
      (word) =>
        Math.abs(word.length - typed.length) <= forgiven &&
        word[0] === typed[0] &&
        distance(word, typed) <= forgiven,
    )
  }

  #where(isMeant: (word: string) => boolean): Bits {
    const found = new Bits()
    for (const [word, positions] of this.#positions) {
      if (isMeant(word)) for (const position of positions) found.add(position)
    }
    return found
  }
}

/** The words of a text in lower case, as people separate them. */
export function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}
