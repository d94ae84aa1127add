import type { BrandSlug, CaseType } from '#domain/catalogue/brands.ts'
import type { ColourSlug } from '#domain/catalogue/colours.ts'
import type { SortChoice } from './lexicon.ts'

/** Where words stand in a query: the first character, and the one behind the last. */
export type Span = readonly [from: number, to: number]

interface TermBase {
  /** The text of a chip: 'Vivo Y21', 'Under Rs. 1,000'. */
  readonly label: string
  /** The words it came from, in their order. */
  readonly spans: readonly Span[]
}

/** A term of a parsed query. Several models, types or colours mean any of them. */
export type QueryTerm = TermBase &
  (
    | {
        readonly kind: 'model'
        /** Most likely first. */
        readonly models: readonly string[]
        /** Models called the same and more; next best when the exact one has no case. */
        readonly family: readonly string[]
      }
    | { readonly kind: 'series'; readonly models: readonly string[] }
    | { readonly kind: 'brand'; readonly brands: readonly BrandSlug[] }
    /** A phone for which the shop has no case. */
    | { readonly kind: 'unknown' }
    | { readonly kind: 'type'; readonly types: readonly CaseType[] }
    | { readonly kind: 'colour'; readonly colours: readonly ColourSlug[] }
    /** Matches a product's name or description that holds one of these as whole words. */
    | {
        readonly kind: 'motif' | 'feature'
        readonly words: readonly string[]
        /** Told by these in a name alone. */
        readonly nameWords: readonly string[]
      }
    /** Rupees after the discount. */
    | { readonly kind: 'price'; readonly min?: number; readonly max?: number }
    | { readonly kind: 'sort'; readonly sort: SortChoice }
    /** Goods of other shops, to be found in a product's name as they are. */
    | { readonly kind: 'goods' }
    /** To be found in a product's texts as it is. */
    | { readonly kind: 'word'; readonly words: readonly [string] }
  )
