import { editDistance } from '#domain/search/spelling.ts'
import { Bits } from './bits.ts'

/** Letters from which on one mistake is forgiven, and two. */
const FORGIVEN = { once: 4, twice: 8 } as const

/** Which products have which words in one of their texts. */
export class WordIndex {
  readonly #positions = new Map<string, number[]>()

  /** Takes in the words of a product's text. */
  add(position: number, text: string): void {
    for (const word of new Set(wordsOfText(text))) {
      const known = this.#positions.get(word)
      if (known) known.push(position)
      else this.#positions.set(word, [position])
    }
  }

  /** Products with a word that holds this one. */
  holding(part: string): Bits {
    return this.#where((word) => word.includes(part))
  }

  /** Products with a word that begins so. */
  beginning(part: string): Bits {
    return this.#where((word) => word.startsWith(part))
  }

  /** Products with all words of this phrase, each alone or in the plural: 'car' stands in 'card'. */
  saying(phrase: string): Bits {
    const [first = new Bits(), ...others] = wordsOfText(phrase).map((word) =>
      Bits.of([word, `${word}s`, `${word}es`].flatMap((form) => this.#positions.get(form) ?? [])),
    )
    return Bits.all([first, ...others])
  }

  /** Products with a word that was probably meant by this one; figures are never taken for others. */
  resembling(typed: string): Bits {
    const forgiven = typed.length >= FORGIVEN.twice ? 2 : typed.length >= FORGIVEN.once ? 1 : 0
    if (forgiven === 0 || /\d/.test(typed)) return new Bits()
    return this.#where(
      (word) => word[0] === typed[0] && editDistance(word, typed, forgiven) <= forgiven,
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

/** The words of a text in lower case, as they stand and without the marks around them. */
function wordsOfText(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => {
      const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      return bare === word || bare === '' ? [word] : [word, bare]
    })
    .filter((word) => word !== '')
}
