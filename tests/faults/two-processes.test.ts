import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#domain/contract/products.ts'
import { newAccount } from '#testing/accounts.ts'
import { callsTo, made } from '#testing/calls.ts'
import { openTestDatabase } from '#testing/database.ts'
import { eventually } from '#testing/processes.ts'
import { shopsOfAFile } from '#testing/shops-of-a-test.ts'

/**
 * A change made by an admin through one process appears on pages of every process within a second.
 */

const WITHIN = 1_000

const stored = await openTestDatabase()
const admin = await newAccount(stored, { isAdmin: true })
const shopper = await newAccount(stored)
const { startShop } = shopsOfAFile()
let origins: readonly string[]
beforeAll(async () => {
  const settings = { DATABASE_URL: stored.url, RATE_LIMIT_SCALE: '0' }
  const opened = await Promise.all([startShop(settings), startShop(settings)])
  origins = opened.map(({ url }) => url)
})

const form = {
  name: 'Truck Art',
  description: 'A case for your exact phone',
  brand: 'iPhone',
  deviceModels: ['iPhone 15'],
  caseType: 'Graphical',
  price: 1200,
  image: ['/images/truck-art.webp'],
}

const callsBy = (by: number) => callsTo(origins[by] ?? '')

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
  const update = (body: typeof form) =>
    made(callsBy(by).send('updateProduct', { params: { id: product._id }, body }, admin))

  test('lists a new product', async () => {
    const create = async () => {
      product = await made(callsBy(by).send('createProduct', { body: { ...form, name } }, admin))
    }
    await expectChange(create, { '/brand/iphone': holds(name), '/products': holds(name) })
    path = `/products/${product.slug}`
  })

  test('shows a new name', async () => {
    const renamed = `Peacock ${by}`
    const body = { ...form, name: renamed }
    await expectChange(() => update(body), {
      [path]: (page) => holds(renamed)(page) && lacks(name)(page),
      '/brand/iphone': (page) => holds(renamed)(page) && lacks(name)(page),
    })
  })

  test('shows a new price', async () => {
    const body = { ...form, name: `Peacock ${by}`, price: 2000 + by * 1000 }
    const price = by === 0 ? '1,800' : '2,700'
    await expectChange(() => update(body), {
      [path]: holds(price),
      '/brand/iphone': holds(price),
    })
  })

  test('shows a new review', async () => {
    const comment = `Fits exactly, said ${by}`
    const body = { rating: 4, comment }
    await expectChange(
      () => made(callsBy(by).send('writeReview', { params: { id: product._id }, body }, shopper)),
      { [path]: holds(comment) },
    )
  })

  test('removes a deleted product', async () => {
    const remove = () =>
      made(callsBy(by).send('deleteProduct', { params: { id: product._id } }, admin))
    await expectChange(remove, {
      [path]: ({ status }) => status === 404,
      '/brand/iphone': lacks(`Peacock ${by}`),
      '/products': lacks(`Peacock ${by}`),
    })
  })
})
