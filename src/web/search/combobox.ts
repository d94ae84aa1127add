/** What is chosen with the arrow keys; -1 while only the words in the field stand. */
export type ActiveOption = number

/**
 * Where a key leads in a list of so many options: round and round through the list and the field
 * itself. Null for a key that is the field's own.
 */
export function optionAfter(key: string, active: ActiveOption, count: number): ActiveOption | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1
    // Without a choice they move the cursor in the words.
    case 'Home':
      return active < 0 ? null : 0
    case 'End':
      return active < 0 ? null : count - 1
    default:
      return null
  }
}
