/**
 * Matches a text that a spreadsheet takes for a formula: one that begins with one of these, also
 * behind spaces or line ends, which some look past. Apostrophes count along, so that no text is
 * mistaken for one that was guarded.
 */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/

/** Whether a spreadsheet would not leave the text as it is. */
function isRisky(text: string): boolean {
  return FORMULA.test(text) || /^'*[\t\r]/.test(text)
}

/** A text as a cell of a file holds it: what looks like a formula begins with an apostrophe. */
export function guardedCell(text: string): string {
  return isRisky(text) ? `'${text}` : text
}

/** The text behind a cell, whether this shop has guarded it or somebody has typed it. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && isRisky(cell.slice(1)) ? cell.slice(1) : cell
}
