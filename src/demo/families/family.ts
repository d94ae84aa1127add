/** Models that share one listing, as a shop prints one look for a generation of phones. */
export interface Family {
  /** How a product's name says which phones it is for. */
  readonly label: string
  readonly models: readonly string[]
  /** What these bodies ask of a case, where it differs from the brand's others. */
  readonly fit?: string
  /** Rupees on top of the design's price, for phones whose cases cost more to make. */
  readonly surcharge?: number
}

/** How the demo shop sorts the models of one brand. */
export interface BrandFamilies {
  /** Newest first; together they cover every model of the brand. */
  readonly families: readonly Family[]
  /**
   * What every case of the brand can truthfully say about its fit, for families without a sentence
   * of their own. `{phones}` is the family's label.
   */
  readonly fits: readonly string[]
}

/** The names in a comma-separated line. */
export function listed(line: string): readonly string[] {
  return line.split(',').map((name) => name.trim())
}
