import { beforeEach, describe, expect, it } from 'vitest'
import { lockProducts } from '#server/catalogue/product-snapshot.ts'
import { fillEmptyShop } from '#server/first-start/fill.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct, productForm, type TestProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { newGuest, openTestShop } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
const admin = await newAccount(shop, { isAdmin: true })

/** Inserts a sample product with two sample reviews, of four stars and of five. */
async function newSample(): Promise<TestProduct> {
  const product = await newProduct(shop)
  const { db } = shop.database
  await changeRow(shop, 'products', product.id, {
    is_sample: true,
    rating_sum: 9,
    review_count: 2,
    rating_is_sample: true,
  })
  await db
    .insertInto('reviews')
    .values(
      [4, 5].map((rating) => ({
        product_id: product.id,
        sample_author: `Author of ${rating}`,
        rating,
        comment: 'It fits',
        comment_urdu: 'فٹ ہے',
        created_at: new Date(),
      })),
    )
    .execute()
  return product
}

const find = async (id: string) => (await shop.send('getProduct', { params: { id } })).body
const reviewsOf = async (id: string) =>
  (await shop.send('listReviews', { params: { id }, query: {} })).body
const removeAll = (as = admin) => shop.send('removeSamples', {}, as)
const write = (id: string, rating: number, author: TestAccount) =>
  shop.send('writeReview', { params: { id }, body: { rating, comment: 'Mine' } }, author)
const save = (id: string) =>
  shop.send('updateProduct', { params: { id }, body: productForm }, admin)

beforeEach(async () => {
  await removeAll()
})

describe('a sample (rule: samples)', () => {
  it('has reviews in the language of the answer (rule: urdu-goods)', async () => {
    const { id } = await newSample()
    await write(id, 5, await newAccount(shop))
    const comments = async (language: string) => {
      const as = { headers: { 'accept-language': language } }
      const { body } = await shop.send('listReviews', { params: { id }, query: {} }, as)
      return body.map(({ comment }) => comment).toSorted()
    }
    expect(await comments('en')).toEqual(['It fits', 'It fits', 'Mine'])
    expect(await comments('ur')).toEqual(['Mine', 'فٹ ہے', 'فٹ ہے'])
  })

  it('is marked, as are its stars and its reviews', async () => {
    const { id } = await newSample()
    expect(await find(id)).toMatchObject({
      isSample: true,
      rating: 4.5,
      numReviews: 2,
      ratingIsSample: true,
    })
    const reviews = await reviewsOf(id)
    expect(reviews.map(({ name }) => name).toSorted()).toEqual(['Author of 4', 'Author of 5'])
    expect(reviews.every(({ isSample, verifiedBuyer }) => isSample && !verifiedBuyer)).toBe(true)
  })

  it('becomes an ordinary product when it is saved, and keeps its sample stars', async () => {
    const { id } = await newSample()
    expect((await save(id)).body).toMatchObject({ isSample: false, ratingIsSample: true })
    await removeAll()
    expect(await find(id)).toMatchObject({ rating: 0, numReviews: 0 })
    expect(await find(id)).not.toHaveProperty('ratingIsSample')
    expect(await reviewsOf(id)).toEqual([])
  })

  it('loses its sample stars with the first real review, which sets the average', async () => {
    const { id } = await newSample()
    const author = await newAccount(shop)
    await write(id, 2, author)
    const real = await find(id)
    expect(real).toMatchObject({ rating: 2, numReviews: 1 })
    expect(real).not.toHaveProperty('ratingIsSample')
    expect(await reviewsOf(id)).toHaveLength(3)
    await write(id, 4, author)
    expect(await find(id)).toMatchObject({ rating: 4, numReviews: 1 })
  })

  it('is not most loved before a real review with a high rating (rule: most-loved)', async () => {
    const { id } = await newSample()
    const loved = async () => {
      const { body } = await shop.send('listHighlights', { query: {} })
      return body.loved.map(({ _id }) => _id)
    }
    expect(await loved()).not.toContain(id)
    await write(id, 5, await newAccount(shop))
    expect(await loved()).toContain(id)
  })
})

