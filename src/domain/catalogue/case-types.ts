import * as messages from '#messages/case-types.ts'
import type { CaseType } from './brands.ts'

/** Whether a case type takes a customer's name (rules: name-on-the-case, name-to-print). */
export function namedByCustomer(caseType: string): boolean {
  return caseType === ('Name Customization' satisfies CaseType)
}

const labels: Readonly<Record<CaseType, string>> = {
  Transparent: messages.transparent,
  Graphical: messages.graphical,
  'Mono colour': messages.monoColour,
  Silicon: messages.silicon,
  'Girlish Covers': messages.girlish,
  'Name Customization': messages.names,
  Simple: messages.simple,
  Luxury: messages.luxury,
}

/** Case type in the language of the page; an unknown one as it is. */
export function caseTypeLabel(caseType: string): string {
  return labels[caseType as CaseType] ?? caseType
}
