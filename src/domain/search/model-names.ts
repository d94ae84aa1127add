import { type KnownModel, modelsByWord } from './models.ts'

/** A number in a model's name, with the letters around it. */
export function hasDigit(word: string): boolean {
  return /\d/.test(word)
}

export function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

/** Models that make the word in front of their number a series of its own. */
const SMALLEST_SERIES = 3

/** Whether several models begin with the word: 'note', 'spark'. */
export function isSeries(word: string): boolean {
  return series.has(word)
}

/** Whether a series is one brand's alone and no everyday word: 'spark', 'pova'. */
export function isTelling(word: string): boolean {
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

/** Each name once; one model may stand for two. */
export function namesOf(models: readonly KnownModel[]): string[] {
  return [...new Set(models.map(({ name }) => name))]
}

/** What these models are called together: 'Tecno Spark Go' by the words 'spark' and 'go'. */
export function seriesName({ name, line }: KnownModel, words: readonly string[]): string {
  const own = name.split(' ')
  const written = (word: string) =>
    own.find((part) => part.toLowerCase() === word) ?? word.toUpperCase()
  return [line, ...words].map(written).join(' ')
}
