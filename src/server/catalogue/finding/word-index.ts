import { editDistance } from '#domain/search/spelling.ts'
import { Bits } from './bits.ts'

/** Letters from which on one mistake is forgiven, and two. */
const FORGIVEN = { once: 4, twice: 8 } as const

/** Which products have which words in one of their texts. */
export class WordIndex {
  readonly #positions = new Map<string, number[]>()
  readonly #pairs: ReadonlySet<string>

  /** Of the phrases it is known which products have them word behind word. */
  constructor(phrases: Iterable<string> = []) {
    this.#pairs = new Set([...phrases].flatMap((phrase) => pairsOf(phrase.split(' '))))
  }

  /** Takes in the words of a product's text. */
  add(position: number, text: string): void {
    const words = wordsOfText(text)
    const pairs = pairsOf(words.map(bare)).flatMap((pair) => [pair, pair.replace(/s$/, '')])
    const known = pairs.filter((pair) => this.#pairs.has(pair))
    for (const word of new Set([...words, ...words.map(bare), ...known])) {
      if (word === '') continue
      const positions = this.#positions.get(word)
      if (positions) positions.push(position)
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
    const words = wordsOfText(phrase)
    const pairs = pairsOf(words)
    // 'Night pictures on sky blue' is no night sky.
    const isKnown = pairs.length > 0 && pairs.every((pair) => this.#pairs.has(pair))
    const [first = new Bits(), ...others] = (isKnown ? pairs : words).map((word) =>
      Bits.of(
        [word, bare(word), `${word}s`, `${word}es`].flatMap(
          (form) => this.#positions.get(form) ?? [],
        ),
      ),
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

/** The words of a text in lower case, as they stand. */
function wordsOfText(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** A word without the marks around it; '' where it is nothing else. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** Each word with the one behind it. */
function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`)
}
