import type { CaseType } from './brands.ts'

/** Whether a case type takes a customer's name (rules: name-on-the-case, name-to-print). */
export function namedByCustomer(caseType: string): boolean {
  return caseType === ('Name Customization' satisfies CaseType)
}
