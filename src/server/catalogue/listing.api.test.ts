import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandBySlug, brands, caseTypes } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import { MINUTE } from '#domain/text/units.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { anonymous, newGuest, openTestShop, type TestShop, type Visitor } from '#testing/shop.ts'

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

let shop: TestShop
let admin: TestAccount
let products: readonly TestProduct[]
beforeAll(async () => {
  shop = await openTestShop()
  admin = await newAccount(shop, { isAdmin: true })
  const made: TestProduct[] = []
  for (const [index, wanted] of stock.entries()) {
    made.push(await newProduct(shop, { ...wanted, createdAt: new Date(now - index * MINUTE) }))
  }
  products = made
})
afterAll(() => shop.close())

const ask = (query: Record<string, string>, as: Visitor = anonymous) =>
  shop.send('listProducts', { query }, as)
async function list(query: Record<string, string>, as: Visitor = anonymous): Promise<ProductPage> {
  const { status, body } = await ask(query, as)
  expect(status).toBe(200)
  if (Array.isArray(body)) throw new TypeError('an array where a page was expected')
  return body
}
const names = ({ products: shown }: { readonly products: readonly Product[] }) =>
  shown.map(({ name }) => name)
const counted = (choices: readonly { value: string; count: number }[]) =>
  Object.fromEntries(choices.filter(({ count }) => count > 0).map((c) => [c.value, c.count]))

