import { LRUCache } from 'lru-cache'
import { foldLetters } from '#domain/text/letters.ts'
import { knownPhrases } from '../vocabulary/phrases.ts'
import { editDistance } from '../vocabulary/spelling.ts'
import { intersection, type Products, type RankedProduct, union } from './products.ts'

/** Minimum letters of a word for one typing error, and for two. */
const TOLERATED_TYPOS_FROM = { once: 5, twice: 8 } as const

/** Phrases that match words in sequence only, by their first word. */
const phrases: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Map.groupBy(knownPhrases.map(wordsOf), ([first = '']) => first)].map(([first, all]) => [
    first,
    new Set(all.filter(({ length }) => length > 1).map((words) => words.join(' '))),
  ]),
)

/** Inverted index of the words and known phrases in one text of each product. */
export class WordIndex {
  readonly #products = new Map<string, Set<RankedProduct>>()

  /** The sets of products for each word and phrase of a text, to add or delete its product. */
  setsOf(text: string): Set<RankedProduct>[] {
    const terms = termsOfTexts.get(text) ?? termsIn(text)
    termsOfTexts.set(text, terms)
    return [...terms].map((term) => {
      const products = this.#products.get(term) ?? new Set()
      this.#products.set(term, products)
      return products
    })
  }

  containing(part: string): Products {
    const folded = foldLetters(part)
    return this.#where((word) => word.includes(folded))
  }

  withPrefix(prefix: string): Products {
    const folded = foldLetters(prefix)
    return this.#where((word) => word.startsWith(folded))
  }

  /**
   * Products with all words of a phrase, whole, in singular or plural: 'car' is no 'card'; those of
   * a known phrase in sequence: 'night pictures on sky blue' is no 'night sky'.
   */
  withPhrase(phrase: string): Products {
    const words = wordsOf(phrase)
    const joined = words.join(' ')
    if (phrases.get(words[0] ?? '')?.has(joined)) return this.#withAny([joined])
    return intersection(
      words.map((word) => this.#withAny([word, bare(word), `${word}s`, `${word}es`])),
    )
  }

  /** Fuzzy match: products with a word within the edit distance; a word with digits has none. */
  resembling(misspelt: string): Products {
    const typed = foldLetters(misspelt)
    const { once, twice } = TOLERATED_TYPOS_FROM
    const toleratedTypos = typed.length >= twice ? 2 : typed.length >= once ? 1 : 0
    if (toleratedTypos === 0 || /\d/.test(typed)) return new Set()
    return this.#where(
      (word) => word[0] === typed[0] && editDistance(word, typed, toleratedTypos) <= toleratedTypos,
    )
  }

  #where(isMeant: (word: string) => boolean): Products {
    return this.#withAny([...this.#products.keys()].filter(isMeant))
  }

  #withAny(words: readonly string[]): Products {
    return union([...new Set(words)].flatMap((word) => this.#products.get(word) ?? []))
  }
}

/** Terms of recent texts: the products of one design for several brands have the same texts. */
const termsOfTexts = new LRUCache<string, ReadonlySet<string>>({ max: 500 })

/** Words of a text with and without punctuation, and known phrases, also in the plural. */
function termsIn(text: string): Set<string> {
  const words = wordsOf(text)
  const cores = words.map(bare)
  const sequence = ` ${cores.join(' ')} `
  const terms = new Set([...words, ...cores])
  for (const core of cores) {
    for (const phrase of phrases.get(core) ?? []) {
      const isThere = sequence.includes(` ${phrase} `) || sequence.includes(` ${phrase}s `)
      if (isThere) terms.add(phrase)
    }
  }
  terms.delete('')
  return terms
}

/** Folded words of a text, with punctuation. */
function wordsOf(text: string): readonly string[] {
  return foldLetters(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** A word without the punctuation around it; '' if it is nothing else. */
function bare(word: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)?.[0] ?? ''
}
