import { basename } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { pictureFiles } from '#domain/catalogue/pictures.ts'
import { openDatabase } from '#server/database/connection.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import type { drawPictures } from './drawn-pictures.ts'
import { type Seeding, seedDemoCatalogue } from './seed.ts'

let shop: TestDatabase

beforeAll(async () => {
  shop = await openTestDatabase()
})

afterEach(async () => {
  await sql`truncate users, products, reviews cascade`.execute(shop.database.db)
})

afterAll(() => shop.close())

/** A store and an artist that only remember what they were asked for. */
function workshop() {
  const placed = new Set<string>()
  const drawn: string[] = []
  const imageStore: Seeding['imageStore'] = {
    adopt: async (paths) => {
      for (const path of paths) placed.add(basename(path))
    },
  }
  const draw: typeof drawPictures = async ({ products, onProgress }) => {
    drawn.push(...products.map(({ slug }) => slug))
    onProgress?.({ done: products.length, total: products.length, made: products.length })
    return new Map(products.map(({ slug }) => [slug, [`/uploads/${slug}-front.webp`]]))
  }
  const seed = (db: Queryable, more: Partial<Seeding> = {}) =>
    seedDemoCatalogue({
      db,
      imageStore,
      picturesDirectory: '/drawn',
      at: new Date('2026-11-21T10:00:00Z'),
      draw,
      ...more,
    })
  return { placed, drawn, seed }
}

async function countProducts(): Promise<number> {
  const { products } = await shop.database.db
    .selectFrom('products')
    .select((select) => select.fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow()
  return products
}

test('an empty shop is filled with products whose pictures are in the store', async () => {
  const { placed, seed } = workshop()
  const progress: number[] = []
  const filled = await seed(shop.database.db, { onProgress: ({ done }) => progress.push(done) })
  expect(filled).toBe(true)
  expect(progress).toEqual([demoProducts.length])
  const products = await shop.database.db.selectFrom('products').select('images').execute()
  expect(products).toHaveLength(demoProducts.length)
  for (const { images } of products) {
    expect(images).toHaveLength(1)
    for (const image of images) {
      for (const file of pictureFiles(basename(image, '.webp'))) expect(placed).toContain(file)
    }
  }
})

test('a filled shop is left alone and nothing is drawn', async () => {
  await workshop().seed(shop.database.db)
  const { drawn, placed, seed } = workshop()
  expect(await seed(shop.database.db)).toBe(false)
  expect(drawn).toEqual([])
  expect(placed.size).toBe(0)
})

test('of processes that start together one draws and fills', async () => {
  const { drawn, seed } = workshop()
  const processes = Array.from({ length: 3 }, () => openDatabase({ url: shop.url, poolSize: 2 }))
  try {
    const filled = await Promise.all(processes.map(({ db }) => seed(db)))
    expect(filled.filter(Boolean)).toHaveLength(1)
    expect(drawn).toHaveLength(demoProducts.length)
    expect(await countProducts()).toBe(demoProducts.length)
  } finally {
    await Promise.all(processes.map((process) => process.close()))
  }
})

test('a drawing that fails leaves the shop empty and free for the next attempt', async () => {
  const { seed } = workshop()
  const spill = async () => {
    throw new Error('out of ink')
  }
  await expect(seed(shop.database.db, { draw: spill })).rejects.toThrow('out of ink')
  expect(await countProducts()).toBe(0)
  expect(await seed(shop.database.db)).toBe(true)
})

test('waiting for another process can be called off', async () => {
  const isDrawing = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const { seed } = workshop()
  const slow = seed(shop.database.db, {
    draw: async () => {
      isDrawing.resolve()
      await mayEnd.promise
      throw new Error('given up')
    },
  })
  await isDrawing.promise
  const calledOff = new AbortController()
  const waiting = seed(shop.database.db, { signal: calledOff.signal })
  calledOff.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
  mayEnd.resolve()
  await expect(slow).rejects.toThrow('given up')
})
