import { foldLetters } from '#domain/letters.ts'
import { editDistance } from '../vocabulary/spelling.ts'
import { Bits } from './bits.ts'

/** Minimum letters of a word for one typing error, and for two. */
const TOLERATED_TYPOS_FROM = { once: 5, twice: 8 } as const

/** Number of products above which a bitset is smaller than a list. */
const COMMON = 2_048

/** Inverted index of the words in one text of each product. */
export class WordIndex {
  readonly #positions = new Map<string, number[] | Bits>()
  /** Second words of the indexed bigrams, by first word. */
  readonly #following = new Map<string, Set<string>>()
  /** Memoised results of `bare`. */
  readonly #bare = new Map<string, string>()

  /** @param phrases their bigrams are indexed, so that they match words in sequence only */
  constructor(phrases: Iterable<string> = []) {
    for (const phrase of phrases) {
      const words = wordsOfText(phrase)
      for (const [at, word] of words.slice(1).entries()) {
        const before = words[at] ?? ''
        this.#following.set(before, (this.#following.get(before) ?? new Set()).add(word))
      }
    }
  }

  /** Adds the words of a product's text. */
  add(position: number, text: string): void {
    const found = new Set<string>()
    let before = ''
    for (const word of wordsOfText(text)) {
      const core = this.#coreOf(word)
      found.add(word)
      if (core !== '') found.add(core)
      const following = this.#following.get(before)
      if (following) {
        const single = core.endsWith('s') ? core.slice(0, -1) : core
        if (following.has(core)) found.add(`${before} ${core}`)
        else if (following.has(single)) found.add(`${before} ${single}`)
      }
      before = core
    }
    for (const word of found) {
      const positions = this.#positions.get(word)
      if (positions === undefined) this.#positions.set(word, [position])
      else if (positions instanceof Bits) positions.add(position)
      else if (positions.push(position) > COMMON) this.#positions.set(word, Bits.of(positions))
    }
  }

  #coreOf(word: string): string {
    const known = this.#bare.get(word)
    if (known !== undefined) return known
    const core = bare(word)
    this.#bare.set(word, core)
    return core
  }

  #isPair(before: string, word: string): boolean {
    return this.#following.get(before)?.has(word) ?? false
  }

  /** Products with a word that contains this one. */
  containing(part: string): Bits {
    const folded = foldLetters(part)
    return this.#where((word) => word.includes(folded))
  }

  /** Products with a word of this prefix. */
  withPrefix(prefix: string): Bits {
    const folded = foldLetters(prefix)
    return this.#where((word) => word.startsWith(folded))
  }

  /**
   * Products with all words of this phrase, as whole words in singular or plural: 'car' does not
   * match 'card'.
   */
  withPhrase(phrase: string): Bits {
    const words = wordsOfText(phrase)
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
    const isKnown =
      pairs.length > 0 && words.slice(1).every((word, at) => this.#isPair(words[at] ?? '', word))
    // 'Night pictures on sky blue' does not match 'night sky'.
    const [first = new Bits(), ...others] = (isKnown ? pairs : words).map((word) =>
      this.#havingAny(new Set([word, bare(word), `${word}s`, `${word}es`])),
    )
    return Bits.all([first, ...others])
  }

  /** Fuzzy match: products with a word within the edit distance; a word with digits has none. */
  resembling(misspelt: string): Bits {
    const typed = foldLetters(misspelt)
    const toleratedTypos =
      typed.length >= TOLERATED_TYPOS_FROM.twice
        ? 2
        : typed.length >= TOLERATED_TYPOS_FROM.once
          ? 1
          : 0
    if (toleratedTypos === 0 || /\d/.test(typed)) return new Bits()
    return this.#where(
      (word) => word[0] === typed[0] && editDistance(word, typed, toleratedTypos) <= toleratedTypos,
    )
  }

  #where(isMeant: (word: string) => boolean): Bits {
    return this.#havingAny([...this.#positions.keys()].filter(isMeant))
  }

  #havingAny(words: Iterable<string>): Bits {
    const found = new Bits()
    for (const word of words) {
      const positions = this.#positions.get(word) ?? []
      if (positions instanceof Bits) found.addAll(positions)
      else for (const position of positions) found.add(position)
    }
    return found
  }
}

/** Folded words of a text, with punctuation. */
function wordsOfText(text: string): readonly string[] {
  return foldLetters(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** A word without the punctuation around it; '' if it is nothing else. */
function bare(word: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)?.[0] ?? ''
}
