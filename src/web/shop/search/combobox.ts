/**
 * The active option after a key, by index, -1 for the field itself; the arrow keys cycle through the list
 * and the field. Null for a key that the field handles itself.
 */
export function optionAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1
    // Without an active option they move the cursor.
    case 'Home':
      return active < 0 ? null : 0
    case 'End':
      return active < 0 ? null : count - 1
    default:
      return null
  }
}
