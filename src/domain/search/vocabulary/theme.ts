/** Something that a case shows or does, and that its name or description tells. */
export interface Theme {
  /** The name on a chip. */
  readonly name: string
  /** What people type for it; products' texts are searched for the same words. */
  readonly words: string
  /** Further words by which a product's text shows it, though nobody types them for the whole. */
  readonly also: string
  /** Those of the words that are looked for in names alone: descriptions mean something else by them. */
  readonly onlyInName?: string
}
