import type { CaseType } from './brands.ts'

/**
 * Whether the customer sends a name to be printed; the shop asks for it by message
 * (rule: name-to-print).
 */
export function namedByCustomer(caseType: string): boolean {
  return caseType === ('Name Customization' satisfies CaseType)
}
