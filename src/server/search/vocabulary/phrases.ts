import { type ColourSlug, colours } from '#domain/catalogue/colours.ts'
import { rowsOf, wordsByMeaning } from './rows.ts'

const colourWords = wordsByMeaning('colour')
const nearColours = wordsByMeaning('near colour')

/** The English name of each colour, its shades, and its words in Roman Urdu and Urdu. */
export const coloursWithWords: ReadonlyMap<ColourSlug, readonly string[]> = new Map(
  colours.map(({ slug }) => [slug, [slug, ...(colourWords.get(slug) ?? [])]]),
)

/** Phrases of any of these colours. */
export function phrasesOf(slugs: readonly ColourSlug[]): readonly string[] {
  return slugs.flatMap((slug) => coloursWithWords.get(slug) ?? [])
}

const LONGEST_COLOUR = 3

const coloursByPhrase = Map.groupBy(
  [...coloursWithWords].flatMap(([slug, phrases]) => phrases.map((phrase) => ({ slug, phrase }))),
  ({ phrase }) => phrase,
)

/** Colours in the name of a product without chosen ones: 'Off White' is cream, not white. */
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
  ...[...coloursWithWords.values()].flat(),
  ...[...rowsOf('motif'), ...rowsOf('feature')].flatMap(({ words, also }) => [...words, ...also]),
]

/** Nearest colours, shown when no product of the exact one matches a search. */
export function coloursNear(slug: ColourSlug): readonly ColourSlug[] {
  const near = nearColours.get(slug) ?? []
  return colours.map((colour) => colour.slug).filter((other) => near.includes(other))
}

const shades = rowsOf('shade').map(({ words }) => words)

/** Words for the shade that this word names, as lilac for 'lavender'; none for a colour. */
export function shadesLike(word: string): readonly string[] {
  return shades.find((words) => words.includes(word)) ?? []
}
