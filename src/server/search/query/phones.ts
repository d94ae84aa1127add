import type { BrandSlug } from '#domain/catalogue/brands.ts'
import { knownModels, namesOf, seriesName } from '../vocabulary/models.ts'
import { exactPhone, type FoundPhone, letterSeries, partlyNamedPhone } from './model-search.ts'
import { agreed, brandsIn, isLineOf, type NamedBrands } from './named-brands.ts'
import { OpenWords } from './open-words.ts'
import type { Token } from './tokenize.ts'

export interface FoundPhones {
  readonly phones: readonly FoundPhone[]
  /** Brands named without one of their models; several when one word may mean them. */
  readonly brands: readonly BrandSlug[]
  readonly brandPositions: ReadonlySet<number>
  /** Positions of the words that name a phone without cases. */
  readonly unknown: readonly ReadonlySet<number>[]
}

const MOST_PHONES = 4
const YEAR = /^20[123]\d$/
const LETTERED_NUMBER = /^[a-z]{1,3}\d{1,4}[a-z]{0,2}$/
const BARE_NUMBER = /^\d{1,4}[a-z]{0,2}$/

/** Finds phones in a query (rule: unknown-phones), except at the `taken` positions. */
export function phonesIn(tokens: readonly Token[], taken: ReadonlySet<number>): FoundPhones {
  const brands = brandsIn(tokens, taken)
  const open = new OpenWords(tokens, taken, new Set(brands.at.keys()))
  const otherPhones = takeOtherPhones(open)
  const named = takePhones(open, brands)
  const numbers = takeUnknown(open, brands)
  const phones = named.filter(
    (phone) => !numbers.some((positions) => continues(phone, positions, open)),
  )
  const others = named.filter((phone) => !phones.includes(phone))
  const unknown = [...otherPhones, ...numbers.map((positions) => withName(positions, others, open))]
  const series = phones.length === 0 && unknown.length === 0 ? lineAlone(tokens, brands) : undefined
  const all = series ? [series] : phones
  const ofPhones = new Set(all.flatMap(({ positions }) => [...positions]))
  const left = [...brands.at].filter(([position]) => !ofPhones.has(position))
  return {
    phones: all,
    brands: [...agreed(left.map(([, { slugs }]) => slugs))],
    brandPositions: new Set(left.map(([position]) => position)),
    unknown,
  }
}

/** Positions of all words that name a phone or a brand. */
export function positionsOfPhones({ phones, brandPositions, unknown }: FoundPhones): Set<number> {
  const positions = [...phones.map((phone) => phone.positions), brandPositions, ...unknown]
  return new Set(positions.flatMap((some) => [...some]))
}

/** Takes makes without cases, with the words of their models after them. */
function takeOtherPhones(open: OpenWords): ReadonlySet<number>[] {
  return [...open.tokens.entries()].flatMap(([position, { means }]) => {
    if (!means.isStranger || !open.isOpen(position)) return []
    const name = open.nameAround(position, { from: position - 1 })
    open.take(name)
    return [name]
  })
}

function takePhones(open: OpenWords, brands: NamedBrands): FoundPhone[] {
  const phones: FoundPhone[] = []
  while (phones.length < MOST_PHONES) {
    const phone =
      exactPhone(open, brands) ??
      partlyNamedPhone(open, brands, { mayBeSeries: phones.length === 0 }) ??
      letterSeries(open, brands)
    if (!phone) break
    phones.push(phone)
    open.takeForPhone(phone.positions)
  }
  return phones
}

/** Takes numbers that no model has, with the words around them: 'zero 30', 'j7 prime'. */
function takeUnknown(open: OpenWords, brands: NamedBrands): ReadonlySet<number>[] {
  return [...open.tokens.entries()].flatMap(([position, token]) => {
    if (!open.isOpen(position) || !isUnknownNumber(token, position, { open, brands })) return []
    const name = open.nameAround(position)
    open.take(name)
    return [name]
  })
}

/** 'Infinix Note 12 G96' is no Infinix Note 12, but 'Samsung A12 A99' names two phones. */
function continues(
  { models, positions }: FoundPhone,
  number: ReadonlySet<number>,
  { tokens }: OpenWords,
): boolean {
  const first = Math.min(...number)
  if (first !== Math.max(...positions) + 1) return false
  const letters = /^[a-z]+(?=\d)/.exec(tokens[first]?.text ?? '')?.[0]
  return letters !== undefined && !models.some((name) => lettersOf(name).has(letters))
}

/** Letters before the numbers of a model's brand: 'a' and 's' of Samsung's. */
function lettersOf(name: string): ReadonlySet<string> {
  const brand = knownModels.find((model) => model.name === name)?.brand
  return new Set(
    knownModels
      .filter((model) => model.brand === brand)
      .flatMap(({ words }) => words.flatMap((word) => /^[a-z]+(?=\d)/.exec(word)?.[0] ?? [])),
  )
}

/** Positions of a number with the name that it continues, without the brand. */
function withName(
  number: ReadonlySet<number>,
  others: readonly FoundPhone[],
  open: OpenWords,
): ReadonlySet<number> {
  const name = others.find((phone) => continues(phone, number, open))
  const own = [...(name?.positions ?? [])].filter((position) => !open.isOfBrand(position))
  return new Set([...own, ...number])
}

function isUnknownNumber(
  { text, means }: Token,
  position: number,
  { open, brands }: { readonly open: OpenWords; readonly brands: NamedBrands },
): boolean {
  if (means.isMeaningless || means.motif || YEAR.test(text)) return false
  if (LETTERED_NUMBER.test(text)) return true
  return BARE_NUMBER.test(text) && (brands.slugs.size > 0 || open.mayNameModel(position - 1))
}

/** Models of a line that is named alone: 'redmi' or 'poco'. */
function lineAlone(tokens: readonly Token[], brands: NamedBrands): FoundPhone | undefined {
  const named = [...brands.at].find(([, { slugs, word }]) =>
    slugs.some((slug) => isLineOf(slug, word)),
  )
  if (!named || tokens.length === 0) return undefined
  const [position, { word }] = named
  const models = knownModels.filter(({ line }) => line === word)
  const [first] = models
  if (!first) return undefined
  const series = seriesName(first, [])
  return { models: namesOf(models), family: [], series, positions: new Set([position]) }
}
