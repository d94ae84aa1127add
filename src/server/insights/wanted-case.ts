import { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import type { ParsedQuery } from '#server/search/query/parse-query.ts'

export interface WantedCase {
  readonly phone: { readonly brandSlug: string; readonly model: string } | null
  readonly caseType: string | null
}

/** Phone and case type of a search, the most probable of several. */
export function wantedCase({ terms }: Pick<ParsedQuery, 'terms'>): WantedCase {
  const model = terms.find((term) => term.kind === 'model')?.models[0]
  const brandSlug = model === undefined ? undefined : brandOfModel(model)
  const phone = model !== undefined && brandSlug !== undefined ? { brandSlug, model } : null
  return { phone, caseType: terms.find((term) => term.kind === 'type')?.types[0] ?? null }
}
