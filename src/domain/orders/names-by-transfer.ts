import { namedByCustomer } from '#domain/catalogue/case-types.ts'

/** Whether cases of these types are paid by transfer only, as the owner may ask for names (rule: names-by-transfer). */
export function isTransferOnly(
  caseTypes: readonly string[],
  { namesByTransfer }: { readonly namesByTransfer: boolean },
): boolean {
  return namesByTransfer && caseTypes.some(namedByCustomer)
}
