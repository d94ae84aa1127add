/** The models whose name holds every word of what was typed, in any order and case. */
export function modelsFound(models: readonly string[], typed: string): readonly string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return models.filter((model) => words.every((word) => model.toLowerCase().includes(word)))
}
