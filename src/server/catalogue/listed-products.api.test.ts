import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newAccount } from '#testing/accounts.ts'
import { openOtherPool, openTestDatabase } from '#testing/database.ts'
import { newProduct, productForm, type TestProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'

/** Lists of two processes on one database, each with its own cache. */

const stored = await openTestDatabase()
const other = openOtherPool({ url: stored.url })
const shop = await openTestShop({ database: stored.database, rateLimitScale: 0 })
const shops = [shop, await openTestShop({ database: other, rateLimitScale: 0 })]
const admin = await newAccount(shop, { isAdmin: true })
const neighbour = await newProduct(shop, { name: 'Neighbour' })

/** A product in the lists of each process, beside the answer for the product alone. */
async function looks({ id, slug }: TestProduct) {
  const answers = await Promise.all(
    shops.flatMap((one) => [
      one.send('listProducts', { query: { keyword: 'iPhone', limit: '100' } }),
      one.send('listRelatedProducts', { params: { id: neighbour.id }, query: {} }),
      one.send('getProduct', { params: { id: slug } }),
    ]),
  )
  return answers.map(({ body }) =>
    'products' in body ? body.products.find(({ _id }) => _id === id) : body,
  )
}

type Change = (product: TestProduct) => Promise<unknown>
const save =
  (changes: Partial<typeof productForm>): Change =>
  ({ id }) =>
    shop.send('updateProduct', { params: { id }, body: { ...productForm, ...changes } }, admin)

test.each<[change: string, make: Change, seen: Readonly<Record<string, unknown>>]>([
  ['a name', save({ name: 'Glass Case' }), { name: 'Glass Case', version: 2 }],
  ['a description', save({ description: 'Thin' }), { description: 'Thin' }],
  ['a price', save({ price: 1200 }), { price: 1200 }],
  ['models', save({ deviceModels: ['iPhone 16'] }), { deviceModels: ['iPhone 16'] }],
  [
    'a review',
    async ({ id }) =>
      shop.send(
        'writeReview',
        { params: { id }, body: { rating: 4, comment: 'Fits' } },
        await newAccount(shop),
      ),
    { rating: 4, numReviews: 1, version: 1 },
  ],
  [
    'pictures, by a statement of the operator',
    ({ id }) =>
      sql`update products set images = '{/images/new.webp}' where id = ${id}`.execute(
        stored.database.db,
      ),
    { image: ['/images/new.webp'] },
  ],
])('%s is in every list of every process at once', async (_change, make, seen) => {
  const product = await newProduct(shop)
  const before = await looks(product)
  expect(before).toEqual(Array(before.length).fill(before.at(-1)))
  expect(before[0]).toMatchObject({ name: 'Clear Case', rating: 0 })
  await make(product)
  const after = await looks(product)
  expect(after).toEqual(Array(after.length).fill(after.at(-1)))
  expect(after[0]).toMatchObject(seen)
})

test.each<[change: string, make: Change]>([
  ['deleted', ({ id }) => shop.send('deleteProduct', { params: { id } }, admin)],
  ['removed with the samples', () => shop.send('removeSamples', {}, admin)],
])('a product that is %s is in no list of any process', async (_change, make) => {
  const product = await newProduct(shop)
  await sql`update products set is_sample = true where id = ${product.id}`.execute(
    stored.database.db,
  )
  expect((await looks(product)).map((seen) => seen && '_id' in seen && seen._id)).toEqual(
    Array(6).fill(product.id),
  )
  await make(product)
  const listed = (await looks(product)).filter((seen) => seen && '_id' in seen)
  expect(listed).toEqual([])
})
