import { expect, it } from 'vitest'
import { demoProducts } from '#demo/index.ts'
import type { ProductPage } from '#domain/contract/products.ts'
import { openDemoShop } from '#testing/demo-shop.ts'
import { type SearchCase, searchCases } from '#testing/search-queries.ts'
import { resultError } from '#testing/search-results.ts'

const shop = await openDemoShop()
const pages: ProductPage[] = []
for (const page of Array(Math.ceil(demoProducts.length / 100)).keys()) {
  pages.push(await listed({ limit: '100', pageNumber: String(page + 1) }))
}
const all = pages.flatMap(({ products }) => products)
expect(all).toHaveLength(demoProducts.length)

/** Retries a request that load shedding refused on a busy machine. */
async function listed(query: Readonly<Record<string, string>>): Promise<ProductPage> {
  const { status, body } = await shop.send('listProducts', { query })
  if (status === 503) return listed(query)
  if (Array.isArray(body)) throw new TypeError('an array where a page was expected')
  return body
}

/** Runs with limited concurrency: the shop refuses more. */
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

it('the first page of every search shows the expected products (rule: brand-or-search)', async () => {
  const cases = searchCases('results-known')
  expect(cases.length).toBeGreaterThan(150)
  expect(await resultErrors(cases)).toEqual([])
}, 60_000)

/** The listing at a suggestion's address. */
async function listedAt(to: string): Promise<ProductPage> {
  const { pathname, searchParams } = new URL(to, 'http://shop')
  const brand = /^\/brand\/(.*)$/.exec(pathname)?.[1]
  return listed({
    ...(brand && { brand }),
    // As the shop's pages do: a brand's lists families, the others designs.
    group: brand ? 'family' : 'design',
    ...Object.fromEntries(
      [
        ['deviceModel', searchParams.get('model')],
        ['caseType', searchParams.get('type')],
        ['colour', searchParams.get('colour')],
      ].filter((pair): pair is [string, string] => pair[1] !== null),
    ),
  })
}

it('counts of suggestions equal the results of their addresses, and of the query itself (rule: suggestions)', async () => {
  const differing: string[] = []
  let compared = 0
  for (const { query, expected } of searchCases('suggested-counts')) {
    const { body } = await shop.send('suggest', { query: { q: query } })
    const suggestion = body.suggestions.find(({ label }) => label === expected)
    const page = await listed({ keyword: query, group: 'design' })
    const shown = await listedAt(suggestion?.to ?? '')
    compared += 1
    if (suggestion?.count !== page.total || suggestion.count !== shown.total) {
      differing.push(`${query}: ${suggestion?.count}, ${page.total}, ${shown.total}`)
    }
  }
  expect(compared).toBeGreaterThan(20)
  expect(differing).toEqual([])
}, 60_000)

it.each([
  ['results-held-out-1', 0.02],
  ['results-held-out-2', 0.02],
  ['results-held-out-3', 0.03],
  ['results-held-out-4', 0.03],
  ['results-held-out-5', 0.03],
  ['results-held-out-6', 0.03],
  ['results-held-out-7', 0.03],
])(
  'of the queries in %s at most the share %d is wrong',
  async (name, share) => {
    const cases = searchCases(name)
    const errors = await resultErrors(cases)
    expect(cases.length).toBeGreaterThan(80)
    expect(errors.length, errors.join('\n')).toBeLessThanOrEqual(cases.length * share)
  },
  60_000,
)
