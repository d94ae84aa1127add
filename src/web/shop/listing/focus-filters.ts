/** The button that opens the filters' sheet, and the filter that every listing has. */
export const SHEET_BUTTON = 'filter-button'
export const TYPES_FILTER = 'filter-types'

/** Puts the focus where filters are chosen: the button above the products, or a list beside them. */
export function focusFilters(): void {
  // A hidden element doesn't take the focus.
  for (const id of [SHEET_BUTTON, TYPES_FILTER]) document.getElementById(id)?.focus()
}
