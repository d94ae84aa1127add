import featureRows from './features.json' with { type: 'json' }
import motifRows from './motifs.json' with { type: 'json' }

/** Motif or feature of a case, found in its name or description. Lists are separated by commas. */
export interface Theme {
  /** Label of its chip. */
  readonly name: string
  /** Search words and their usual spellings; products' texts are searched for the same words. */
  readonly words: string
  /** Further words that show it in a product's text, but are no search words for it. */
  readonly also: string
  /**
   * Words among `words` that count in a product's name only, because descriptions use them in
   * another sense.
   */
  readonly onlyInName?: string | undefined
}

/** Motifs on a case: the rows of motifs.json. */
export const motifs: readonly Theme[] = motifRows

/** Materials and features of a case: the rows of features.json. */
export const features: readonly Theme[] = featureRows
