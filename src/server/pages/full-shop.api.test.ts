import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import { openPage, pagesOf, renderedPage } from '#testing/page-build.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'
import type { PageBuild } from './build-folder.ts'
import { catalogueReader } from './catalogue-reader.ts'
import { pageRoutes } from './routes.ts'

/** Number of connections that pages hold, and the promise that releases them. */
let held = 0
const released = Promise.withResolvers<void>()

/** Pages of any address. Each holds a database connection until all are released. */
const build = {
  findPage: (path: string) => (path.startsWith('/brand/') ? openPage(path) : null),
  async render({ path }, _search, { shop: facts, source }) {
    await shop.database.db.connection().execute(async () => {
      held += 1
      await released.promise
    })
    const { products } = await source.listProducts({ deviceModel: 'iPhone 15' })
    const body = `<h1>${path}</h1><p>${products.map(({ name }) => name)}</p>`
    return renderedPage({ title: path, body }, facts)
  },
} satisfies Partial<PageBuild>

const { database } = await openTestDatabase()
const shop = await openTestShop({
  database,
  storefront: async (app) => {
    const pages = pagesOf(build, { catalogue: catalogueReader(database.db) })
    await pageRoutes(app, { pages, findFile: async () => null })
  },
})
await newProduct(shop, { name: 'Aurora' })

/** More than the database's connections and its queue together. */
const CRAWLED = 100

test('a crawler’s pages are queued, and leave connections to other requests', async () => {
  const crawl = Promise.all(
    Array.from({ length: CRAWLED }, (_, number) => shop.sendRaw(`/brand/${number}`)),
  )
  await expect.poll(() => held).toBe(3)
  const params = { email: 'nobody@example.com' }
  expect((await shop.send('listGuestOrders', { params })).status).toBe(200)
  expect(held).toBe(3)
  expect(shop.database.load().waiting).toBe(0)
  released.resolve()
  const answers = await crawl
  expect(answers.map(({ status }) => status)).toEqual(Array(CRAWLED).fill(200))
  expect(await answers[CRAWLED - 1]?.text()).toContain('Aurora')
})
