import { describe, expect, it } from 'vitest'
import { brandBySlug, brands, caseTypes } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import type { Product } from '#domain/contract/products.ts'
import { MINUTE } from '#domain/text/units.ts'
import { newAccount } from '#testing/accounts.ts'
import { listedPage, newProduct, type TestProduct } from '#testing/products.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const now = Date.now()

/** From the newest to the oldest. */
const stock = [
  { name: 'Rose Garden', brand: 'iphone', deviceModels: ['iPhone 15'], caseType: 'Silicon' },
  { name: 'Rose 100% Pure', brand: 'iphone', deviceModels: ['iPhone 15 Pro', 'iPhone 16'] },
  { name: 'under_score', brand: 'samsung', deviceModels: ['Galaxy S25'], caseType: 'Silicon' },
  { name: 'back\\slash', brand: 'samsung', deviceModels: ['Galaxy S25', 'Galaxy S24'] },
  { name: 'Old Timer', brand: 'iphone', deviceModels: ['iPhone 4', 'iPhone 15'] },
  { name: 'Pods', brand: 'airpods', deviceModels: ['AirPods 4'], caseType: 'Luxury', price: 899 },
  ...Array.from({ length: 30 }, (_, index) => ({
    name: `Plain ${index}`,
    brand: 'vivo',
    deviceModels: ['Vivo V60'],
    caseType: 'Mono colour',
    price: 584 - index,
  })),
]

const shop = await openTestShop()
const admin = await newAccount(shop, { isAdmin: true })
const products: TestProduct[] = []
for (const [index, wanted] of stock.entries()) {
  products.push(await newProduct(shop, { ...wanted, createdAt: new Date(now - index * MINUTE) }))
}

const ask = (query: Record<string, string>, as: Visitor = anonymous) =>
  shop.send('listProducts', { query }, as)
const list = (query: Record<string, string>, as?: Visitor) => listedPage(shop, query, as)
const names = ({ products: shown }: { readonly products: readonly Product[] }) =>
  shown.map(({ name }) => name)

describe('a page of the catalogue', () => {
  it('lists products newest first, 12 a page, each as the answer for it alone', async () => {
    const page = await list({})
    expect(page).toMatchObject({ page: 1, pages: 3, total: 36 })
    expect(names(page)).toEqual(stock.slice(0, 12).map(({ name }) => name))
    const { body } = await shop.send('getProduct', { params: { id: products[0]?.id ?? '' } })
    expect(page.products[0]).toEqual(body)
  })

  it.each([
    ['2', 2],
    ['3', 3],
    ['4', 3],
    ['999999999999999999999', 3],
    ['1e300', 3],
    ['0', 1],
    ['-5', 1],
    ['2.9', 2],
    ['NaN', 1],
    ['Infinity', 1],
    ['abc', 1],
    ['', 1],
    ["1' or '1'='1", 1],
  ])('clamps pageNumber %j to page %i (rule: paging)', async (pageNumber, page) => {
    const answer = await list({ pageNumber })
    expect(answer.page).toBe(page)
    expect(names(answer)).toEqual(stock.slice((page - 1) * 12, page * 12).map(({ name }) => name))
  })

  it('is one empty page when nothing matches', async () => {
    const page = await list({ deviceModel: 'Nokia 3310', pageNumber: '7' })
    expect(page).toMatchObject({ products: [], page: 1, pages: 1, total: 0 })
  })
})

describe('filters', () => {
  it.each([
    ['a display name', { keyword: 'Samsung Galaxy' }, ['under_score', 'back\\slash']],
    ['in another case', { keyword: 'sAMSUNG galaxy' }, ['under_score', 'back\\slash']],
    ['a slug', { brand: 'samsung' }, ['under_score', 'back\\slash']],
    ['both', { keyword: 'Samsung Galaxy', brand: 'samsung' }, ['under_score', 'back\\slash']],
    ['an unknown slug', { brand: 'nokia' }, []],
    ['an unknown slug in a search', { brand: 'nokia', keyword: 'rose' }, []],
    ['the name of another brand within one', { keyword: 'Vivo', brand: 'iphone' }, []],
  ])('by brand: %s (rule: brand-or-search)', async (_name, query, expected) => {
    expect(names(await list(query))).toEqual(expected)
  })

  it.each([
    ['iPhone 15', ['Rose Garden', 'Old Timer']],
    ['iPhone 15 Pro', ['Rose 100% Pure']],
    ['iPhone 1', []],
    ['iphone 15', []],
    ['iPhone%', []],
    ['iPhone 4', ['Old Timer']],
  ])('by model, compared as a whole: %s (rule: exact-model)', async (deviceModel, expected) => {
    expect(names(await list({ deviceModel }))).toEqual(expected)
    expect(names(await list({ deviceModel, keyword: 'iPhone' }))).toEqual(expected)
    expect(names(await list({ deviceModel, keyword: 'Vivo' }))).toEqual([])
  })
})

