import { parsePhone } from '#domain/forms/phone.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'

const SHORT_ID = /^(?:order)?\s*(?:#\s*)?([0-9a-f]{8})$/i
const ID = /^#?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{4}([0-9a-f]{8})$/i

/** Short id in a cell or word, in capitals: from '#1a2b3c4d' or a complete id; null for none. */
export function shortIdIn(text: string): string | null {
  const typed = unquoted(text)
  return (SHORT_ID.exec(typed) ?? ID.exec(typed))?.[1]?.toUpperCase() ?? null
}

/** Phone number in a cell or word, in its stored form; null for none. */
export function phoneIn(text: string): string | null {
  const typed = unquoted(text)
  // Spreadsheets drop the leading zero, and people the plus.
  return parsePhone(typed) ?? (/^92\d{10}$/.test(typed) ? parsePhone(`+${typed}`) : null)
}

/** Normalized tracking number, as dashes, spaces and case vary; '' for text without one. */
export function trackingKey(text: string): string {
  return unquoted(text)
    .replace(/^(\d+)\.0+$/, '$1')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
}

/** Digits, and an E among them, of which a spreadsheet makes another number. */
const READ_AS_NUMBER = /^(?:\d{12,}|0\d+|\d+E\d+)$/i
const GROUP = /.{1,4}/g

/** Tracking number in groups of four, if a spreadsheet would take it for a number. */
export function groupedNumber(number: string): string {
  return READ_AS_NUMBER.test(number) ? (number.match(GROUP)?.join(' ') ?? number) : number
}

/** Number without the spaces between its groups; any other text is unchanged. */
export function ungrouped(text: string): string {
  const joined = text.replaceAll(' ', '')
  return groupedNumber(joined) === text ? joined : text
}

/** Whether a spreadsheet has rounded a long number ('7.79E+11'), whose digits are lost. */
export function isShortened(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?\d+$/i.test(text.trim()) && /[.,+]/.test(text)
}

/** Text without the marks by which spreadsheets keep it text: an apostrophe, or ="…". */
export function unquoted(text: string): string {
  const trimmed = withoutInvisible(text).trim()
  return (/^="(.*)"$/s.exec(trimmed)?.[1] ?? trimmed.replace(/^'/, '')).trim()
}
