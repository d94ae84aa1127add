import { parsePhone } from '#domain/forms/phone.ts'

const SHORT_ID = /^(?:order)?\s*#?\s*([0-9a-f]{8})$/i
const ID = /^#?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{4}([0-9a-f]{8})$/i

/** The short id that a cell or a word holds, in capitals: '#1a2b3c4d', a whole id; null for none. */
export function shortIdIn(text: string): string | null {
  const typed = unquoted(text)
  return (SHORT_ID.exec(typed) ?? ID.exec(typed))?.[1]?.toUpperCase() ?? null
}

/** The phone number that a cell or a word holds, in its stored form; null for none. */
export function phoneIn(text: string): string | null {
  const typed = unquoted(text)
  // Spreadsheets take the nought away that a number begins with, and people its plus.
  return parsePhone(typed) ?? (/^92\d{10}$/.test(typed) ? parsePhone(`+${typed}`) : null)
}

/**
 * A tracking number as two are compared: couriers, spreadsheets and people write the same one with
 * other dashes, spaces and cases. '' for text that holds none.
 */
export function trackingKey(text: string): string {
  return unquoted(text)
    .replace(/^(\d+)\.0+$/, '$1')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
}

/** Whether a spreadsheet has shortened a long number ('7.79E+11'), whose digits are gone. */
export function isShortened(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?\d+$/i.test(text.trim()) && /[.,+]/.test(text)
}

/** Without what spreadsheets put around text that is to stay text: an apostrophe, or ="…". */
export function unquoted(text: string): string {
  const trimmed = text.trim()
  return (/^="(.*)"$/s.exec(trimmed)?.[1] ?? trimmed.replace(/^'/, '')).trim()
}
