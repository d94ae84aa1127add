import featureRows from './features.json' with { type: 'json' }
import motifRows from './motifs.json' with { type: 'json' }

/** A motif or feature of a case that its name or description mentions. Lists are separated by commas. */
export interface Theme {
  /** The label of its chip. */
  readonly name: string
  /** Search words and their usual spellings; products' texts are searched for the same words. */
  readonly words: string
  /** Further words that show it in a product's text, though nobody searches the whole by them. */
  readonly also: string
  /** Those of `words` that count in a product's name only, because descriptions mean something else by them. */
  readonly onlyInName?: string | undefined
}

/** Motifs on a case: the rows of motifs.json. */
export const motifs: readonly Theme[] = motifRows

/** Materials and features of a case: the rows of features.json. */
export const features: readonly Theme[] = featureRows
