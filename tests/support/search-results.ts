import { brandBySlug, caseTypes } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { topicLabel, topicNames } from '#domain/search/topic-labels.ts'
import { wordsByMeaning } from '#server/search/vocabulary/rows.ts'

type Expectation = (product: Product) => boolean

/**
 * Error of a search's first page; null if it is right. If any product meets the whole expectation,
 * the first ones must; otherwise they must meet its most valuable parts, which stand first, and the
 * page must state that a part was dropped.
 *
 * An expectation names, between commas, models ('A | B' is any of them), 'brand vivo', 'phones' (no
 * earphones), a case type, a colour, words that name or description 'says', 'max 900' and 'min
 * 1500' in rupees, the order 'cheapest', 'dearest' or 'best rated', a product's name in quotes that
 * must come first; or is 'nothing', or the 'page' of a topic.
 */
export function resultError(
  expected: string,
  { products: shown, understood, reply }: ProductPage,
  all: readonly Product[],
): string | null {
  if (expected === 'nothing') return shown.length === 0 ? null : `${shown.length} products`
  const topic = /^page (.*)$/.exec(expected)?.[1]
  if (topic !== undefined) return pageError(topic, reply)
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

function pageError(topic: string, reply: ProductPage['reply']): string | null {
  const name = topicNames.find((each) => each === topic)
  if (name === undefined) throw new RangeError(`There is no topic ${topic}`)
  const label = topicLabel(name)
  const found = reply?.leadsTo?.label
  return found === label ? null : `leads to ${found}`
}

const orders: Readonly<Record<string, (product: Product) => number>> = {
  cheapest: (product) => paid(product),
  dearest: (product) => -paid(product),
  'best rated': ({ rating }) => -rating,
}

function isInOrder(parts: readonly string[], shown: readonly Product[]): boolean {
  return parts.every((part) => {
    const keys = shown.map(orders[part] ?? (() => 0))
    return String(keys) === String(keys.toSorted((a, b) => a - b))
  })
}

function demandOf(part: string): Expectation | null {
  if (part in orders) return null
  if (part === 'phones') return ({ brandSlug }) => brandBySlug(brandSlug)?.kind === 'phone'
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
    return (product) =>
      slugs.some((slug) => product.colours.includes(slug)) ||
      said({ ...product, ...(product.colours.length > 0 && { description: '' }) })
  }
  throw new RangeError(`Nobody can check ${part}`)
}

const paid = ({ price }: Product) => discountedPrice(paisaFromRupees(price))

const isModel = (name: string) => brandOfModel(name) !== undefined

const colourWords = wordsByMeaning('colour')

const wordsOfColour = (slug: string) => [slug, ...(colourWords.get(slug) ?? [])]

function saying(words: readonly string[]): Expectation {
  const any = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?:s|es)?(?!\\p{L})`, 'iu')
  return ({ name, description }) => any.test(`${name} ${description}`)
}
