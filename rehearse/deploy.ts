import { join } from 'node:path'
import type { Product } from '#domain/contract/products.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { eventually } from '#testing/processes.ts'
import { withChromium } from '../bench/scratch/chromium.ts'
import { openScratchDatabase } from '../bench/scratch/database.ts'
import { freePort } from '../bench/scratch/processes.ts'
import { load, say, seconds } from '../bench/scratch/report.ts'
import { type RunningShop, startShop } from '../bench/scratch/shop.ts'
import { openPages } from './deploy/open-pages.ts'
import { type Release, releaseAfter, releaseBefore } from './deploy/releases.ts'
import { makeCalls, missingFiles } from './deploy/side-by-side.ts'
import { tryPages } from './deploy/try-pages.ts'
import { guestWithCart, order, piecesIn, signIn, someProduct } from './support/customers.ts'
import { needPrograms } from './support/needs.ts'
import { openProxy } from './support/proxy.ts'
import { sendReaders } from './support/readers.ts'
import {
  compareOrders,
  doorAt,
  longestSilence,
  type Shoppers,
  sendShoppers,
} from './support/shoppers.ts'
import { newVerdict } from './support/verdict.ts'

/**
 * Rehearses a rolling deploy: two shops behind HAProxy, shoppers who order, visitors who read, open
 * pages. The next version, in a folder of its own and with migrations of its own, replaces the
 * previous one, shop after shop. Then one shop is rolled back. `npm run rehearse -- deploy`, or `--
 * deploy v1.2` to begin with an earlier version from git.
 */

/** Milliseconds. */
const patience = { orders: 60_000, proxy: 30_000 }

needPrograms({ haproxy: 'haproxy' })
const { mustBe, exitCode } = newVerdict()
const database = await openScratchDatabase()
const closing = [database.close]
try {
  await rehearse(process.argv[2])
} finally {
  for (const close of closing) await close()
}
process.exit(exitCode())

async function rehearse(reference: string | undefined): Promise<void> {
  say('Two versions are built, each in a folder of its own…')
  const before = await releaseBefore(reference)
  const after = await releaseAfter()
  const changed = [...after.files].filter((file) => !before.files.has(file))
  say(`${changed.length} of ${after.files.size} files have another name in the version after.`)

  const ports = [await freePort(), await freePort()] as const
  const shops: RunningShop[] = []
  closing.unshift(async () => {
    for (const shop of shops) await shop.close()
  })
  for (const port of ports) shops.push(await open(port, before))
  const proxy = await openProxy(`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`)
  closing.unshift(proxy.close)
  const { origin } = proxy
  const product = await someProduct(origin)
  const owner = await signIn(origin)
  const held = {
    slug: product.slug,
    cartGuest: await guestWithCart(origin, product),
    checkoutGuest: await guestWithCart(origin, product),
    orderGuest: await guestWithCart(origin, product),
    owner,
    customer: `Rehearsal ${Date.now()}`,
  }
  const orderId = await order(origin, product, held.orderGuest)

  const replace = async (index: 0 | 1, release: Release, what: string): Promise<void> => {
    const from = performance.now()
    await shops[index]?.close('SIGTERM')
    const closed = performance.now()
    shops[index] = await open(ports[index], release)
    const opened = performance.now()
    await eventually(() => isServing(shops[index]), patience.proxy, 'HAProxy asks the new shop')
    const [closing, opening] = [closed - from, opened - closed].map(seconds)
    say(`${what}: closed in ${closing} s, open again after ${opening} s; load ${load()}`)
  }

  await withChromium(async (browser) => {
    const pages = await openPages(browser, origin, { ...held, orderId })
    const shoppers = sendShoppers(4, [doorAt(origin)])
    const readers = sendReaders(2, doorAt(origin))
    const flow = () => ordersFlow(shoppers)
    await flow()

    const from = performance.now()
    await replace(1, after, 'The version after takes the place of the second shop')
    await sideBySide({ before, after, shops, product, owner })
    await flow()
    await replace(0, after, 'The version after takes the place of the first shop')
    await flow()
    const to = performance.now()
    say(
      `The deploy took ${seconds(to - from)} s, the longest time without an order in it was ${seconds(longestSilence(shoppers.acknowledged, from, to))} s.`,
    )

    await tryPages({ pages, before, origin, product, owner, held, orderId, mustBe })
    // The previous version serves on the next one's database.
    await replace(0, before, 'The first shop goes back to the version before')
    await makeCalls(shops[0]?.address ?? '', product, owner)
    await flow()

    await shoppers.stop()
    await readers.stop()
    const { lost, doubled } = await asAdministrator(database.server.url, (client) =>
      compareOrders(client, shoppers.acknowledged),
    )
    say(
      `${shoppers.acknowledged.length} orders were acknowledged, ${readers.answered()} pages and files read.`,
    )
    for (const { call, reason } of shoppers.failures.slice(0, 5))
      say(`          ${call}: ${reason}`)
    for (const failure of readers.failures.slice(0, 5)) say(`          ${failure}`)
    mustBe('calls of shoppers that failed', shoppers.failures.length, 0)
    mustBe('pages and files that failed', readers.failures.length, 0)
    mustBe('orders lost', lost.length, 0)
    mustBe('orders placed twice', doubled.length, 0)
    mustBe('pieces in the cart that was filled before', await piecesIn(origin, held.cartGuest), 1)
  })
}

function open(port: number, { folder }: Release): Promise<RunningShop> {
  return startShop(
    {
      PORT: String(port),
      DATABASE_URL: database.server.url,
      DATA_DIR: join(database.folder, 'shop'),
      TRUST_PROXY: '127.0.0.1',
    },
    folder,
  )
}

/** Whether shoppers reach this shop; only they request listings. */
async function isServing(shop: RunningShop | undefined): Promise<boolean> {
  const metrics = await (await fetch(`${shop?.address}/metrics`)).text()
  return /_count\{[^}]*route="\/api\/orders"/.test(metrics)
}

/** Ten more orders. */
async function ordersFlow({ acknowledged }: Shoppers): Promise<void> {
  const wanted = acknowledged.length + 10
  await eventually(async () => acknowledged.length >= wanted, patience.orders, 'orders flow')
}

interface Scene {
  readonly before: Release
  readonly after: Release
  readonly shops: readonly RunningShop[]
  readonly product: Product
  readonly owner: SignedInUser
}

/** The first shop runs the previous version, the second the next one. */
async function sideBySide({ before, after, shops, product, owner }: Scene): Promise<void> {
  const [first = '', second = ''] = shops.map(({ address }) => address)
  const calls = await makeCalls(first, product, owner)
  say(`          the version before does ${calls} calls on the database of the one after`)
  await makeCalls(second, product, owner)
  const [ofAfter, ofBefore] = [
    await missingFiles(first, after, second),
    await missingFiles(second, before, first),
  ]
  mustBe('files of the version after that the one before has not', ofAfter.length, 0)
  mustBe('files of the version before that the one after has not', ofBefore.length, 0)
}
