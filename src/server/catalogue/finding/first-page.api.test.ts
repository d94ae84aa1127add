import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import { openDemoShop } from '#testing/demo-shop.ts'
import { type SearchCase, searchCases } from '#testing/search-queries.ts'
import { resultError } from '#testing/search-results.ts'
import type { TestShop } from '#testing/shop.ts'

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

/** Runs a few at once: a shop that is asked for more refuses some. */
async function resultErrors(cases: readonly SearchCase[]): Promise<readonly string[]> {
  const found: string[] = []
  const left = [...cases]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { query, expected } = next
      const error = resultError(expected, await listed({ keyword: query }), all)
      if (error !== null) found.push(`${query}: ${error}, not ${expected}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return found
}

it('the first page of every search shows what was meant (rule: brand-or-search)', async () => {
  const cases = searchCases('results-known')
  expect(cases.length).toBeGreaterThan(150)
  expect(await resultErrors(cases)).toEqual([])
}, 60_000)

it.each([
  ['results-held-out-1', 0.02],
  ['results-held-out-2', 0.02],
])(
  'of the queries in %s at most the share %d is wrong',
  async (name, share) => {
    const cases = searchCases(name)
    const errors = await resultErrors(cases)
    expect(cases.length).toBeGreaterThan(100)
    expect(errors.length, errors.join('\n')).toBeLessThanOrEqual(cases.length * share)
  },
  60_000,
)
