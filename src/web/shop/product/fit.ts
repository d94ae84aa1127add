import { brandBySlug } from '#domain/catalogue/brands.ts'
import { type CaseFact, type CasePart, caseFacts, caseParts } from '#domain/catalogue/case-facts.ts'
import { brandOfModel, withModelsInOrder } from '#domain/catalogue/models/brand-models.ts'
import type { ProductWithFamily } from '#domain/contract/products.ts'
import { t } from '#messages'

/** A product's models by the table of brands, and the facts of its case. */
export interface Fit {
  /** Models that the brand no longer offers; they are never preselected. */
  readonly retired: readonly string[]
  /** False for earphones. */
  readonly isPhone: boolean
  readonly facts: readonly CaseFact[]
  /** Close-ups of a drawn case, with their heading; none of other products. */
  readonly closeUps: { readonly heading: string; readonly parts: readonly CasePart[] } | null
}

/**
 * A product with its models in sales order, how they fit the table of models, and its facts (rule:
 * case-facts); without its texts in the other language, which a page would carry unseen.
 */
export function fitted(product: ProductWithFamily): { product: ProductWithFamily; fit: Fit } {
  const { brandSlug, deviceModels } = product
  const isPhone = brandBySlug(brandSlug)?.kind !== 'earphones'
  const fit = {
    retired: deviceModels.filter((model) => brandOfModel(model) !== brandSlug),
    isPhone,
    facts: caseFacts(product, isPhone),
    closeUps:
      product.design !== null && isPhone
        ? { heading: t.caseFacts.madeToProtect, parts: caseParts(product) }
        : null,
  }
  const { nameUrdu: _name, descriptionUrdu: _description, ...shown } = product
  return { product: withModelsInOrder(shown), fit }
}
