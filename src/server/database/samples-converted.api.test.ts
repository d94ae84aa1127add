import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '#testing/database.ts'
import { type Database, openDatabase } from './connection.ts'
import { migrate } from './migrate.ts'

/** Migration of the samples of a release without `is_sample` (rule: samples). */

const migrations = join(import.meta.dirname, 'migrations')

let empty: EmptyDatabase
let database: Database
let folder: string
beforeAll(async () => {
  empty = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'khol-before-'))
  for (const file of await readdir(migrations)) {
    if (file < '0012') await cp(join(migrations, file), join(folder, file))
  }
  await migrate(empty.url, folder)
  database = openDatabase({ url: empty.url, poolSize: 2 })
  await fillAsBefore()
  expect(await migrate(empty.url)).toContain('0012-designs')
})
afterAll(async () => {
  await database.close()
  await empty.drop()
  await rm(folder, { recursive: true })
})

/** Inserts two invented customers and a real one, with reviews of four products. */
async function fillAsBefore() {
  await sql`
    insert into users (name, email, email_key, password_hash) values
      ('Invented One', 'one@example.com', 'one@example.com', ''),
      ('Invented Two', 'two@example.com', 'two@example.com', ''),
      ('Real Buyer', 'real@example.com', 'real@example.com', '$argon2id$')`.execute(database.db)
  await product('untouched', { version: 1, stars: 9, reviews: 2 })
  await product('saved', { version: 2, stars: 4, reviews: 1 })
  await product('mixed', { version: 1, stars: 6, reviews: 2 })
  await product('own', { version: 1, stars: 5, reviews: 1, image: '/uploads/photo-1.webp' })
  await product('silent', { version: 1, stars: 0, reviews: 0 })
  await review('untouched', 'one', 4)
  await review('untouched', 'two', 5)
  await review('saved', 'one', 4)
  await review('mixed', 'one', 4)
  await review('mixed', 'real', 2)
  await review('own', 'real', 5)
}

interface Before {
  readonly version: number
  readonly stars: number
  readonly reviews: number
  readonly image?: string
}

async function product(slug: string, { version, stars, reviews, image }: Before) {
  const picture = image ?? `/uploads/${slug}-front-0123456789.webp`
  await sql`
    insert into products (slug, name, description, brand, case_type, device_models, price, images,
      rating_sum, review_count, version)
    values (${slug}, ${slug}, 'A case', 'iphone', 'Silicon', array['iPhone 15'], 99500,
      array[${picture}], ${stars}, ${reviews}, ${version})`.execute(database.db)
}

async function review(slug: string, author: string, rating: number) {
  await sql`
    insert into reviews (product_id, user_id, rating, comment, created_at)
    select products.id, users.id, ${rating}, 'It fits', now() from products, users
    where slug = ${slug} and email = ${`${author}@example.com`}`.execute(database.db)
}

it('marks the products that have not been saved since', async () => {
  const rows = await database.db
    .selectFrom('products')
    .select(['slug', 'is_sample'])
    .orderBy('slug')
    .execute()
  expect(rows.filter(({ is_sample }) => is_sample).map(({ slug }) => slug)).toEqual([
    'mixed',
    'silent',
    'untouched',
  ])
})

it('keeps the reviews of invented customers as samples, without user accounts', async () => {
  const users = await database.db.selectFrom('users').select('name').execute()
  expect(users).toEqual([{ name: 'Real Buyer' }])
  const reviews = await database.db
    .selectFrom('reviews')
    .select(['sample_author', 'rating'])
    .select((eb) => eb('user_id', 'is not', null).as('isReal'))
    .orderBy('rating')
    .orderBy('sample_author')
    .execute()
  expect(reviews).toEqual([
    { sample_author: null, rating: 2, isReal: true },
    { sample_author: 'Invented One', rating: 4, isReal: false },
    { sample_author: 'Invented One', rating: 4, isReal: false },
    { sample_author: 'Invented One', rating: 4, isReal: false },
    { sample_author: 'Invented Two', rating: 5, isReal: false },
    { sample_author: null, rating: 5, isReal: true },
  ])
})

it.each([
  ['untouched', 9, 2, true],
  ['saved', 4, 1, true],
  ['mixed', 2, 1, false],
  ['own', 5, 1, false],
  ['silent', 0, 0, false],
])(
  'makes the average of %s that of %i stars in %i reviews',
  async (slug, stars, count, isSample) => {
    const row = await database.db
      .selectFrom('products')
      .select(['rating_sum', 'review_count', 'rating_is_sample'])
      .where('slug', '=', slug)
      .executeTakeFirst()
    expect(row).toEqual({ rating_sum: stars, review_count: count, rating_is_sample: isSample })
  },
)
