import type { WantedCase } from '#domain/insights/wanted-case.ts'
import { paths } from '#domain/paths.ts'

/** Address of the form of a new product, prefilled with a requested phone and case type. */
export function newCaseFor(phone: WantedCase['phone'], caseType: string | null = null): string {
  if (phone === null) return paths.adminNewProduct()
  const query = new URLSearchParams({ brand: phone.brandSlug, model: phone.model })
  if (caseType !== null) query.set('type', caseType)
  return `${paths.adminNewProduct()}?${query}`
}
