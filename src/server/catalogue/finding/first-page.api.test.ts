import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import { openDemoShop } from '#testing/demo-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { type ExpectedSearch, mistakeOf, searchesIn } from './searched/expected.ts'
import { knownSearches } from './searched/known.ts'
import { laterSearches, unseenSearches } from './searched/unseen.ts'

let shop: TestShop
let all: readonly Product[]
beforeAll(async () => {
  shop = await openDemoShop()
  const pages = await Promise.all(
    ['1', '2', '3'].map((pageNumber) => listed({ limit: '100', pageNumber })),
  )
  all = pages.flatMap(({ products }) => products)
  expect(all).toHaveLength(215)
}, 60_000)
afterAll(() => shop.close(), 60_000)

/** Asked again where a machine that is busy made the shop refuse. */
async function listed(query: Readonly<Record<string, string>>): Promise<ProductPage> {
  const { status, body } = await shop.send('listProducts', { query })
  if (status === 503) return listed(query)
  if (Array.isArray(body)) throw new TypeError('an array where a page was expected')
  return body
}

/** A few at once: a shop that is asked for more refuses some. */
async function mistakes(searches: readonly ExpectedSearch[]): Promise<readonly string[]> {
  const found: string[] = []
  const left = [...searches]
  const ask = async () => {
    for (let search = left.shift(); search; search = left.shift()) {
      const { query, expected } = search
      const mistake = mistakeOf(expected, await listed({ keyword: query }), all)
      if (mistake !== null) found.push(`${query}: ${mistake}, not ${expected}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, ask))
  return found
}

it('the first page of every search shows what was meant (rule: brand-or-search)', async () => {
  const searches = searchesIn(knownSearches)
  expect(searches.length).toBeGreaterThan(150)
  expect(await mistakes(searches)).toEqual([])
}, 60_000)

it.each([
  ['first', unseenSearches],
  ['later', laterSearches],
])(
  'of searches that nobody prepared for, 98 in 100 are right: the %s ones',
  async (_name, text) => {
    const searches = searchesIn(text)
    const wrong = await mistakes(searches)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(searches.length * 0.02)
  },
  60_000,
)
