/** Series of models, such as the Galaxy A phones or the Redmi Notes. */
export interface ModelSeries {
  readonly name: string
  readonly models: readonly string[]
}

/** Minimum models for a heading of their own. */
const SMALLEST_SERIES = 3

/**
 * Models of a brand by series in sales order, named by the part before the number: 'Galaxy S' of
 * 'Galaxy S25 Ultra'. Others join a series that they begin with, else `displayName`.
 */
export function modelSeries(
  models: readonly string[],
  displayName: string,
): readonly ModelSeries[] {
  const alike = new Map<string, number>()
  for (const name of models.map(beforeNumber)) {
    if (name) alike.set(name, (alike.get(name) ?? 0) + 1)
  }
  const names = [...alike]
    .flatMap(([name, count]) => (count >= SMALLEST_SERIES ? [name] : []))
    .sort((a, b) => b.length - a.length)
  const series = new Map<string, string[]>()
  for (const model of models) {
    const name = names.find((start) => model.startsWith(start)) ?? displayName
    const known = series.get(name)
    if (known) known.push(model)
    else series.set(name, [model])
  }
  return [...series].map(([name, ofSeries]) => ({ name, models: ofSeries }))
}

/** 'Galaxy S' of 'Galaxy S25 Ultra'; undefined for a name without a number. */
function beforeNumber(model: string): string | undefined {
  return /^(\D*[^\d\s])\s*\d/.exec(model)?.[1]
}
