import { describe, expect, it } from 'vitest'
import type { Review } from '#domain/contract/reviews.ts'
import { limits } from '#server/http/limits/limits.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()

const write = (
  product: Pick<TestProduct, 'id'>,
  as: Visitor,
  body: { rating: number; comment: string } = { rating: 5, comment: 'Fits well' },
) => shop.send('writeReview', { params: { id: product.id }, body }, as)
const read = (id: string) => shop.send('listReviews', { params: { id }, query: {} })
async function ratingOf({ id }: TestProduct) {
  const { body } = await shop.send('getProduct', { params: { id } })
  return { rating: body.rating, numReviews: body.numReviews }
}
async function manyAccounts(count: number): Promise<TestAccount[]> {
  const accounts: TestAccount[] = []
  while (accounts.length < count) accounts.push(await newAccount(shop))
  return accounts
}

describe('writing a review', () => {
  it('answers 201, shows it on the product, and counts it', async () => {
    const product = await newProduct(shop)
    const author = await newAccount(shop, { name: 'Sana Malik' })
    const { status, body } = await write(product, author, { rating: 4, comment: '  Good grip ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      name: 'Sana Malik',
      rating: 4,
      comment: 'Good grip',
      createdAt: expect.any(String),
      verifiedBuyer: false,
      photos: [],
      helpful: 0,
      isOwn: true,
      message: 'Review submitted successfully!',
    })
    const { message: _, isOwn: __, ...review } = body
    expect((await read(product.id)).body).toEqual([review])
    expect(await ratingOf(product)).toEqual({ rating: 4, numReviews: 1 })
  })

  it('stores markup as text and shows the name of the account', async () => {
    const product = await newProduct(shop)
    const comment = '<script>alert(1)</script> & "quotes" 🙂 خوب'
    const forged = { rating: 5, comment, name: 'Somebody Else', verifiedBuyer: true, user: 'x' }
    await write(product, await newAccount(shop, { name: 'Ali' }), forged)
    const { body } = await read(product.id)
    expect(body).toMatchObject([{ name: 'Ali', comment, verifiedBuyer: false }])
  })

  it('replaces and reports the account’s earlier one, and counts one (rule: reviews)', async () => {
    const product = await newProduct(shop)
    const [author, other] = await manyAccounts(2)
    if (!author || !other) throw new Error('no accounts')
    await write(product, author, { rating: 1, comment: 'Broken' })
    await write(product, other, { rating: 4, comment: 'Fine' })
    const { status, body } = await write(product, author, { rating: 5, comment: 'Replaced fast' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      replaced: true,
      rating: 5,
      message: 'Review submitted successfully!',
    })
    const { body: reviews } = await read(product.id)
    expect(reviews.map(({ comment }) => comment)).toEqual(['Replaced fast', 'Fine'])
    expect(await ratingOf(product)).toEqual({ rating: 4.5, numReviews: 2 })
  })

  it('by ten accounts concurrently yields the right average', async () => {
    const product = await newProduct(shop)
    const authors = await manyAccounts(10)
    const ratings = [1, 2, 3, 4, 5, 5, 5, 5, 5, 1]
    const written = await Promise.all(
      authors.map((author, index) =>
        write(product, author, { rating: ratings[index] ?? 5, comment: `Review ${index}` }),
      ),
    )
    expect(written.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(await ratingOf(product)).toEqual({ rating: 3.6, numReviews: 10 })
  })

  it('ten times concurrently by one account yields one review, which is the average', async () => {
    const product = await newProduct(shop)
    const author = await newAccount(shop)
    const written = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        write(product, author, { rating: 1 + (index % 5), comment: `Try ${index}` }),
      ),
    )
    expect(written.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(written.filter(({ body }) => !body.replaced)).toHaveLength(1)
    const { body: reviews } = await read(product.id)
    expect(reviews).toHaveLength(1)
    expect(await ratingOf(product)).toEqual({ rating: reviews[0]?.rating, numReviews: 1 })
  })

  it.each([
    ['no rating', { comment: 'Fine' }, 'rating'],
    ['0 stars', { rating: 0, comment: 'Fine' }, 'rating'],
    ['6 stars', { rating: 6, comment: 'Fine' }, 'rating'],
    ['half a star', { rating: 4.5, comment: 'Fine' }, 'rating'],
    ['stars as text', { rating: '5', comment: 'Fine' }, 'rating'],
    ['no comment', { rating: 5 }, 'comment'],
    ['a blank comment', { rating: 5, comment: ' \n ' }, 'comment'],
    ['a NUL', { rating: 5, comment: 'a\0b' }, 'comment'],
    ['1,001 characters', { rating: 5, comment: 'a'.repeat(1001) }, 'comment'],
  ])('with %s is refused at its field', async (_name, body, field) => {
    const product = await newProduct(shop)
    const answer = await write(product, await newAccount(shop), body as never)
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT'])
    expect(answer.body.fields?.map((refused) => refused.field)).toEqual([field])
    expect(await ratingOf(product)).toEqual({ rating: 0, numReviews: 0 })
  })

  it.each([
    ['letters', 'a'],
    ['Urdu letters, each with two signs', 'م\u0651\u064E'],
    ['families', '👨‍👩‍👧‍👦'],
  ])('may have 1,000 %s (rule: letters)', async (_name, letter) => {
    const product = await newProduct(shop)
    const body = { rating: 5, comment: letter.repeat(1000) }
    expect((await write(product, await newAccount(shop), body)).status).toBe(201)
  })

  it('is limited to 20 an hour for an account', async () => {
    const product = await newProduct(shop)
    const author = await newAccount(shop)
    for (let count = 0; count < limits.reviewsOfUser.max; count += 1) {
      expect((await write(product, author)).status).toBe(201)
    }
    const { status, headers, body } = await write(product, author)
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await write(product, await newAccount(shop))).status).toBe(201)
  })
})

