import type { BrandSlug, CaseType } from '#domain/catalogue/brands.ts'
import type { ColourSlug } from '#domain/catalogue/colours.ts'

/** A look the demo shop sells, cut for one or more brands: each brand becomes one product. */
export interface Design {
  readonly name: string
  readonly caseType: CaseType
  /** One or two sentences on this look alone. */
  readonly about: string
  /** List price in rupees before what a family of phones adds. */
  readonly price: number
  readonly brands: readonly BrandSlug[]
  /** The colour that the name or the text promises, as `#rrggbb`. */
  readonly colour?: string
  /** What it comes in or shows, by the shop's table; none where only the picture decides. */
  readonly colours?: readonly ColourSlug[]
}

/** Sentences that are true of every case of one type; neighbours take different ones. */
export type Practicalities = readonly string[]
