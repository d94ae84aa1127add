import {
  hasDigit,
  isDistinctive,
  isNumber,
  isSeries,
  type KnownModel,
  knownModels,
  modelsByWord,
  namesOf,
  seriesName,
} from '../vocabulary/models.ts'
import { fits, type NamedBrands } from './named-brands.ts'
import type { OpenWords } from './open-words.ts'

export interface FoundPhone {
  /** Names of the possible models, the most probable first. */
  readonly models: readonly string[]
  /** Models whose names extend it: 'iPhone 15 Pro' for 'iPhone 15'. */
  readonly family: readonly string[]
  /** Common name of the models, when the query names none of them: 'Tecno Spark Go'. */
  readonly series: string | null
  /** Positions of the tokens that name it, including its brand. */
  readonly positions: ReadonlySet<number>
}

/** Lower bound of a bare number that can be a phone; a smaller one is a quantity: '2 covers'. */
const LEAST_BARE_NUMBER = 10

type ModelWords = ReadonlyMap<string, number>

interface Context {
  readonly open: OpenWords
  readonly brands: NamedBrands
}

interface Match {
  readonly model: KnownModel
  readonly words: readonly string[]
  readonly positions: readonly number[]
}

/** Model whose whole name is in the query, the longest name first. */
export function exactPhone(open: OpenWords, brands: NamedBrands): FoundPhone | undefined {
  const matches = matchesOf(modelWords(open, brands))
    .filter(({ model, words }) => words.length === model.words.length)
    .filter((match) => fits(match.model, brands) && isNew(match, open))
    .filter((match) => isGrounded(match, { open, brands }))
  const found = mostLikely(matches, brands)
  return found && { ...found.phone, family: namesOf(familyOf(found.first.model)) }
}

/** Series, or number that only longer names have: 'tecno spark', 'poco x3'. */
export function partlyNamedPhone(
  open: OpenWords,
  brands: NamedBrands,
  { mayBeSeries }: { readonly mayBeSeries: boolean },
): FoundPhone | undefined {
  const matches = matchesOf(modelWords(open, brands))
    .filter((match) => fits(match.model, brands) && match.positions.every((at) => open.isOpen(at)))
    .filter((match) =>
      match.words.some(hasDigit)
        ? beginsNumberedName(match, { open, brands })
        : mayBeSeries && isNamedSeries(match, { open, brands }),
    )
  const found = mostLikely(matches, brands)
  if (!found) return undefined
  const { first, phone } = found
  const isOne = phone.models.length === 1 || first.words.some(hasDigit)
  return isOne ? phone : { ...phone, series: seriesName(first.model, first.words) }
}

/** Models whose numbers begin with a letter: 'vivo y', 'a series'. */
export function letterSeries(open: OpenWords, brands: NamedBrands): FoundPhone | undefined {
  const position = open.tokens.findIndex(({ text }, at) => {
    const isBesideSeries = open.tokens[at + 1]?.text === 'series' || brands.at.has(at - 1)
    return /^[a-z]$/.test(text) && open.isOpen(at) && isBesideSeries
  })
  const letter = open.tokens[position]?.text
  if (letter === undefined) return undefined
  const isNumbered = ([first, second = '']: string) => first === letter && /\d/.test(second)
  const models = knownModels.filter(
    (model) => fits(model, brands) && isNumbered(model.words[0] ?? ''),
  )
  const [first] = models
  if (!first) return undefined
  return { ...phoneOf(models, [position], brands), series: seriesName(first, [letter]) }
}

/** Model words of the open tokens, and those shared with an earlier phone: 'spark 5 & 6'. */
function modelWords(open: OpenWords, brands: NamedBrands): ModelWords {
  const words = new Map<string, number>()
  const add = (some: readonly string[], position: number) => {
    for (const word of some) if (!words.has(word)) words.set(word, position)
  }
  for (const [position, { means, text }] of open.tokens.entries()) {
    if (open.isOpen(position)) {
      add(means.model ?? [], position)
      add(wordsOfBareNumber(text, position, { open, brands }), position)
    } else if (open.isShared(position)) {
      add(means.model ?? [], position)
    }
  }
  return words
}

/** Words for a bare number: 'vivo 21' may be the V21 or the Y21, if the brand has no plain 21. */
function wordsOfBareNumber(
  text: string,
  position: number,
  { open, brands }: Context,
): readonly string[] {
  if (!isNumber(text) || brands.slugs.size === 0 || !open.beginsName(position)) return []
  const named = knownModels.filter(({ brand }) => brands.slugs.has(brand))
  if (named.some(({ words }) => words.includes(text))) return []
  const withLetter = (word: string) => /^[a-z]{1,2}\d+$/.test(word) && word.endsWith(text)
  return named
    .flatMap(({ words }) => words.filter(withLetter))
    .filter((word) => word.replace(/^[a-z]+/, '') === text)
}

