import type { BrandSlug } from '#domain/catalogue/brands.ts'
import { exactPhone, type FoundPhone, letterSeries, partlyNamedPhone } from './model-search.ts'
import { knownModels, namesOf, seriesName } from './models.ts'
import { agreed, brandsIn, isLineOf, type NamedBrands } from './named-brands.ts'
import { OpenWords } from './open-words.ts'
import type { Token } from './tokenize.ts'

export interface FoundPhones {
  readonly phones: readonly FoundPhone[]
  /** Brands that are named beside no model of theirs; several when one word may mean them. */
  readonly brands: readonly BrandSlug[]
  readonly brandPlaces: ReadonlySet<number>
  /** Places of the words that name a phone of which the shop has no case. */
  readonly unknown: readonly ReadonlySet<number>[]
}

/** Phones that one query may name; a longer list is ignored. */
const MOST_PHONES = 4
const YEAR = /^20[123]\d$/
/** 'j7', 'c25s'. */
const LETTERED_NUMBER = /^[a-z]{1,3}\d{1,4}[a-z]{0,2}$/
const BARE_NUMBER = /^\d{1,4}[a-z]{0,2}$/

/**
 * Finds the phones in a query, and those for which there is no case (rule: unknown-phones); `taken`
 * are the places of tokens that say something else.
 */
export function phonesIn(tokens: readonly Token[], taken: ReadonlySet<number>): FoundPhones {
  const brands = brandsIn(tokens, taken)
  const open = new OpenWords(tokens, taken, new Set(brands.at.keys()))
  const strangers = takeStrangers(open)
  const named = takePhones(open, brands)
  const numbers = takeUnknown(open, brands)
  const phones = named.filter((phone) => !numbers.some((places) => continues(phone, places, open)))
  const others = named.filter((phone) => !phones.includes(phone))
  const unknown = [...strangers, ...numbers.map((places) => withName(places, others, open))]
  const series = phones.length === 0 && unknown.length === 0 ? lineAlone(tokens, brands) : undefined
  const all = series ? [series] : phones
  const ofPhones = new Set(all.flatMap(({ places }) => [...places]))
  const left = [...brands.at].filter(([place]) => !ofPhones.has(place))
  return {
    phones: all,
    brands: [...agreed(left.map(([, { slugs }]) => slugs))],
    brandPlaces: new Set(left.map(([place]) => place)),
    unknown,
  }
}

/** The places of everything that names a phone or a brand. */
export function placesOfPhones({ phones, brandPlaces, unknown }: FoundPhones): Set<number> {
  const places = [...phones.map((phone) => phone.places), brandPlaces, ...unknown]
  return new Set(places.flatMap((some) => [...some]))
}

/** Makes without cases, with the words of their models behind them. */
function takeStrangers(open: OpenWords): ReadonlySet<number>[] {
  return [...open.tokens.entries()].flatMap(([place, { means }]) => {
    if (!means.isStranger || !open.isOpen(place)) return []
    const name = open.nameAround(place, { from: place - 1 })
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
    open.takeForPhone(phone.places)
  }
  return phones
}

/** Numbers that no model took, with the words around them: 'zero 30', 'j7 prime'. */
function takeUnknown(open: OpenWords, brands: NamedBrands): ReadonlySet<number>[] {
  return [...open.tokens.entries()].flatMap(([place, token]) => {
    if (!open.isOpen(place) || !isUnknownNumber(token, place, { open, brands })) return []
    const name = open.nameAround(place)
    open.take(name)
    return [name]
  })
}

/**
 * Whether a number that no model has goes on with a phone's name: an 'Infinix Note 12 G96' is no
 * Infinix Note 12, but in 'Samsung A12 A99' two phones are named.
 */
function continues(
  { models, places }: FoundPhone,
  number: ReadonlySet<number>,
  { tokens }: OpenWords,
): boolean {
  const first = Math.min(...number)
  if (first !== Math.max(...places) + 1) return false
  const letters = /^[a-z]+(?=\d)/.exec(tokens[first]?.text ?? '')?.[0]
  return letters !== undefined && !models.some((name) => lettersOf(name).has(letters))
}

/** Letters that stand before the numbers of a model's brand: 'a' and 's' of Samsung's. */
function lettersOf(name: string): ReadonlySet<string> {
  const brand = knownModels.find((model) => model.name === name)?.brand
  return new Set(
    knownModels
      .filter((model) => model.brand === brand)
      .flatMap(({ words }) => words.flatMap((word) => /^[a-z]+(?=\d)/.exec(word)?.[0] ?? [])),
  )
}

/** A number with the name before it that it goes on with; its brand is left to stand by itself. */
function withName(
  number: ReadonlySet<number>,
  others: readonly FoundPhone[],
  open: OpenWords,
): ReadonlySet<number> {
  const name = others.find((phone) => continues(phone, number, open))
  const own = [...(name?.places ?? [])].filter((place) => !open.isOfBrand(place))
  return new Set([...own, ...number])
}

function isUnknownNumber(
  { text, means }: Token,
  place: number,
  { open, brands }: { readonly open: OpenWords; readonly brands: NamedBrands },
): boolean {
  if (means.isMeaningless || means.motif || YEAR.test(text)) return false
  if (LETTERED_NUMBER.test(text)) return true
  return BARE_NUMBER.test(text) && (brands.slugs.size > 0 || open.mayNameModel(place - 1))
}

/** 'redmi' or 'poco' alone: all models of that line. */
function lineAlone(tokens: readonly Token[], brands: NamedBrands): FoundPhone | undefined {
  const named = [...brands.at].find(([, { slugs, word }]) =>
    slugs.some((slug) => isLineOf(slug, word)),
  )
  if (!named || tokens.length === 0) return undefined
  const [place, { word }] = named
  const models = knownModels.filter(({ line }) => line === word)
  const [first] = models
  return (
    first && {
      models: namesOf(models),
      family: [],
      series: seriesName(first, []),
      places: new Set([place]),
    }
  )
}
