/**
 * Matches text that a spreadsheet takes for a formula: it begins with one of these characters, also
 * after spaces or line breaks, which some spreadsheets ignore. Leading apostrophes are included, so
 * that no original text is confused with a guarded one.
 */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/

/** Whether a spreadsheet would change or evaluate the text. */
function isRisky(text: string): boolean {
  return FORMULA.test(text) || /^'*[\t\r]/.test(text)
}

/** Cell of a text; a text that looks like a formula gets a leading apostrophe. */
export function guardedCell(text: string): string {
  return isRisky(text) ? `'${text}` : text
}

/** Text of a cell, without the apostrophe that this shop or a user added. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && isRisky(cell.slice(1)) ? cell.slice(1) : cell
}
