import type { BrandSlug } from '#domain/catalogue/brands.ts'
import { type KnownModel, knownModels } from '../vocabulary/models.ts'
import type { Token } from './tokenize.ts'

export interface NamedBrands {
  readonly at: ReadonlyMap<number, { readonly slugs: readonly BrandSlug[]; readonly word: string }>
  /** Brands that all of the words can mean; every named brand if there is none. */
  readonly slugs: ReadonlySet<BrandSlug>
  readonly words: ReadonlySet<string>
}

/** Brand words that apply to every line of their brand: a 'mi 13' is the Xiaomi 13. */
const LOOSE_WORDS: ReadonlySet<string> = new Set(['mi', 'xiaomi'])

/** Brands named by tokens that are not taken. */
export function brandsIn(tokens: readonly Token[], taken: ReadonlySet<number>): NamedBrands {
  const at = new Map(
    [...tokens.entries()].flatMap(([position, { means }]) =>
      means.brand && !taken.has(position) ? [[position, means.brand] as const] : [],
    ),
  )
  return {
    at,
    slugs: agreed([...at.values()].map(({ slugs }) => slugs)),
    words: new Set([...at.values()].map(({ word }) => word)),
  }
}

/** Brands that all words can mean; every named brand if there is none. */
export function agreed(named: readonly (readonly BrandSlug[])[]): ReadonlySet<BrandSlug> {
  const all = new Set(named.flat())
  const common = [...all].filter((slug) => named.every((slugs) => slugs.includes(slug)))
  return common.length > 0 ? new Set(common) : all
}

/** Whether a model is possible with these brands: no Redmi is a 'poco'. */
export function fits({ brand, line }: KnownModel, { slugs, words }: NamedBrands): boolean {
  if (slugs.size > 0 && !slugs.has(brand)) return false
  const lines = [...words].filter((word) => isLineOf(brand, word))
  return lines.length === 0 || lines.includes(line)
}

/** Whether a brand word means only some of its models, as 'redmi' does. */
export function isLineOf(slug: BrandSlug, word: string): boolean {
  return !LOOSE_WORDS.has(word) && lineWords.get(slug)?.has(word) === true
}

const lineWords = new Map(
  [...Map.groupBy(knownModels, ({ brand }) => brand)].map(([slug, models]) => {
    const lines = new Set(models.map(({ line }) => line))
    return [slug, lines.size > 1 ? lines : new Set<string>()]
  }),
)
