import { type ColourSlug, colours, colourWords } from '#domain/catalogue/colours.ts'
import { phrasesIn } from '#domain/search/lexicon.ts'
import { features } from '#domain/search/vocabulary/features.ts'
import { motifs } from '#domain/search/vocabulary/motifs.ts'

/** What a name or description calls each colour: products whose owner chose none are found by it. */
const colourPhrases: ReadonlyMap<string, readonly string[]> = new Map(
  colours.map(({ slug, name }) => [slug, [name.toLowerCase(), ...phrasesIn(colourWords[slug])]]),
)

/** What texts call any of these colours. */
export function phrasesOf(slugs: readonly ColourSlug[]): readonly string[] {
  return slugs.flatMap((slug) => colourPhrases.get(slug) ?? [])
}

/** Everything that texts are searched for in whole words. */
export const knownPhrases: readonly string[] = [
  ...[...colourPhrases.values()].flat(),
  ...[...motifs, ...features].flatMap(({ words, also }) => phrasesIn(`${words}, ${also}`)),
]
