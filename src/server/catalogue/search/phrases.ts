import { type ColourSlug, colours, colourWords } from '#domain/catalogue/colours.ts'
import { phrasesIn } from '#domain/search/lexicon.ts'
import { features, motifs } from '#domain/search/vocabulary/themes.ts'

/** Phrases of each colour in a name or description. */
const colourPhrases: ReadonlyMap<string, readonly string[]> = new Map(
  colours.map(({ slug }) => [slug, [slug, ...phrasesIn(colourWords[slug])]]),
)

/** Phrases of any of these colours. */
export function phrasesOf(slugs: readonly ColourSlug[]): readonly string[] {
  return slugs.flatMap((slug) => colourPhrases.get(slug) ?? [])
}

/** Number of words of the longest colour, 'gehra neela rang'. */
const LONGEST_COLOUR = 3

const coloursByPhrase = Map.groupBy(
  [...colourPhrases].flatMap(([slug, phrases]) => phrases.map((phrase) => ({ slug, phrase }))),
  ({ phrase }) => phrase,
)

/**
 * Colours in a product's name, for products without chosen colours: 'Off White' is cream, not
 * white.
 */
export function coloursNamedIn(name: string): readonly string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const found = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const lengths = [LONGEST_COLOUR, 2, 1].filter((length) => at + length <= words.length)
    const length = lengths.find((some) => coloursByPhrase.has(phraseAt(words, at, some))) ?? 1
    for (const { slug } of coloursByPhrase.get(phraseAt(words, at, length)) ?? []) found.add(slug)
    at += length
  }
  return [...found]
}

const phraseAt = (words: readonly string[], at: number, length: number) =>
  words.slice(at, at + length).join(' ')

/** All phrases that are searched for in whole words. */
export const knownPhrases: readonly string[] = [
  ...[...colourPhrases.values()].flat(),
  ...[...motifs, ...features].flatMap(({ words, also }) => phrasesIn(`${words}, ${also}`)),
]
