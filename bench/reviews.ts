import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { paths } from '#domain/paths.ts'
import { CATALOGUE_CHANGED } from '#server/catalogue/announce.ts'
import { callsTo } from '#testing/calls.ts'
import { as, signedUp } from '#testing/passwords.ts'
import { made } from '#testing/used-shop.ts'
import { cpuSeconds } from './scratch/processes.ts'
import { say } from './scratch/report.ts'
import { openFilledShop, type RunningShop, startShop } from './scratch/shop.ts'

/**
 * Cost of one review in a shop of several processes, each with its own cache of the same pages:
 * rounds with a review and requests for all pages from all processes, alternating with rounds
 * without the review. `node bench/reviews.ts [processes] [rounds]`
 */
const [processes = 10, rounds = 10] = process.argv.slice(2).map(Number)
/** Cached product pages beside the listings. */
const PRODUCTS = 20
/** Per process: the embedded database accepts sixty connections in all. */
const POOL = { DATABASE_POOL_SIZE: '3', RATE_LIMIT_SCALE: '0' }

const first = await openFilledShop(POOL)
const others: RunningShop[] = []
const client = new pg.Client(first.database.server.url)
try {
  while (others.length < processes - 1) {
    others.push(
      await startShop({
        ...POOL,
        DATABASE_URL: first.database.server.url,
        DATA_DIR: join(first.database.folder, 'shop'),
        DEMO_CATALOGUE: 'off',
      }),
    )
  }
  await client.connect()
  await client.query(`listen ${CATALOGUE_CHANGED}`)
  await measure([first, ...others])
} finally {
  await client.end()
  for (const { close } of others) await close()
  await first.close()
}

async function measure(shops: readonly RunningShop[]): Promise<void> {
  const calls = callsTo(first.address)
  const page = await made(calls.send('listProducts', { query: { limit: String(PRODUCTS) } }))
  const products = Array.isArray(page) ? page : page.products
  const addresses = [
    paths.home(),
    paths.products(),
    ...[...new Set(products.map(({ brandSlug }) => brandSlug))].map((slug) => paths.brand(slug)),
    ...products.map(({ slug }) => paths.product(slug)),
  ]
  const author = as(await signedUp(calls))
  const review = async (round: number) => {
    const heard = once(client, 'notification')
    const body = { rating: 1 + (round % 5), comment: 'Fits well' }
    const params = { id: products[round % products.length]?._id ?? '' }
    await made(calls.send('writeReview', { params, body }, author))
    await heard
  }
  const look = async () => {
    for (const { address } of shops) {
      for (const path of addresses) await (await fetch(address + path)).arrayBuffer()
    }
  }
  const pids = [...shops.map(({ pid }) => pid), first.database.server.pid()]
  const costOf = async (work: () => Promise<unknown>) => {
    const before = await cpuSeconds(...pids)
    await work()
    return (await cpuSeconds(...pids)) - before
  }
  await look()
  await look()
  let [withReview, without] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    withReview += await costOf(async () => {
      await review(round)
      await look()
    })
    without += await costOf(look)
  }
  const each = (seconds: number) => `${((seconds * 1000) / rounds).toFixed(0)} ms`
  say(`\n${shops.length} processes, ${addresses.length} pages each; CPU of all and the database`)
  say(`looking at all of them: ${each(without)}`)
  say(`a review, and then looking at all of them: ${each(withReview)}`)
  say(`what the review made new work of: ${each(withReview - without)}`)
}
