import { Refusal } from '#domain/contract/refusal.ts'
import { CHECK_ENTRIES } from '#domain/forms/rules.ts'

/** Refusal of a product whose fields are valid one by one but not together. */
export function invalid(mistakes: readonly { field: string; message: string }[]): Refusal {
  const message = mistakes[0]?.message ?? CHECK_ENTRIES
  return new Refusal('INVALID_INPUT', message, { fields: [...mistakes] })
}