function matchesOf(typed: ModelWords): Match[] {
  const models = new Set([...typed.keys()].flatMap((word) => modelsByWord.get(word) ?? []))
  return [...models].map((model) => {
    const words = model.words.filter((word) => typed.has(word))
    return { model, words, positions: words.flatMap((word) => typed.get(word) ?? []) }
  })
}

/** Whether the match has a number that no earlier phone has, after shared words. */
function isNew({ positions, words }: Match, open: OpenWords): boolean {
  const shared = positions.filter((position) => !open.isOpen(position))
  if (shared.length === 0) return true
  return words.some((word, index) => {
    const position = positions[index] ?? -1
    return hasDigit(word) && open.isOpen(position) && shared.every((before) => before < position)
  })
}

/** Whether the words suffice for a model: a bare number next to its brand, or as no quantity. */
function isGrounded({ model, words, positions }: Match, { open, brands }: Context): boolean {
  const numberAt = positions[words.findIndex(hasDigit)]
  const begins = words.find(isSeries)
  if (numberAt === undefined) {
    return (
      brands.slugs.has(model.brand) || words.some(isDistinctive) || /^x[rs]$/.test(words[0] ?? '')
    )
  }
  if (begins !== undefined || words.some((word) => hasDigit(word) && !isNumber(word))) return true
  const isInName = positions.includes(numberAt - 1)
  if (!isInName && !open.beginsName(numberAt)) return false
  if (brands.slugs.has(model.brand)) return true
  return words.length > 1 || Number(words[0]) >= LEAST_BARE_NUMBER
}

/** Whether the words begin a numbered name, as 'poco x3' of 'Poco X3 Pro'. */
function beginsNumberedName(
  { model, words, positions }: Match,
  { open, brands }: Context,
): boolean {
  const [first = ''] = model.words
  if (words.includes(first) && !isNumber(first)) return true
  const isBare = words.filter(hasDigit).every(isNumber)
  return isBare && brands.slugs.has(model.brand) && open.beginsName(Math.min(...positions))
}

/** Whether the words are a series, as 'redmi note', 'spark'; not next to another phone's number. */
function isNamedSeries({ model, words, positions }: Match, { open, brands }: Context): boolean {
  const touchesNumber = positions
    .flatMap((position) => [position - 1, position + 1])
    .some((position) => open.isOpen(position) && hasDigit(open.tokens[position]?.text ?? ''))
  return !touchesNumber && (brands.slugs.has(model.brand) || words.some(isDistinctive))
}

/** Matches with the most words, closest together and in the named line, by sales order. */
function mostLikely(
  matches: readonly Match[],
  brands: NamedBrands,
): { readonly first: Match; readonly phone: FoundPhone } | undefined {
  const ranked = matches
    .map((match) => ({
      match,
      words: match.words.length,
      spread: Math.max(...match.positions) - Math.min(...match.positions),
      isInLine: brands.words.has(match.model.line) ? 1 : 0,
      start: Math.min(...match.positions),
    }))
    .sort(
      (a, b) =>
        b.words - a.words ||
        a.spread - b.spread ||
        b.isInLine - a.isInLine ||
        a.start - b.start ||
        a.match.model.rank - b.match.model.rank,
    )
  const [best] = ranked
  if (!best) return undefined
  const positions = String(best.match.positions)
  const models = ranked
    .filter(
      ({ match, isInLine }) => isInLine === best.isInLine && String(match.positions) === positions,
    )
    .map(({ match }) => match.model)
  return { first: best.match, phone: phoneOf(models, best.match.positions, brands) }
}

/** Models of the same line whose names extend this one's. */
function familyOf({ brand, line, words }: KnownModel): KnownModel[] {
  return (modelsByWord.get(words[0] ?? '') ?? []).filter(
    (other) =>
      other.brand === brand &&
      other.line === line &&
      other.words.length > words.length &&
      words.every((word) => other.words.includes(word)),
  )
}

/** Models named by the words at some positions, and by their brand's. */
function phoneOf(
  models: readonly KnownModel[],
  positions: readonly number[],
  { at }: NamedBrands,
): FoundPhone {
  const slugs = new Set(models.map(({ brand }) => brand))
  const ofBrand = [...at].filter(([, named]) => named.slugs.some((slug) => slugs.has(slug)))
  return {
    models: namesOf(models),
    family: [],
    series: null,
    positions: new Set([...positions, ...ofBrand.map(([position]) => position)]),
  }
}
