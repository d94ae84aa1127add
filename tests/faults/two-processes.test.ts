import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#domain/contract/products.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { eventually, type RunningProcess, startNode, temporaryFolder } from '#testing/processes.ts'
import { addressOf, buildPages, serverAlone, shopSettings } from '#testing/shop-processes.ts'

/**
 * A change made by an admin through one process appears on pages of every process within a second.
 */

const WITHIN = 1_000

let stored: TestDatabase
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let admin: TestAccount
let shopper: TestAccount
const running: RunningProcess[] = []
let origins: readonly string[]

beforeAll(async () => {
  await buildPages()
  stored = await openTestDatabase()
  folder = await temporaryFolder()
  admin = await newAccount(stored, { isAdmin: true })
  shopper = await newAccount(stored)
  origins = await Promise.all([startShop(), startShop()])
})
afterAll(async () => {
  for (const shop of running) shop.kill('SIGINT')
  await Promise.all(running.map((shop) => shop.ended))
  await stored?.close()
  await folder?.remove()
})

async function startShop(): Promise<string> {
  const more = { DATABASE_URL: stored.url, RATE_LIMIT_SCALE: '0' }
  const shop = startNode(serverAlone, shopSettings(folder.path, more))
  running.push(shop)
  return addressOf(shop)
}

const form = {
  name: 'Truck Art',
  description: 'A case for your exact phone',
  brand: 'iPhone',
  deviceModels: ['iPhone 15'],
  caseType: 'Graphical',
  price: 1200,
  image: ['/images/truck-art.webp'],
}

async function send<Answer>(
  method: string,
  path: string,
  { as = admin, by = 0, body }: { as?: TestAccount; by?: number; body?: unknown } = {},
): Promise<Answer> {
  const answer = await fetch(`${origins[by]}/api${path}`, {
    method,
    headers: { ...as.headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.json()
}

async function pageOf(origin: string, path: string) {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

type Page = Awaited<ReturnType<typeof pageOf>>

/** Compares a page of each process before the change with the page at most a second after it. */
async function expectChange(
  change: () => Promise<unknown>,
  pages: Readonly<Record<string, (page: Page) => boolean>>,
): Promise<void> {
  const looks = origins.flatMap((origin) =>
    Object.entries(pages).map(([path, isNew]) => ({ origin, path, isNew })),
  )
  for (const { origin, path, isNew } of looks) {
    // Requested twice, so that the cached page is compared.
    await pageOf(origin, path)
    expect(isNew(await pageOf(origin, path)), `${path} before`).toBe(false)
  }
  await change()
  await Promise.all(
    looks.map(({ origin, path, isNew }) =>
      eventually(async () => isNew(await pageOf(origin, path)), WITHIN, `${path} of ${origin}`),
    ),
  )
}

const holds = (text: string) => (page: Page) => page.status === 200 && page.text.includes(text)
const lacks = (text: string) => (page: Page) => page.status === 200 && !page.text.includes(text)

describe.each([0, 1])('a change through process %i', (by) => {
  const name = `Truck Art ${by}`
  let product: Product
  let path: string

  test('lists a new product', async () => {
    const create = async () => {
      product = await send('POST', '/products', { by, body: { ...form, name } })
    }
    await expectChange(create, { '/brand/iphone': holds(name), '/products': holds(name) })
    path = `/products/${product.slug}`
  })

  test('shows a new name', async () => {
    const renamed = `Peacock ${by}`
    const body = { ...form, name: renamed }
    await expectChange(() => send('PUT', `/products/${product._id}`, { by, body }), {
      [path]: (page) => holds(renamed)(page) && lacks(name)(page),
      '/brand/iphone': (page) => holds(renamed)(page) && lacks(name)(page),
    })
  })

  test('shows a new price', async () => {
    const body = { ...form, name: `Peacock ${by}`, price: 2000 + by * 1000 }
    const price = by === 0 ? '1,800' : '2,700'
    await expectChange(() => send('PUT', `/products/${product._id}`, { by, body }), {
      [path]: holds(price),
      '/brand/iphone': holds(price),
    })
  })

  test('shows a new review', async () => {
    const comment = `Fits exactly, said ${by}`
    const body = { rating: 4, comment }
    await expectChange(
      () => send('POST', `/products/${product._id}/reviews`, { by, as: shopper, body }),
      { [path]: holds(comment) },
    )
  })

  test('removes a deleted product', async () => {
    await expectChange(() => send('DELETE', `/products/${product._id}`, { by }), {
      [path]: ({ status }) => status === 404,
      '/brand/iphone': lacks(`Peacock ${by}`),
      '/products': lacks(`Peacock ${by}`),
    })
  })
})
