import { expect, test } from 'vitest'
import { type Prices, pricesOf } from '#domain/catalogue/pricing.ts'
import { newProduct } from '#testing/products.ts'
import { anonymous, newGuest, openTestShop, type TestShop } from '#testing/shop.ts'
import { listed } from '#web/shop/listing/listed-product.ts'
import { catalogueReader } from './catalogue-reader.ts'

const shop = await openTestShop()
const family = { price: 994.99, family: 'plain' }
const red = await newProduct(shop, { ...family, name: 'Red', colours: ['red'] })
await newProduct(shop, { ...family, name: 'Blue', colours: ['blue'] })

/** Every object of an answer that has a list price. */
function pricedIn(answer: unknown): Record<string, unknown>[] {
  if (typeof answer !== 'object' || answer === null) return []
  const own = 'price' in answer ? [answer as Record<string, unknown>] : []
  return [...own, ...Object.values(answer).flatMap(pricedIn)]
}

/** Answers with products, by name, each with the number of products in it. */
const answers: readonly (readonly [string, number, () => Promise<unknown>])[] = [
  ['a product with its family', 3, () => answered('getProduct', { params: { id: red.slug } })],
  ['a list', 2, () => answered('listProducts', { query: {} })],
  ['a list of families', 3, () => answered('listProducts', { query: { group: 'family' } })],
  ['shelves', 2, () => answered('listHighlights', { query: {} })],
  ['products by slug', 1, () => answered('listProductsCalled', { query: { slugs: red.slug } })],
  [
    'related products',
    1,
    () => answered('listRelatedProducts', { params: { id: red.id }, query: {} }),
  ],
  ['a cart', 1, filledCart],
  ['shelves of a page', 2, () => catalogueReader(shop.database.db).highlights()],
  ['related products of a page', 1, () => catalogueReader(shop.database.db).related(red.slug)],
  ['cards of a page', 3, cards],
]

test.each(answers)(
  '%s has every price of its products (rule: server-prices)',
  async (_name, count, ask) => {
    const products = pricedIn(await ask())
    expect(products).toHaveLength(count)
    const expected: Prices = pricesOf(994_99)
    for (const product of products) expect(product).toMatchObject(expected)
  },
)

async function answered(...[call, parts]: Parameters<TestShop['send']>): Promise<unknown> {
  return (await shop.send(call, parts, anonymous)).body
}

async function filledCart(): Promise<unknown> {
  const body = { productId: red.id, quantity: 1, selectedModel: 'iPhone 15' }
  return (await shop.send('addToCart', { body }, newGuest())).body
}

/** Cards of a listing, with the dots of their family. */
async function cards(): Promise<unknown> {
  const query = { group: 'family' } as const
  const { body } = await shop.send('listProducts', { query }, anonymous)
  if (!('products' in body)) return []
  return body.products.map((product) => listed(product, '', body.families?.[product._id]))
}
