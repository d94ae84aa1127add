import type { Paisa } from '#domain/money.ts'
import { unquoted } from './keys.ts'

const BEFORE = /^(?:rs\.?|pkr|₨)/i
const AFTER = /(?:\/[-=]|rs\.?|pkr)$/i

/** Limits the length of an amount's text. */
const LONGEST = 40

/**
 * Parses rupees as couriers write them ('Rs. 1,059.00', '1059/-', '1.059,00' of a spreadsheet with
 * decimal commas) into paisa; null for text that is no amount or ambiguous.
 */
export function parseAmount(text: string): Paisa | null {
  if (text.length > LONGEST) return null
  const typed = unquoted(text).replace(BEFORE, '').replace(AFTER, '').trim()
  const plain = plainNumber(typed)
  const found = plain === null ? null : /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(plain)
  if (!found) return null
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

/** Digits with a decimal point. */
function plainNumber(typed: string): string | null {
  // Thousands separators in international or lakh grouping.
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(typed)) return typed.replaceAll(',', '')
  if (/^\d+(?:\.\d{1,2}0*)?$/.test(typed)) return typed
  if (/^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{2}$/.test(typed)) {
    return typed.replaceAll('.', '').replace(',', '.')
  }
  return null
}