describe('reading reviews', () => {
  it('shows the newest 100', async () => {
    const product = await newProduct(shop)
    const authors = await manyAccounts(101)
    const { db } = shop.database
    await db
      .insertInto('reviews')
      .values(
        authors.map(({ id }, index) => ({
          product_id: product.id,
          user_id: id,
          rating: 5,
          comment: `Review ${index}`,
          created_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      )
      .execute()
    const { body } = await read(product.id)
    expect(body.map(({ comment }: Review) => comment)).toEqual(
      Array.from({ length: 100 }, (_, index) => `Review ${100 - index}`),
    )
  })

  it('does not name an author whose account is deleted', async () => {
    const product = await newProduct(shop)
    const author = await newAccount(shop, { name: 'Sana Malik' })
    await write(product, author)
    await changeRow(shop, 'users', author.id, { deleted_at: new Date() })
    expect((await read(product.id)).body).toMatchObject([{ name: 'Former customer', rating: 5 }])
  })

  it.each(['nothing', '3f2504e0-4f89-41d3-9a0c-0305e82c3301', '\0'])(
    'of an unknown product (%j) is a 404, and so is writing one',
    async (id) => {
      const answers = [await read(id), await write({ id }, await newAccount(shop))]
      for (const { status, body } of answers) {
        expect([status, body]).toMatchObject([404, { message: 'Product not found' }])
      }
    },
  )

  it('of a deleted product is a 404', async () => {
    const product = await newProduct(shop)
    await write(product, await newAccount(shop))
    const admin = await newAccount(shop, { isAdmin: true })
    await shop.send('deleteProduct', { params: { id: product.id } }, admin)
    expect((await read(product.id)).status).toBe(404)
    expect((await write(product, await newAccount(shop))).status).toBe(404)
  })
})

describe('a verified buyer (rule: reviews)', () => {
  const deliver = (orderId: string) =>
    changeRow(shop, 'orders', orderId, { status: 'Delivered', delivered_at: new Date() })

  it('has a delivered order with the product', async () => {
    const [product, other] = [await newProduct(shop), await newProduct(shop)]
    const buyer = await newAccount(shop, { phone: '+923001112233' })
    const stranger = await newAccount(shop)
    const { guestInfo: _, ...body } = orderBody(product)
    const order = await placedOrder(shop, body as ReturnType<typeof orderBody>, buyer)

    expect((await write(product, buyer)).body.verifiedBuyer).toBe(false)
    await deliver(order._id)
    expect((await write(product, buyer)).body.verifiedBuyer).toBe(true)
    expect((await write(other, buyer)).body.verifiedBuyer).toBe(false)
    expect((await write(product, stranger)).body.verifiedBuyer).toBe(false)
    const { body: reviews } = await read(product.id)
    expect(reviews.map(({ verifiedBuyer }) => verifiedBuyer)).toEqual([false, true])
  })
})
