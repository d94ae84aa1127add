import type { Paisa } from '#domain/money.ts'
import { productFields } from '../product-fields.ts'

/** Message for a number with ambiguous commas and points. */
export const ODD_PRICE = 'Please write the price as 1199 or 1,199.50'

/** Number with commas before every third digit, or in the lakh notation. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{0,2})?$/

/** Number as a form accepts it, and any other text of digits, commas and points. */
const PLAIN = /^\d*\.?\d{0,2}$/
const ODD = /^[\d.,\s]+$/

/**
 * Parses the list price in a cell, as a spreadsheet may have written it: '1199', '1,199.00', 'Rs.
 * 1,199'. An ambiguous number is refused, never guessed.
 */
export function priceFromCell(cell: string): { value: Paisa } | { mistake: string } {
  const text = cell
    .replace(/^\s*(?:rs\.?|pkr)/i, '')
    .replace(/\/-\s*$/, '')
    .trim()
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text
  const read = productFields.price.read(plain)
  if ('value' in read) return read
  const isOdd = ODD.test(plain) && /\d/.test(plain) && !PLAIN.test(plain)
  return { mistake: isOdd ? ODD_PRICE : read.mistake }
}
