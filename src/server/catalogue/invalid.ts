import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'

/** Refusal of a product whose fields are valid one by one but not together. */
export function invalid(mistakes: readonly { field: string; message: string }[]): Refusal {
  const message = mistakes[0]?.message ?? t.forms.checkEntries
  return new Refusal('INVALID_INPUT', message, { fields: [...mistakes] })
}
