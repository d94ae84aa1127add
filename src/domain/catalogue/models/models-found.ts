import { type Brand, brands } from '../brands.ts'
import { modelsOf } from './brand-models.ts'

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

/** Brand that typed words name: by a word of its own, or as one of its models. */
export function brandFound(typed: string): Brand | undefined {
  const words = typed.toLowerCase()
  return brands.find(
    ({ slug, displayName }) =>
      displayName.split(/\W/).some((word) => words.includes(word.toLowerCase())) ||
      modelsFound(modelsOf(slug), typed).length > 0,
  )
}
