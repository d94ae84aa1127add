import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { MOST_LISTED } from '#domain/catalogue/shopper-lists.ts'
import type { Product } from '#domain/contract/products.ts'
import { openOtherPool, openTestDatabase } from '#testing/database.ts'
import { newProduct, peacock } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { anonymous, openTestShop } from '#testing/shop.ts'
import { sell } from '#testing/sold-orders.ts'
import { highlightsOf } from './shelves.ts'

const own = await openTestDatabase()
const shop = await openTestShop({ database: own.database })
beforeEach(() => sql`truncate products cascade`.execute(shop.database.db))

const names = (products: readonly Product[]) => products.map(({ name }) => name)

async function highlights() {
  const { status, body } = await shop.send('listHighlights', { query: {} }, anonymous)
  expect(status).toBe(200)
  return body
}

async function related(id: string, model?: string) {
  const query = model === undefined ? {} : { model }
  const { status, body } = await shop.send(
    'listRelatedProducts',
    { params: { id }, query },
    anonymous,
  )
  expect(status).toBe(200)
  return names(body.products)
}

describe('GET /products/highlights', () => {
  test('is empty for an empty shop', async () => {
    expect(await highlights()).toEqual({ newest: [], loved: [], types: [], collections: [] })
  })

  test('contains the latest changes, and no deleted product', async () => {
    const rose = await newProduct(shop, { name: 'Rose' })
    expect(names((await highlights()).newest)).toEqual(['Rose'])
    await newProduct(shop, { name: 'Tulip', caseType: 'Silicon' })
    const both = await highlights()
    expect(names(both.newest)).toEqual(['Tulip', 'Rose'])
    expect(both.loved).toEqual([])
    expect(
      both.types.map(({ caseType, count, product }) => [caseType, count, product.name]),
    ).toEqual([
      ['Transparent', 1, 'Rose'],
      ['Silicon', 1, 'Tulip'],
    ])
    await changeRow(shop, 'products', rose.id, { deleted_at: new Date() })
    expect(names((await highlights()).newest)).toEqual(['Tulip'])
  })

  test('ranks bought products, except cancelled orders', async () => {
    const rose = await newProduct(shop, { name: 'Rose' })
    const tulip = await newProduct(shop, { name: 'Tulip' })
    await newProduct(shop, { name: 'Orchid' })
    await sell(shop, rose, [{ lines: [{ quantity: 2 }] }, { orderStatus: 'Cancelled' }])
    await sell(shop, tulip, [{ lines: [{ quantity: 3 }] }, { orderStatus: 'Delivered' }])
    // Another process without cached sums.
    const other = openOtherPool({ url: own.url })
    expect(names((await highlightsOf(other.db)).loved)).toEqual(['Tulip', 'Rose'])
  })
})

describe('GET /products/:id/related', () => {
  test('accepts slug or id, for all of its models or one, and is a 404 for unknown products', async () => {
    const own = await newProduct(shop, { name: 'Own', deviceModels: ['iPhone 15', 'iPhone 16'] })
    await newProduct(shop, { name: 'Fifteen', deviceModels: ['iPhone 15'] })
    await newProduct(shop, { name: 'Sixteen', deviceModels: ['iPhone 16'] })
    expect(await related(own.slug)).toEqual(['Sixteen', 'Fifteen'])
    expect(await related(own.id, 'iPhone 15')).toEqual(['Fifteen', 'Sixteen'])
    await newProduct(shop, { name: 'Newer', deviceModels: ['iPhone 15'] })
    expect(await related(own.id, 'iPhone 15')).toEqual(['Newer', 'Fifteen', 'Sixteen'])
    const { status } = await shop.send(
      'listRelatedProducts',
      { params: { id: 'no-such-case' }, query: {} },
      anonymous,
    )
    expect(status).toBe(404)
  })
})

describe('GET /products/called', () => {
  const called = async (slugs: string) => {
    const { status, body } = await shop.send('listProductsCalled', { query: { slugs } }, anonymous)
    expect(status).toBe(200)
    return names(body.products)
  }

  test('answers those on sale in the order of the request', async () => {
    const rose = await newProduct(shop, { name: 'Rose' })
    const tulip = await newProduct(shop, { name: 'Tulip' })
    const gone = await newProduct(shop, { name: 'Gone' })
    await changeRow(shop, 'products', gone.id, { deleted_at: new Date() })
    expect(await called(`${tulip.slug},${gone.slug},no-such-case,\0,${rose.slug}`)).toEqual([
      'Tulip',
      'Rose',
    ])
    expect(await called('')).toEqual([])
  })

  test('answers one of each design, for the phone if one fits (rule: one-design)', async () => {
    const photo = await newProduct(shop, { name: 'Photo' })
    const drawn = { caseType: 'Graphical', design: peacock }
    const iphone = await newProduct(shop, { ...drawn, name: 'On iPhone' })
    const models = { brand: 'samsung', deviceModels: ['Galaxy A15'] } as const
    const samsung = await newProduct(shop, { ...drawn, ...models, name: 'On Galaxy' })
    const slugs = [iphone, photo, samsung].map(({ slug }) => slug).join()
    const grouped = async (phone: string) => {
      const query = { slugs, group: 'design', phone } as const
      const { body } = await shop.send('listProductsCalled', { query }, anonymous)
      return [names(body.products), body.called]
    }
    const called = [iphone.slug, photo.slug]
    expect(await grouped('Galaxy A15')).toEqual([['On Galaxy', 'Photo'], called])
    expect(await grouped('')).toEqual([['On iPhone', 'Photo'], called])
  })

  test('reads at most as many as the longest list holds', async () => {
    const rose = await newProduct(shop, { name: 'Rose' })
    expect(await called(`${'x,'.repeat(MOST_LISTED.wishes)}${rose.slug}`)).toEqual([])
  })
})
