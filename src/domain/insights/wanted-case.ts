import { brandOfModel } from '#domain/catalogue/brands.ts'
import type { ParsedQuery } from '#domain/search/parse-query.ts'

/** What a new product's form can begin with. */
export interface WantedCase {
  readonly phone: { readonly brandSlug: string; readonly model: string } | null
  readonly caseType: string | null
}

/** The phone and the case type that a search names, the likeliest of several. */
export function wantedCase({ terms }: Pick<ParsedQuery, 'terms'>): WantedCase {
  const model = terms.find((term) => term.kind === 'model')?.models[0]
  const brandSlug = model === undefined ? undefined : brandOfModel(model)
  const phone = model !== undefined && brandSlug !== undefined ? { brandSlug, model } : null
  return { phone, caseType: terms.find((term) => term.kind === 'type')?.types[0] ?? null }
}
