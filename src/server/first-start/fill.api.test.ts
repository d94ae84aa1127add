import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { demoReviews } from '#demo/reviews.ts'
import { CATALOGUE_CHANGED } from '#server/catalogue/announce.ts'
import { drawnImages } from '#server/images/design-key.ts'
import { openOtherPool, openTestDatabase } from '#testing/database.ts'
import { newProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { fillEmptyShop, isStocked } from './fill.ts'

const at = new Date('2026-11-21T10:00:00Z')

const shop = await openTestDatabase()

afterEach(async () => {
  await sql`truncate users, products, reviews cascade`.execute(shop.database.db)
})

const fill = () => fillEmptyShop(shop.database.db, at)

/** Reads all that the filling writes, in a stable order. */
async function contents() {
  const { db } = shop.database
  const [users, products, reviews] = await Promise.all([
    db.selectFrom('users').selectAll().orderBy('email').execute(),
    db.selectFrom('products').selectAll().orderBy('created_at').execute(),
    db.selectFrom('reviews').selectAll().orderBy('id').execute(),
  ])
  return { users, products, reviews }
}

describe('filling an empty shop', () => {
  test('stores every product of the demo catalogue, oldest to newest', async () => {
    expect(await isStocked(shop.database.db)).toBe(false)
    expect(await fill()).toBe(true)
    expect(await isStocked(shop.database.db)).toBe(true)
    const { products } = await contents()
    expect(
      products.map((row) => ({
        slug: row.slug,
        name: row.name,
        nameUrdu: row.name_urdu,
        description: row.description,
        descriptionUrdu: row.description_urdu,
        brand: row.brand,
        caseType: row.case_type,
        deviceModels: row.device_models,
        price: row.price,
        colours: row.colours,
        family: row.family,
        design: row.design,
        images: row.images,
      })),
    ).toEqual(
      demoProducts.map(({ daysOnSale, ...product }) => ({
        ...product,
        images: drawnImages(product),
      })),
    )
    expect(products.every((row) => row.created_at < at)).toBe(true)
  })

  test('stores every review, and ratings that agree with them', async () => {
    await fill()
    const { reviews } = await contents()
    expect(reviews).toHaveLength(demoReviews(at).length)
    const { rows } = await sql<{ slug: string }>`
      select p.slug from products p left join reviews r on r.product_id = p.id
      group by p.id
      having p.review_count <> count(r.id) or p.rating_sum <> coalesce(sum(r.rating), 0)`.execute(
      shop.database.db,
    )
    expect(rows).toEqual([])
  })

  test('marks all of it as samples, and creates no account (rule: samples)', async () => {
    await fill()
    const { users, products, reviews } = await contents()
    expect(users).toEqual([])
    expect(products.filter(({ is_sample }) => !is_sample)).toEqual([])
    expect(reviews.length).toBeGreaterThan(300)
    expect(reviews.filter((row) => row.user_id !== null || row.sample_author === null)).toEqual([])
  })
})

test('notifies every process', async () => {
  const heard = Promise.withResolvers<void>()
  await shop.database.listener.listen(CATALOGUE_CHANGED, () => heard.resolve())
  await fill()
  await heard.promise
})

test('happens once when processes start together', async () => {
  const processes = Array.from({ length: 4 }, () => openOtherPool({ url: shop.url, poolSize: 2 }))
  const filled = await Promise.all(processes.map(({ db }) => fillEmptyShop(db, at)))
  expect(filled.filter(Boolean)).toHaveLength(1)
  const { products, reviews } = await contents()
  expect(products).toHaveLength(demoProducts.length)
  expect(reviews).toHaveLength(demoReviews(at).length)
})

test('is skipped in a shop that has or had a product', async () => {
  const { id } = await newProduct(shop)
  await changeRow(shop, 'products', id, { deleted_at: at })
  expect(await fill()).toBe(false)
  const { users, products } = await contents()
  expect(users).toEqual([])
  expect(products).toHaveLength(1)
})
