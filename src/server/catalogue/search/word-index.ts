import { editDistance } from '#domain/search/spelling.ts'
import { Bits } from './bits.ts'

/** Letters from which on one mistake is forgiven, and two. */
const FORGIVEN = { once: 5, twice: 8 } as const

/** Products from which on a set of bits takes less room than a list. */
const COMMON = 2_048

/** Which products have which words in one of their texts. */
export class WordIndex {
  readonly #positions = new Map<string, number[] | Bits>()
  /** The words that follow a word in phrases that are looked for. */
  readonly #following = new Map<string, Set<string>>()
  /** Words without the marks around them. */
  readonly #bare = new Map<string, string>()

  /** Of the phrases it is known which products have them word behind word. */
  constructor(phrases: Iterable<string> = []) {
    for (const phrase of phrases) {
      const words = phrase.split(' ')
      for (const [at, word] of words.slice(1).entries()) {
        const before = words[at] ?? ''
        this.#following.set(before, (this.#following.get(before) ?? new Set()).add(word))
      }
    }
  }

  /** Takes in the words of a product's text. */
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
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
    const isKnown =
      pairs.length > 0 && words.slice(1).every((word, at) => this.#isPair(words[at] ?? '', word))
    // 'Night pictures on sky blue' is no night sky.
    const [first = new Bits(), ...others] = (isKnown ? pairs : words).map((word) =>
      this.#havingAny(new Set([word, bare(word), `${word}s`, `${word}es`])),
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
