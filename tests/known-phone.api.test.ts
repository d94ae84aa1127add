import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { modelAddress, paths, productAddress } from '#domain/paths.ts'
import { openStorefront } from '#server/storefront.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { newProduct, peacock, type TestProduct } from '#testing/products.ts'
import { shippedSettings } from '#testing/settings.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const ORIGIN = 'https://shop.test'
const models = ['Galaxy S24', 'Galaxy S21']

let stored: TestDatabase
let shop: TestShop
let drawn: TestProduct
beforeAll(async () => {
  stored = await openTestDatabase()
  const parts = {
    database: stored.database,
    settings: shippedSettings,
    imageStore: memoryStore(),
    imageQuotaBytes: 1024 ** 3,
    publicUrl: () => ORIGIN,
  }
  shop = await openTestShop({ ...parts, storefront: (app) => openStorefront(app, parts) })
  drawn = await newProduct(shop, { brand: 'samsung', deviceModels: models, design: peacock })
}, 120_000)
afterAll(async () => {
  await shop.close()
  await stored.close()
})

const read = async (address: string) => (await shop.sendRaw(address)).text()

/** Names of models in drawn pictures of a page. */
const modelsShown = (html: string) => [
  ...new Set(
    [...html.matchAll(/\/drawn\/[a-z0-9-]+?--([a-z0-9-]+?)--/g)].map(([, model]) => model),
  ),
]
const preview = (html: string) => /<meta property="og:image" content="([^"]*)/.exec(html)?.[1]
const product = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? ''))
    .find((data) => data['@type'] === 'Product')

describe('a page for a known phone shows it in the HTML, without scripts (rule: pictures-follow-the-phone)', () => {
  test.each([
    ['a product', () => paths.product(drawn.slug), 'galaxy-s24'],
    ['a product opened for a model', () => productAddress(drawn.slug, 'Galaxy S21'), 'galaxy-s21'],
    [
      'a product opened for a model that it does not fit',
      () => productAddress(drawn.slug, 'iPhone 15'),
      'galaxy-s24',
    ],
    ['a listing of its whole brand', () => paths.brand('samsung'), 'galaxy-s24'],
    ['the landing page of a model', () => modelAddress('samsung', 'Galaxy S21'), 'galaxy-s21'],
  ])('%s', async (_name, address, model) => {
    const html = await read(address())
    // The page's data may hold the product's first model, which is part of its name.
    const body = html.replace(/<script.*?<\/script>/gs, '')
    expect(modelsShown(body)).toEqual([model])
    expect(preview(html)).toMatch(
      new RegExp(`^${ORIGIN}/drawn/${drawn.slug}--${model}--front-[0-9a-f]{10}-800\\.webp$`),
    )
  })

  test('a search for a model shows that phone', async () => {
    const body = (await read(`${paths.products()}?q=galaxy+s21`)).replace(
      /<script.*?<\/script>/gs,
      '',
    )
    expect(modelsShown(body)).toEqual(['galaxy-s21'])
  })

  test('structured data shows the phone, under one canonical address', async () => {
    const html = await read(productAddress(drawn.slug, 'Galaxy S21'))
    expect(product(html).image).toEqual(
      ['front', 'angle', 'camera'].map((view) =>
        expect.stringMatching(
          `^${ORIGIN}/drawn/${drawn.slug}--galaxy-s21--${view}-.{10}-800.webp$`,
        ),
      ),
    )
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${paths.product(drawn.slug)}">`)
  })

  test('the field of models has the phone selected', async () => {
    const html = await read(productAddress(drawn.slug, 'Galaxy S21'))
    expect(/<option[^>]*selected[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Galaxy S21')
  })
})

test('a landing page links to its products for that phone, with nofollow', async () => {
  const link = /<a [^>]*href="\/products\/[^>]*>/.exec(
    await read(modelAddress('samsung', 'Galaxy S21')),
  )
  expect(link?.[0]).toContain(`href="${productAddress(drawn.slug, 'Galaxy S21')}"`)
  expect(link?.[0]).toContain('rel="nofollow"')
  const plain = /<a [^>]*href="\/products\/[^>]*>/.exec(await read(paths.brand('samsung')))
  expect(plain?.[0]).toContain(`href="${paths.product(drawn.slug)}"`)
  expect(plain?.[0]).not.toContain('rel=')
})

test('the size of a brand’s page is independent of how many phones its cases fit', async () => {
  const all = modelsOf('vivo')
  expect(all.length).toBeGreaterThan(100)
  // Keeps every model in the filter, whatever the other products fit.
  const createdAt = new Date('2020-01-01')
  await newProduct(shop, { brand: 'vivo', deviceModels: all, design: peacock, createdAt })
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) {
    const { id } = await newProduct(shop, { brand: 'vivo', deviceModels: all, design: peacock })
    ids.push(id)
  }
  const fitting = async (count: number) => {
    await shop.database.db
      .updateTable('products')
      .set({ device_models: all.slice(0, count) })
      .where('id', 'in', ids)
      .execute()
    // A new address each time bypasses cached pages.
    const html = await read(`${paths.brand('vivo')}?sort=${count > 4 ? 'price' : '-price'}`)
    const cards = html.match(/View Details/g) ?? []
    expect(cards).toHaveLength(12)
    return html.length
  }
  const few = await fitting(4)
  const many = await fitting(all.length)
  // Tolerance for digits: '+117 more' on each card, and the count beside each model of the filter.
  expect(many - few).toBeLessThan(12 * 8 + all.length * 4)
})
