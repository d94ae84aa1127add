import type { BrandSlug, CaseType } from '#domain/catalogue/brands.ts'
import type { ColourSlug } from '#domain/catalogue/colours.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'

/** Range of characters in a query; the end is exclusive. */
export type Span = readonly [from: number, to: number]

/** Term of a parsed query. Several models, types or colours mean any of them. */
export type QueryTerm = {
  /** Text of a chip: 'Vivo Y21', 'Under Rs. 1,000'. */
  readonly label: string
  readonly spans: readonly Span[]
} & (
  | {
      readonly kind: 'model'
      /** Most probable first. */
      readonly models: readonly string[]
      /** Models whose names extend it, used when the exact one has no case. */
      readonly family: readonly string[]
    }
  | { readonly kind: 'series'; readonly models: readonly string[] }
  | { readonly kind: 'brand'; readonly brands: readonly BrandSlug[] }
  /** Phone without cases. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'type'; readonly types: readonly CaseType[] }
  | { readonly kind: 'colour'; readonly colours: readonly ColourSlug[] }
  /** Matches a product's name or description that contains one of these as whole words. */
  | {
      readonly kind: 'motif' | 'feature'
      readonly words: readonly string[]
      /** Words that match in a name only. */
      readonly nameWords: readonly string[]
    }
  /** Limits in rupees after the discount. */
  | { readonly kind: 'price'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'sort'; readonly sort: ListingSort }
  /** Goods of other shops, matched literally in product names. */
  | { readonly kind: 'goods' }
  /** Word matched literally in a product's texts. */
  | { readonly kind: 'word'; readonly words: readonly [string] }
)

/** Words of a query at these positions. */
export function typedWords(query: string, spans: readonly Span[]): string {
  return spans
    .map(([from, to]) => query.slice(from, to))
    .join(' ')
    .replace(/\s+/g, ' ')
}
