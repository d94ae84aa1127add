import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopFacts } from '#config'
import { openTestDatabase } from '#testing/database.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import type { FoundPage } from '#web/entry-server.tsx'
import type { PageBuild } from './build-folder.ts'
import { catalogueReader } from './catalogue-reader.ts'
import { buildPages } from './pages.ts'
import { pageRoutes } from './routes.ts'

/** Listings of any brand's name, read from the catalogue as the real ones are. */
const build: PageBuild = {
  findPage(path): FoundPage | null {
    if (!path.startsWith('/brand/')) return null
    const facts = { name: 'brand', access: 'open' } as const
    return { ...facts, path, rendered: path }
  },
  async render({ path }, _search, { shop: facts, source }) {
    const { products } = await source.listProducts({ deviceModel: 'iPhone 15' })
    return {
      status: 200,
      body: `<h1>${path}</h1><p>${products.map(({ name }) => name)}</p>`,
      state: { shop: facts, loaderData: {}, missing: null },
      head: {},
      title: path,
    }
  },
  styles: '',
  policy: "default-src 'none'",
  early: '',
  earlyCart: '',
  scripts: () => '',
  files: new Map(),
}

let shop: TestShop
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openTestDatabase()
  const { database } = opened
  shop = await openTestShop({
    database,
    storefront: async (app) => {
      const pages = buildPages({
        build,
        catalogue: catalogueReader(database.db),
        mapped: async () => ({ models: [], products: [] }),
        shop: shopFacts,
        publicUrl: () => 'https://shop.test',
      })
      await pageRoutes(app, { pages, findFile: async () => null })
    },
  })
  close = async () => {
    await shop.close()
    await opened.close()
  }
  await newProduct(shop, { name: 'Aurora' })
})

afterAll(() => close())

/** More than all connections and all places in their line together. */
const CRAWLED = 70

test('a crawler’s pages wait for their turn, and leave connections to everybody else', async () => {
  const held = await heldTransaction(shop, (tx) =>
    sql`lock table products, catalogue_version in access exclusive mode`.execute(tx),
  )
  const crawl = Promise.all(
    Array.from({ length: CRAWLED }, (_, number) => shop.sendRaw(`/brand/${number}`)),
  )
  await lockWaiters(shop, 3)
  const params = { email: 'nobody@example.com' }
  expect((await shop.send('listGuestOrders', { params })).status).toBe(200)
  // The pages that are being made wait for the lock; the others have asked for nothing yet.
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.database.db)
  expect(rows).toHaveLength(3)
  await held.commit()
  const answers = await crawl
  expect(answers.map(({ status }) => status)).toEqual(Array(CRAWLED).fill(200))
  expect(await answers[CRAWLED - 1]?.text()).toContain('Aurora')
})