describe('removing the samples (rule: samples)', () => {
  it('removes samples only, and answers their number', async () => {
    const [first, second] = [await newSample(), await newSample()]
    const own = await newProduct(shop)
    await write(own.id, 5, await newAccount(shop))
    await write(second.id, 5, await newAccount(shop))
    expect((await shop.send('getSamples', {}, admin)).body).toEqual({ products: 2, reviews: 4 })

    const { status, body } = await removeAll()
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Removed 2 sample products and 4 sample reviews.',
      products: 2,
      reviews: 4,
    })
    for (const { id } of [first, second]) {
      expect((await shop.send('getProduct', { params: { id } })).status).toBe(404)
    }
    expect(await find(own.id)).toMatchObject({ rating: 5, numReviews: 1 })
    expect((await shop.send('getSamples', {}, admin)).body).toEqual({ products: 0, reviews: 0 })
    const { db } = shop.database
    expect(
      await db.selectFrom('reviews').selectAll().where('sample_author', 'is not', null).execute(),
    ).toEqual([])
  })

  it('is idempotent: the second time, it finds nothing to remove', async () => {
    await newSample()
    await removeAll()
    expect((await removeAll()).body).toEqual({
      message: 'The shop holds no samples.',
      products: 0,
      reviews: 0,
    })
  })

  it('leaves placed orders unchanged, and carts report their unavailable lines', async () => {
    const sample = await newSample()
    const guest = newGuest()
    const line = { productId: sample.id, quantity: 1, selectedModel: 'iPhone 15' }
    const added = await shop.send('addToCart', { body: line }, guest)
    expect(added.body.items).toHaveLength(1)
    const order = await placedOrder(shop, orderBody(sample))
    await removeAll()
    const { body: cart } = await shop.send('getCart', {}, guest)
    expect(cart.items).toMatchObject([{ unavailable: true, product: { name: sample.name } }])
    const { body: shownOrder } = await shop.send('getOrder', { params: { id: order._id } }, admin)
    expect(shownOrder).toMatchObject({ orderItems: [{ name: sample.name }] })
  })

  it('waits for an order in progress; a later order is refused', async () => {
    const sample = await newSample()
    const placing = await heldTransaction(shop, (tx) => lockProducts(tx, [sample.id]))
    const removing = removeAll()
    await lockWaiters(shop)
    const meanwhile = shop.send('placeOrder', { body: orderBody(sample) }, newGuest())
    await placing.commit()
    expect((await removing).body.products).toBe(1)
    expect([201, 409]).toContain((await meanwhile).status)
    const { status, body } = await shop.send('placeOrder', { body: orderBody(sample) }, newGuest())
    expect([status, body]).toMatchObject([409, { code: 'ITEM_UNAVAILABLE' }])
  })

  it('never deadlocks with orders of several samples', async () => {
    for (let round = 0; round < 5; round += 1) {
      const samples = [await newSample(), await newSample(), await newSample()]
      const orders = samples.map((sample) =>
        shop.send('placeOrder', { body: orderBody([sample, ...samples.toReversed()]) }, newGuest()),
      )
      const [removed, ...placed] = await Promise.all([removeAll(), ...orders])
      expect(removed?.status).toBe(200)
      for (const { status, body } of placed) {
        if (status !== 201) expect(body).toMatchObject({ code: 'ITEM_UNAVAILABLE' })
      }
    }
  })
})

it('removing the samples empties a seeded shop, which is not seeded again', async () => {
  const filled = await openTestShop()
  await fillEmptyShop(filled.database.db, new Date())
  const owner = await newAccount(filled, { isAdmin: true })
  const { body } = await filled.send('removeSamples', {}, owner)
  expect(body.products).toBeGreaterThan(200)
  expect(body.reviews).toBeGreaterThan(300)
  const { body: page } = await filled.send('listProducts', { query: {} })
  expect(page).toMatchObject({ total: 0 })
  expect(await fillEmptyShop(filled.database.db, new Date())).toBe(false)
}, 60_000)
