import { type BrandSlug, brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { wordsIn } from './words.ts'

export interface KnownModel {
  readonly name: string
  readonly brand: BrandSlug
  /** Brand word before the name: 'redmi' of 'Redmi Note 13'; '' for none. */
  readonly line: string
  /** Words that must be typed for it: 'note' and '13' of 'Redmi Note 13'. */
  readonly words: readonly string[]
  readonly rank: number
}

/** Models of the shop; a name for two models ('AirPods 1/2') is listed twice. */
export const knownModels: readonly KnownModel[] = brands
  .flatMap((brand) => modelsOf(brand.slug).map((name) => ({ brand, name })))
  .flatMap(({ brand, name }, rank) =>
    splitJoinedName(name).map((single) => {
      const words = wordsIn(single).map(({ text }) => text)
      const [first = ''] = words
      const line = words.length > 1 && !/\d/.test(first) ? first : ''
      const own = words.filter((word) => word !== line)
      return { name, brand: brand.slug, line, words: own, rank }
    }),
  )

/** Brand words of the table, each with the brands that it may mean: 'galaxy' is Samsung's. */
export const brandWords: ReadonlyMap<string, readonly BrandSlug[]> = grouped([
  ...brands.flatMap(({ slug, displayName }) =>
    wordsIn(displayName).map(({ text }) => [text, slug] as const),
  ),
  ...knownModels.flatMap(({ line, brand }) => (line === '' ? [] : [[line, brand] as const])),
])

export const modelsByWord: ReadonlyMap<string, readonly KnownModel[]> = grouped(
  knownModels.flatMap((model) => model.words.map((word) => [word, model] as const)),
)

/** Splits 'AirPods 1/2' into 'AirPods 1' and 'AirPods 2'. */
function splitJoinedName(name: string): string[] {
  const joined = /^(.*\s)(\w+)\/(\w+)$/.exec(name)
  return joined ? [`${joined[1]}${joined[2]}`, `${joined[1]}${joined[3]}`] : [name]
}

/** Values by their keys, each once. */
function grouped<Value>(pairs: readonly (readonly [key: string, value: Value])[]) {
  const groups = Map.groupBy(pairs, ([key]) => key)
  return new Map([...groups].map(([key, all]) => [key, [...new Set(all.map(([, one]) => one))]]))
}

/** Whether a word contains a digit, as the number in a model's name does: '13', 's25'. */
export function hasDigit(word: string): boolean {
  return /\d/.test(word)
}

export function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

/** Minimum number of models that begin with a word for it to name a series. */
const SMALLEST_SERIES = 3

/** Whether the word, without digits, begins the names of several models, brand word aside: 'note'. */
export function isSeries(word: string): boolean {
  return series.has(word)
}

/** Whether a series belongs to one brand and has at least four letters: 'spark', not 'hot'. */
export function isDistinctive(word: string): boolean {
  const its = modelsByWord.get(word) ?? []
  return word.length >= 4 && isSeries(word) && new Set(its.map(({ brand }) => brand)).size === 1
}

const series: ReadonlySet<string> = new Set(
  [...modelsByWord]
    .filter(([word, models]) => {
      const beginning = models.filter(({ words }) => words[0] === word)
      return !hasDigit(word) && beginning.length >= SMALLEST_SERIES
    })
    .map(([word]) => word),
)

/** Names without duplicates, as a name for two models ('AirPods 1/2') is listed twice. */
export function namesOf(models: readonly KnownModel[]): string[] {
  return [...new Set(models.map(({ name }) => name))]
}

/** Name of a model's series by its brand word and shared words: 'Tecno Spark Go' by 'spark', 'go'. */
export function seriesName({ name, line }: KnownModel, words: readonly string[]): string {
  const own = name.split(' ')
  const written = (word: string) =>
    own.find((part) => part.toLowerCase() === word) ?? word.toUpperCase()
  return [line, ...words].map(written).join(' ')
}
