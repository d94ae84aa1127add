import type { WantedCase } from '#domain/insights/wanted-case.ts'
import { paths } from '#domain/paths.ts'

/** The form of a new product with the phone and case type that somebody wanted. */
export function newCaseFor(phone: WantedCase['phone'], caseType: string | null = null): string {
  if (phone === null) return paths.adminNewProduct()
  const query = new URLSearchParams({ brand: phone.brandSlug, model: phone.model })
  if (caseType !== null) query.set('type', caseType)
  return `${paths.adminNewProduct()}?${query}`
}
