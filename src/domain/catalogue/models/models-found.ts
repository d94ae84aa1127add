/**
 * Models whose name contains every typed word, in any order and case.
 *
 * @param displayName brand, whose words count as part of each name
 */
export function modelsFound(
  models: readonly string[],
  typed: string,
  displayName = '',
): readonly string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return models.filter((model) => {
    const name = `${displayName} ${model}`.toLowerCase()
    return words.every((word) => name.includes(word))
  })
}
