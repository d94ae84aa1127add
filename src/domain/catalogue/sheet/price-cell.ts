import { productFields } from '../product-fields.ts'

/** Said of a number whose commas and points could mean two things. */
export const ODD_PRICE = 'Please write the price as 1199 or 1,199.50'

/** Commas before every third digit, or as in lakhs before every second after the first three. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{0,2})?$/

/** A number as a form takes it, and anything else that is written with digits, commas and points. */
const PLAIN = /^\d*\.?\d{0,2}$/
const ODD = /^[\d.,\s]*\d[\d.,\s]*$/

/**
 * The list price in a cell, as a spreadsheet may have written it: '1199', '1,199.00', 'Rs. 1,199'. A
 * number that other countries would read otherwise is refused, never guessed.
 */
export function priceFromCell(cell: string): { value: number } | { mistake: string } {
  const text = cell
    .replace(/^\s*(?:rs\.?|pkr)/i, '')
    .replace(/\/-\s*$/, '')
    .trim()
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text
  const read = productFields.price.read(plain)
  if ('value' in read) return { value: Number(read.value) }
  const isOdd = ODD.test(plain) && !PLAIN.test(plain)
  return { mistake: isOdd ? ODD_PRICE : read.mistake }
}
