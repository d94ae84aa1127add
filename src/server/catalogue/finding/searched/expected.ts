import { type Brand, brands, caseTypes } from '#domain/catalogue/brands.ts'
import { type ColourSlug, colours, colourWords } from '#domain/catalogue/colours.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import { paisaFromRupees } from '#domain/money.ts'

/** What somebody types, and what the first page must show them. */
export interface ExpectedSearch {
  readonly query: string
  readonly expected: string
}

/** Searches of a text, one a line: 'what is typed → what must come first'. */
export function searchesIn(text: string): readonly ExpectedSearch[] {
  return text
    .split('\n')
    .filter((line) => line.includes('→'))
    .map((line) => {
      const [query = '', expected = ''] = line.split('→')
      return { query: query.trim(), expected: expected.trim() }
    })
}

type Demand = (product: Product) => boolean

/**
 * What is wrong with the first page of a search; null when it is right. All of the expectation must
 * be there as long as some product has all of it; else the phone before the type, the type before
 * what is shown on the case, and the page must say that something was left out.
 *
 * An expectation names, between commas, models ('A | B' is any of them), 'brand vivo', a case type,
 * a colour, words that name or description 'says', 'max 900' and 'min 1500' in rupees, the order
 * 'cheapest' or 'dearest', a product's name in quotes that must come first; or is 'nothing'.
 */
export function mistakeOf(
  expected: string,
  { products: shown, understood }: ProductPage,
  all: readonly Product[],
): string | null {
  if (expected === 'nothing') return shown.length === 0 ? null : `${shown.length} products`
  const quoted = /^"(.*)"$/.exec(expected)?.[1]
  if (quoted !== undefined) return shown[0]?.name === quoted ? null : `first ${shown[0]?.name}`
  const parts = expected.split(', ')
  const kept = parts
    .flatMap((part) => demandOf(part) ?? [])
    .reduce<{ left: readonly Product[]; dropped: number }>(
      ({ left, dropped }, demand) => {
        const some = left.filter(demand)
        return some.length > 0 ? { left: some, dropped } : { left, dropped: dropped + 1 }
      },
      { left: all, dropped: 0 },
    )
  const right = new Set(kept.left.map(({ _id }) => _id))
  const wrong = shown.slice(0, right.size).find(({ _id }) => !right.has(_id))
  if (wrong) return `shows ${wrong.name}`
  if (shown.length === 0) return 'shows nothing'
  const left = understood?.dropped ?? []
  if (kept.dropped > 0 && left.length === 0) return 'does not say what it left out'
  if (kept.dropped === 0 && left.length > 0) return `leaves out ${left.join(', ')}`
  return isInOrder(parts, shown) ? null : `in the order ${shown.map(paid)}`
}

function isInOrder(parts: readonly string[], shown: readonly Product[]): boolean {
  const prices = shown.map(paid)
  const rising = prices.toSorted((a, b) => a - b)
  if (parts.includes('cheapest')) return String(prices) === String(rising)
  return !parts.includes('dearest') || String(prices) === String(rising.toReversed())
}

function demandOf(part: string): Demand | null {
  if (part === 'cheapest' || part === 'dearest') return null
  const [kind, ...rest] = part.split(' ')
  const choices = part.split(' | ')
  if (kind === 'brand') return ({ brandSlug }) => brandSlug === rest[0]
  if (kind === 'max') return (product) => paid(product) <= paisaFromRupees(Number(rest[0]))
  if (kind === 'min') return (product) => paid(product) >= paisaFromRupees(Number(rest[0]))
  if (kind === 'says') return saying(rest.join(' ').split('|'))
  if (choices.every((choice) => isModel(choice))) {
    return ({ deviceModels }) => choices.some((model) => deviceModels.includes(model))
  }
  if (choices.every((choice) => caseTypes.some((type) => type === choice))) {
    return ({ caseType }) => choices.includes(caseType)
  }
  const slugs = choices.map((choice) => colours.find(({ slug }) => slug === choice)?.slug)
  if (slugs.every((slug) => slug !== undefined)) {
    const said = saying(slugs.flatMap(wordsOfColour))
    return (product) => slugs.some((slug) => product.colours.includes(slug)) || said(product)
  }
  throw new RangeError(`Nobody can check ${part}`)
}

const paid = ({ price }: Product) => discountedPrice(paisaFromRupees(price))

const isModel = (name: string) => brands.some(({ models }: Brand) => models.includes(name))

const wordsOfColour = (slug: ColourSlug) => [
  slug,
  ...colourWords[slug].split(',').map((phrase) => phrase.trim()),
]

function saying(words: readonly string[]): Demand {
  const any = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?:s|es)?(?!\\p{L})`, 'iu')
  return ({ name, description }) => any.test(`${name} ${description}`)
}