describe('a page of the catalogue', () => {
  it('lists products newest first, 12 a page, with the specified fields only', async () => {
    const page = await list({})
    expect(page).toMatchObject({ page: 1, pages: 3, total: 36 })
    expect(names(page)).toEqual(stock.slice(0, 12).map(({ name }) => name))
    expect(page.products[0]).toEqual({
      _id: products[0]?.id,
      slug: products[0]?.slug,
      name: 'Rose Garden',
      description: 'A case for your exact phone',
      brand: 'iPhone',
      brandSlug: 'iphone',
      deviceModels: ['iPhone 15'],
      caseType: 'Silicon',
      price: 1000,
      discountedPrice: 900,
      saving: 100,
      discountPercent: 10,
      image: ['/images/case.webp', '/images/case-2.webp'],
      design: null,
      takesName: false,
      isSample: false,
      colours: [],
      family: '',
      rating: 0,
      numReviews: 0,
      version: 1,
      createdAt: new Date(now).toISOString(),
    })
  })

  it('orders products of one moment by id, so that no page repeats one', async () => {
    const moment = new Date(now - 1_000 * MINUTE)
    const twins: TestProduct[] = []
    for (let count = 0; count < 20; count += 1) {
      twins.push(
        await newProduct(shop, {
          brand: 'infinix',
          deviceModels: ['Infinix Hot 70'],
          createdAt: moment,
        }),
      )
    }
    for (const filter of [{}, { deviceModel: 'Infinix Hot 70' }, { search: 'clear' }]) {
      const query = { keyword: 'Infinix', ...filter }
      const shown = [
        ...(await list(query)).products,
        ...(await list({ ...query, pageNumber: '2' })).products,
      ]
      const ids = twins.map(({ id }) => id).sort()
      expect(shown.map(({ _id }) => _id)).toEqual(ids.reverse())
    }
    for (const { id } of twins) {
      await shop.send('deleteProduct', { params: { id } }, admin)
    }
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

  it.each([
    [{ caseType: 'Silicon' }, ['Rose Garden', 'under_score']],
    [{ caseType: 'Silicon', keyword: 'iPhone' }, ['Rose Garden']],
    [{ caseType: 'Silicon', deviceModel: 'Galaxy S25' }, ['under_score']],
    [{ caseType: 'Silicon', deviceModel: 'Galaxy S25', brand: 'samsung' }, ['under_score']],
    [{ caseType: 'Silicon', deviceModel: 'Galaxy S24' }, []],
    [{ caseType: 'silicon' }, []],
    [{ caseType: 'Wooden' }, []],
  ])('by type, combined with others: %j', async (query, expected) => {
    expect(names(await list(query))).toEqual(expected)
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

  it('respects the filters', async () => {
    expect(names(await list({ keyword: 'rose', deviceModel: 'iPhone 16' }))).toEqual([
      'Rose 100% Pure',
    ])
    expect(names(await list({ keyword: 'rose', caseType: 'Silicon' }))).toEqual(['Rose Garden'])
    expect(names(await list({ keyword: 'rose', brand: 'samsung' }))).toEqual([])
  })

  it('is paged', async () => {
    const page = await list({ keyword: 'plain', pageNumber: '3' })
    expect(page).toMatchObject({ page: 3, pages: 3, total: 30 })
    expect(names(page)).toEqual([24, 25, 26, 27, 28, 29].map((index) => `Plain ${index}`))
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

describe('the lowest price', () => {
  const lowestOf = async (query: Record<string, string>) => (await list(query)).lowestPrice

  it('is the lowest discounted price of all pages', async () => {
    // The product of Rs. 555 is on the last page.
    expect(await lowestOf({})).toBe(500)
    expect(await lowestOf({ pageNumber: '2' })).toBe(500)
    expect(await lowestOf({ keyword: 'Airpods' })).toBe(809)
  })

  it('is computed after filters and search, and null for no product', async () => {
    expect(await lowestOf({ keyword: 'rose' })).toBe(900)
    expect(await lowestOf({ deviceModel: 'AirPods 4', caseType: 'Luxury' })).toBe(809)
    expect(await list({ deviceModel: 'iPhone 3G' })).not.toHaveProperty('lowestPrice')
  })
})

describe('the counts beside the filters', () => {
  it('count each value with all filters except its own', async () => {
    const { facets, total, ofAllModels } = await list({
      keyword: 'iPhone',
      deviceModel: 'iPhone 15',
      caseType: 'Transparent',
    })
    expect(total).toBe(1)
    expect(ofAllModels).toBe(2)
    expect(counted(facets.brands)).toEqual({ iphone: 1 })
    expect(counted(facets.deviceModels)).toEqual({
      'iPhone 16': 1,
      'iPhone 15 Pro': 1,
      'iPhone 15': 1,
      'iPhone 4': 1,
    })
    expect(counted(facets.caseTypes)).toEqual({ Transparent: 1, Silicon: 1 })
  })

  it('count the price steps by discounted prices, without the requested limits (rule: price-steps)', async () => {
    const costs = [
      ['Rs. 999 after the discount', 1110],
      ['Rs. 1,000', 1111],
      ['Rs. 1,500', 1667],
      ['Rs. 1,501', 1668],
    ] as const
    const made: TestProduct[] = []
    for (const [name, price] of costs) {
      made.push(
        await newProduct(shop, { name, price, brand: 'infinix', deviceModels: ['Infinix Hot 70'] }),
      )
    }
    for (const [limits, shown] of [
      [{}, costs],
      [{ maxPrice: '999' }, costs.slice(0, 1)],
      [{ minPrice: '1000', maxPrice: '1500' }, costs.slice(1, 3)],
      [{ minPrice: '1501' }, costs.slice(3)],
    ] as const) {
      const page = await list({ keyword: 'Infinix', sort: 'price', ...limits })
      expect(names(page)).toEqual(shown.map(([name]) => name))
      expect(page.facets.prices).toEqual([
        { value: 'under-1000', count: 1 },
        { value: '1000-1500', count: 2 },
        { value: 'over-1500', count: 1 },
      ])
    }
    const others = await list({ keyword: 'Infinix', minPrice: '1501' })
    expect(counted(others.facets.deviceModels)).toEqual({ 'Infinix Hot 70': 1 })
    for (const { id } of made) await shop.send('deleteProduct', { params: { id } }, admin)
  })

  it('are the same for a text search with the same result', async () => {
    const filters = { brand: 'iphone', deviceModel: 'iPhone 15' }
    const [all, found] = [await list(filters), await list({ ...filters, keyword: 'e' })]
    expect(found.facets).toEqual({
      ...all.facets,
      brands: expect.arrayContaining([{ value: 'iphone', count: 2 }]),
    })
  })

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
