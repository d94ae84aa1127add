import type { BrandSlug, CaseType } from '#domain/catalogue/brands.ts'
import type { ColourSlug } from '#domain/catalogue/colours.ts'

/** A design that the demo shop sells for the phones of one brand. */
export interface Design {
  /** No other design is called so, whichever its brand. */
  readonly name: string
  readonly brand: BrandSlug
  readonly caseType: CaseType
  /** Its look in the studio's book for the case type. */
  readonly look: string
  /** One or two sentences on this look alone. */
  readonly about: string
  /** List price in rupees. */
  readonly price: number
  /** The colour that the name or the text promises, as `#rrggbb`. */
  readonly colour?: string
  /** What it comes in or shows, by the shop's table; none where only the picture decides. */
  readonly colours?: readonly ColourSlug[]
  /** The models that it is made for, where they are not all of the brand's. */
  readonly models?: readonly string[]
}

/** Sentences that are true of every case of one type; neighbours take different ones. */
export type Practicalities = readonly string[]
