/** Short description of the phones that a photo shows. */
export function shownWords(shown: readonly string[]): string {
  const [first, ...others] = shown
  if (first === undefined) return 'any phone'
  return others.length === 0 ? first : `${first} and ${others.length} more`
}
