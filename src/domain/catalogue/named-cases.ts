import type { CaseType } from './brands.ts'

/** Whether it is made with a name of the customer's on it (rules: name-on-the-case, name-to-print). */
export function namedByCustomer(caseType: string): boolean {
  return caseType === ('Name Customization' satisfies CaseType)
}
