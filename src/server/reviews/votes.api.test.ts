import { beforeEach, describe, expect, test } from 'vitest'
import type { ReviewOrder } from '#domain/reviews/rating-choices.ts'
import { t } from '#messages'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { anonymous, openTestShop, type Visitor } from '#testing/shop.ts'

let product: TestProduct
let author: TestAccount
const shop = await openTestShop({ rateLimitScale: 0 })
const admin = await newAccount(shop, { isAdmin: true })
beforeEach(async () => {
  product = await newProduct(shop)
  author = await newAccount(shop)
})

const write = async (as: Visitor, rating = 5, comment = 'Fits') =>
  (await shop.send('writeReview', { params: { id: product.id }, body: { rating, comment } }, as))
    .body._id
const vote = (reviewId: string, as: Visitor, body: { helpful?: boolean } | null = null) =>
  shop.send('voteReview', { params: { id: product.id, reviewId }, body }, as)
const remove = (reviewId: string, as: Visitor) =>
  shop.send('removeReview', { params: { id: product.slug, reviewId } }, as)
const list = async (as: Visitor = anonymous, sort?: ReviewOrder) =>
  (await shop.send('listReviews', { params: { id: product.id }, query: { sort } }, as)).body
const aSample = async (rating: number) => {
  const { db } = shop.database
  const row = await db
    .insertInto('reviews')
    .values({ product_id: product.id, sample_author: 'Author', rating, comment: 'It fits' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
const ratingNow = async () => {
  const { body } = await shop.send('getProduct', { params: { id: product.id } })
  return [body.rating, body.numReviews, body.ratingIsSample]
}

describe('a helpful review (rule: helpful-reviews)', () => {
  test('counts one vote per account, which can be withdrawn', async () => {
    const id = await write(author)
    const [one, two] = [await newAccount(shop), await newAccount(shop)]
    const answers = await Promise.all([vote(id, one), vote(id, one), vote(id, one)])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([200, { helpful: 1, isHelpful: true }]),
    )
    expect((await vote(id, two, { helpful: true })).body).toEqual({ helpful: 2, isHelpful: true })
    expect((await vote(id, one, { helpful: false })).body).toEqual({ helpful: 1, isHelpful: false })
    expect((await vote(id, one, { helpful: false })).body.helpful).toBe(1)
    expect(await list()).toMatchObject([{ helpful: 1 }])
  })

  test('marks only the reviews and votes of the caller', async () => {
    const id = await write(author)
    const voter = await newAccount(shop)
    await vote(id, voter)
    const marks = async (as: Visitor) =>
      (await list(as)).map(({ isOwn, isHelpful }) => ({ isOwn, isHelpful }))
    expect(await marks(author)).toEqual([{ isOwn: true }])
    expect(await marks(voter)).toEqual([{ isHelpful: true }])
    expect(await marks(anonymous)).toEqual([{}])
  })

  test('accepts no vote of its author, and a sample accepts none', async () => {
    const id = await write(author)
    const sample = await aSample(4)
    const refused = async (reviewId: string) => {
      const { status, body } = await vote(reviewId, author)
      return [status, body.message]
    }
    expect(await refused(id)).toEqual([400, t.refusals.ownReview])
    expect(await refused(sample)).toEqual([400, t.refusals.sampleReview])
  })

  test.each(['nothing', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'])(
    'answers 404 for an unknown review (%j)',
    async (id) => {
      for (const { status, body } of [await vote(id, author), await remove(id, admin)]) {
        expect([status, body.message]).toEqual([404, t.refusals.reviewNotFound])
      }
    },
  )

  test('is found only under the path of its own product', async () => {
    const id = await write(author)
    product = await newProduct(shop)
    expect((await vote(id, admin)).status).toBe(404)
    expect((await remove(id, admin)).status).toBe(404)
  })

  test('loses its votes when it is rewritten', async () => {
    const id = await write(author)
    await vote(id, admin)
    expect(await write(author, 1, 'It broke')).toBe(id)
    expect(await list()).toMatchObject([{ comment: 'It broke', helpful: 0 }])
  })

  test('loses the vote of an account that is deleted', async () => {
    const id = await write(author)
    const voter = await newAccount(shop)
    await vote(id, voter)
    await shop.send('deleteUser', { params: { id: voter.id } }, admin)
    expect(await list()).toMatchObject([{ helpful: 0 }])
  })
})

test.each<[ReviewOrder | undefined, readonly string[]]>([
  [undefined, ['new', 'middle', 'old']],
  ['newest', ['new', 'middle', 'old']],
  ['best', ['middle', 'new', 'old']],
  ['lowest', ['old', 'new', 'middle']],
  ['helpful', ['old', 'new', 'middle']],
])('reviews sorted by %s', async (sort, expected) => {
  const old = await write(author, 1, 'old')
  await write(await newAccount(shop), 5, 'middle')
  await write(await newAccount(shop), 3, 'new')
  await vote(old, admin)
  expect((await list(anonymous, sort)).map(({ comment }) => comment)).toEqual(expected)
})

test('an unknown sort order means the newest first', async () => {
  await write(author)
  const answer = await shop.sendRaw(`/api/products/${product.id}/reviews?sort=price`)
  expect(answer.status).toBe(200)
})

describe('removing a review', () => {
  test('updates the average, and is logged when an admin does it', async () => {
    const id = await write(author, 1)
    await write(await newAccount(shop), 4)
    expect(await ratingNow()).toEqual([2.5, 2, undefined])
    expect((await remove(id, admin)).body).toEqual({ message: 'Review removed' })
    expect(await ratingNow()).toEqual([4, 1, undefined])
    const { entries } = (await shop.send('listActivity', { query: {} }, admin)).body
    expect(entries[0]).toMatchObject({ action: 'Removed a review', kind: 'products' })
  })

  test('is allowed to its author and to admins only', async () => {
    const id = await write(author)
    expect((await remove(id, await newAccount(shop))).status).toBe(403)
    expect((await remove(id, anonymous)).status).toBe(401)
    expect((await remove(id, author)).status).toBe(200)
    expect(await list()).toEqual([])
    expect(await ratingNow()).toEqual([0, 0, undefined])
  })

  test('restores the sample stars when it was the only real review', async () => {
    await aSample(4)
    const id = await write(author, 1)
    await remove(id, author)
    expect(await ratingNow()).toEqual([4, 1, true])
  })
})
