import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#platform/database/transaction.ts'
import { announceChange } from '#server/catalogue/announce.ts'
import type { PageBuild } from '#server/pages/build-folder.ts'
import type { Database } from '#server/schema/database.ts'
import { newAccount } from '#testing/accounts.ts'
import { openOtherPool, openTestDatabase } from '#testing/database.ts'
import { notificationsReceived } from '#testing/notifications.ts'
import { observedDatabase } from '#testing/observed-database.ts'
import { pageBuild, renderedPage } from '#testing/page-build.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { storefrontOf } from '#testing/storefront.ts'

/** Process of the shop, with its rendered pages and database queries since the last reset. */
interface Process {
  readonly shop: TestShop
  readonly made: string[]
  queries: number
}

/**
 * Stub of the page build: sorted brand listings and product pages, which read the catalogue like
 * the real pages.
 */
function buildThat(isMade: (path: string) => void): PageBuild {
  return pageBuild({
    async render({ path }, _search, { shop: facts, source }) {
      isMade(path)
      const [, kind = '', name = ''] = path.split('/')
      if (kind === 'brand') await source.listProducts({ keyword: name })
      if (kind === 'best') await source.listProducts({ keyword: name, sort: 'rating' })
      if (kind === 'products') await Promise.all([source.product(name), source.reviews(name)])
      return renderedPage({ title: path, body: `<h1>${path}</h1>` }, facts)
    },
  })
}

async function openProcess(opened: Database): Promise<Process> {
  const told = { queries: 0 }
  const database = observedDatabase(opened, () => {
    told.queries += 1
  })
  const made: string[] = []
  const build = buildThat((path) => made.push(path))
  const shop = await openTestShop(storefrontOf({ database, build }))
  return Object.assign(told, { shop, made })
}

const stored = await openTestDatabase()
const second = openOtherPool({ url: stored.url, poolSize: 4 })
const processes = [await openProcess(stored.database), await openProcess(second)] as const
const [{ shop }] = processes
const author = await newAccount(shop)
const reviewed = await newProduct(shop, { brand: 'iphone' })
const other = await newProduct(shop, { brand: 'vivo', deviceModels: ['Vivo Y16'] })
const paths = [
  ...[reviewed, other].map(({ slug }) => `/products/${slug}`),
  ...['/brand/iPhone', '/brand/Vivo', '/best/Vivo'],
]

const visitAll = async () => {
  for (const { shop } of processes) for (const path of paths) await shop.sendRaw(path)
}
/** Runs `act` and waits until both processes have received its notifications. */
const afterNotifications = async (act: () => Promise<unknown>) => {
  await act()
  await notificationsReceived(stored.database, second)
}
const review = (rating: number, comment: string) =>
  afterNotifications(async () => {
    const body = { rating, comment }
    const params = { id: reviewed.id }
    expect((await processes[0].shop.send('writeReview', { params, body }, author)).status).toBe(201)
  })

describe('a review, with two processes', () => {
  beforeEach(async () => {
    await afterNotifications(() => transact(stored.database.db, announceChange))
    await visitAll()
    for (const one of processes) Object.assign(one, { queries: 0 }).made.length = 0
  })

  test('renders the page of its product once per process, and no other page', async () => {
    await review(5, 'Fits well')
    for (const one of processes) one.queries = 0
    await visitAll()
    await visitAll()
    for (const { made } of processes) expect(made).toEqual([`/products/${reviewed.slug}`])
    // The product and its reviews, and one update of the catalogue index.
    const [first, other] = processes.map(({ queries }) => queries)
    expect(first).toBeLessThanOrEqual(7)
    expect(other).toBe(first)
  })
})
