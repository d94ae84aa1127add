import { t } from '#messages'
import type { CaseType } from './brands.ts'

/** Whether a case type takes a customer's name (rules: name-on-the-case, name-to-print). */
export function namedByCustomer(caseType: string): boolean {
  return caseType === ('Name Customization' satisfies CaseType)
}

const labels = (): Readonly<Record<CaseType, string>> => ({
  Transparent: t.common.caseTypeTransparent,
  Graphical: t.common.caseTypeGraphical,
  'Mono colour': t.common.caseTypeMonoColour,
  Silicon: t.common.caseTypeSilicon,
  'Girlish Covers': t.common.caseTypeGirlish,
  'Name Customization': t.common.caseTypeNames,
  Simple: t.common.caseTypeSimple,
  Luxury: t.common.caseTypeLuxury,
})

/** Case type in the language of the page; an unknown one as it is. */
export function caseTypeLabel(caseType: string): string {
  return labels()[caseType as CaseType] ?? caseType
}
