import type { Brand } from './brands.ts'

/** Models that people speak of together: the Galaxy A phones, the Redmi Notes. */
export interface ModelSeries {
  readonly name: string
  readonly models: readonly string[]
}

/** Fewer than these are not worth a heading of their own. */
const SMALLEST_SERIES = 3

/**
 * A brand's models by series, both in sales order. A series is named by what stands before the
 * number: 'Galaxy S' of 'Galaxy S25 Ultra'. A name without a number, or with few like it, joins the
 * series that it begins with.
 */
export function modelSeries({
  models,
  displayName,
}: Pick<Brand, 'models' | 'displayName'>): readonly ModelSeries[] {
  const sizes = new Map<string, number>()
  for (const model of models) {
    const name = beforeNumber(model)
    if (name) sizes.set(name, (sizes.get(name) ?? 0) + 1)
  }
  const names = [...sizes].filter(([, size]) => size >= SMALLEST_SERIES).map(([name]) => name)
  const series = new Map<string, string[]>()
  for (const model of models) {
    const name = longestStart(names, model) ?? displayName
    series.set(name, [...(series.get(name) ?? []), model])
  }
  return [...series].map(([name, ofSeries]) => ({ name, models: ofSeries }))
}

/** The models whose name holds every word of what was typed, in any order and case. */
export function modelsFound(models: readonly string[], typed: string): readonly string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return models.filter((model) => words.every((word) => model.toLowerCase().includes(word)))
}

/** 'Galaxy S' of 'Galaxy S25 Ultra'; undefined for a name without a number. */
function beforeNumber(model: string): string | undefined {
  return /^(\D*[^\d\s])\s*\d/.exec(model)?.[1]
}

function longestStart(names: readonly string[], model: string): string | undefined {
  return names
    .filter((name) => model.startsWith(name))
    .sort((first, second) => second.length - first.length)[0]
}
