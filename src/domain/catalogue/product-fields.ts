import { type FieldRule, requiredText } from '#domain/forms/rules.ts'

/** The text fields of the product form (spec section 5). */
export const productFields = {
  name: requiredText('Please enter product name', { max: 120 }),
  description: requiredText('Please enter product description', { max: 4000 }),
  brand: requiredText('Please select a brand', { max: 60 }),
  caseType: requiredText('Please select case type', { max: 60 }),
} as const satisfies Record<string, FieldRule>