describe('text search', () => {
  it.each([
    ['a name', 'garden', ['Rose Garden']],
    ['part of one, in another case', 'ARDE', ['Rose Garden']],
    ['a case type', 'luxury', ['Pods']],
    ['a model', 'galaxy s24', ['back\\slash']],
    ['a brand whose products do not say it', 'samsung', ['under_score', 'back\\slash']],
    ['every word, wherever it is', 'silicon rose 15', ['Rose Garden']],
    ['every word, brand included', 'samsung silicon', ['under_score']],
    ['what keeps the most, when nothing has all words', 'rose luxury', ['Pods']],
    ['a percent sign', '100%', ['Rose 100% Pure']],
    ['a percent sign alone', '%', ['Rose 100% Pure']],
    ['an underscore', '_', ['under_score']],
    ['a backslash', '\\', ['back\\slash']],
    ['a backslash before a wildcard', '\\%', []],
    ['SQL', "'; drop table products; --", []],
    ['SQL that would match all', "' or 1=1 --", []],
    ['a NUL within', 'gar\0den', ['Rose Garden']],
    ['nothing for words that nothing has', '🙂 کمپیوٹر qwxz', []],
  ])('finds %s', async (_name, keyword, expected) => {
    const page = await list({ keyword })
    expect(names(page)).toEqual(expected)
    expect(page.total).toBe(expected.length)
  })

  it.each([
    ['part of a name, in another case', 'ARDE', ['Rose Garden']],
    ['every word, wherever it is', 'silicon rose 15', ['Rose Garden']],
    ['words that nothing has together', 'rose luxury', []],
    ['a percent sign', '100%', ['Rose 100% Pure']],
    ['a brand whose products do not say it', 'samsung', ['under_score', 'back\\slash']],
    ['a word that only a description has', 'exact', []],
  ])('of the owner’s list finds %s literally', async (_name, search, expected) => {
    expect(names(await list({ search }))).toEqual(expected)
  })

  it('ignores a blank keyword', async () => {
    expect((await list({ keyword: '  ' })).total).toBe(36)
  })

  it.each(['keyword', 'brand', 'deviceModel', 'caseType', 'search'])(
    'refuses a %s of more than 100 characters',
    async (parameter) => {
      const { status, body } = await ask({ [parameter]: 'a'.repeat(101) })
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
      expect((await ask({ [parameter]: 'a'.repeat(100) })).status).toBe(200)
    },
  )

  it('refuses a parameter that is sent twice as malformed', async () => {
    const response = await shop.sendRaw('/api/products?keyword=a&keyword=b')
    expect(response.status).toBe(400)
  })
})

describe('the counts beside the filters', () => {
  it('list the models of the chosen brand in sales order, with zero counts', async () => {
    const { facets } = await list({ keyword: 'iPhone' })
    expect(facets.deviceModels.map(({ value }) => value)).toEqual([
      ...modelsOf('iphone'),
      'iPhone 4',
    ])
    expect(facets.caseTypes.map(({ value }) => value)).toEqual(brandBySlug('iphone')?.caseTypes)
  })

  it('without a brand list every brand and type, and the models on sale', async () => {
    const { facets } = await list({})
    expect(facets.brands.map(({ value }) => value)).toEqual(brands.map(({ slug }) => slug))
    expect(facets.caseTypes.map(({ value }) => value)).toEqual(caseTypes)
    expect(facets.deviceModels).toEqual([
      { value: 'iPhone 16', count: 1 },
      { value: 'iPhone 15 Pro', count: 1 },
      { value: 'iPhone 15', count: 2 },
      { value: 'Galaxy S25', count: 2 },
      { value: 'Galaxy S24', count: 1 },
      { value: 'Vivo V60', count: 30 },
      { value: 'AirPods 4', count: 1 },
      { value: 'iPhone 4', count: 1 },
    ])
  })
})

describe('limit (rules: whole-lists, owner-figures)', () => {
  it('0 is the whole list as an array for an admin', async () => {
    const { status, body } = await ask({ limit: '0' }, admin)
    expect(status).toBe(200)
    expect(Array.isArray(body) && body.map(({ name }) => name)).toEqual(stock.map((p) => p.name))
  })

  it('0 respects the filters of an admin', async () => {
    const { body } = await ask({ limit: '0', keyword: 'Samsung Galaxy' }, admin)
    expect(body).toHaveLength(2)
  })

  it('0 is a page of at most 100 for other callers', async () => {
    for (const visitor of [anonymous, newGuest(), await newAccount(shop)]) {
      const page = await list({ limit: '0' }, visitor)
      expect(page).toMatchObject({ page: 1, pages: 1, total: 36 })
      expect(page.products).toHaveLength(36)
    }
  })

  it('0 is refused with an invalid token, a page of any size is not', async () => {
    const visitor = { headers: { authorization: `Bearer ${'x'.repeat(43)}` } }
    expect((await ask({ limit: '0' }, visitor)).status).toBe(401)
    // Shelves of shoppers ask for a few products, whose session may have ended.
    expect((await ask({ limit: '20' }, visitor)).status).toBe(200)
    expect((await ask({}, visitor)).status).toBe(200)
  })

  it('other numbers are page sizes, for the admin table', async () => {
    const page = await list({ page: '2', limit: '20', search: 'plain' }, admin)
    expect(page).toMatchObject({ page: 2, pages: 2, total: 30 })
    expect(page.products).toHaveLength(10)
    expect((await list({ limit: '5000' })).products).toHaveLength(36)
    expect((await list({ limit: '-1' })).products).toHaveLength(12)
    expect((await list({ limit: 'many' })).products).toHaveLength(12)
  })
})

describe('one product', () => {
  const find = (id: string) => shop.send('getProduct', { params: { id } })

  it('is found by slug and by id, in either case of letters', async () => {
    const [first] = products
    if (!first) throw new Error('no product')
    for (const id of [first.slug, first.id, first.id.toUpperCase()]) {
      const { status, body } = await find(id)
      expect([status, body._id]).toEqual([200, first.id])
    }
  })

  it.each([
    'no-such-case',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '3f2504e0-4f89-41d3',
    "x' or '1'='1",
    '%',
    'case\0',
    '../../etc/passwd',
  ])('%j is not found', async (id) => {
    const { status, body } = await find(id)
    expect([status, body.code, body.message]).toEqual([404, 'NOT_FOUND', 'Product not found'])
  })
})
