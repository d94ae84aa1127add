import { CHECK_ENTRIES } from '#domain/forms/rules.ts'
import { Refusal } from '#server/refusal.ts'

/** The refusal of a product whose fields, each for itself, were fine. */
export function invalid(mistakes: readonly { field: string; message: string }[]): Refusal {
  const message = mistakes[0]?.message ?? CHECK_ENTRIES
  return new Refusal('INVALID_INPUT', message, { fields: [...mistakes] })
}
