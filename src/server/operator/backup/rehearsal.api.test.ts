import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { folderStore } from '#platform/storage/folder-store.ts'
import { openNameSeal } from '#server/images/named/named-pictures.ts'
import { imageRoutes } from '#server/images/routes.ts'
import type { Database } from '#server/schema/database.ts'
import { made } from '#testing/calls.ts'
import { createEmptyDatabase, openOtherPool, openTestDatabase } from '#testing/database.ts'
import { newFolder } from '#testing/folders.ts'
import { startServer } from '#testing/own-server.ts'
import { testPassword } from '#testing/passwords.ts'
import { convertsNothing } from '#testing/picture-store.ts'
import { startNode } from '#testing/processes.ts'
import { fetchProof } from '#testing/proofs.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { exceptLogins, folderContent, storedContent } from '#testing/stored-content.ts'
import {
  emptyTables,
  fillUsedShop,
  loggedIn,
  ordered,
  placedAgain,
  printed,
  review,
} from '#testing/used-shop.ts'

/**
 * End-to-end test: backs up a shop with data of customers, restores it elsewhere by the operator's
 * commands, compares it row by row, and places orders in it.
 */

// The test makes a fresh embedded server.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

const folder = await newFolder()
const stored = await openTestDatabase()
const file = join(folder, 'shop.backup')
const images = join(folder, 'images')
const proofFolder = join(folder, 'proofs')
const shop = await openShop(stored.database, images, proofFolder)
const used = await fillUsedShop(shop)
// Closing the shop flushes the counts that it holds in memory.
await shop.close()
await operator(['backup', file], {
  DATABASE_URL: stored.url,
  IMAGE_FOLDER: images,
  PROOF_FOLDER: proofFolder,
})
const before = await storedContent(stored.url)
const pictures = await folderContent(images)
const proofs = await folderContent(proofFolder)

async function openShop(
  database: Database,
  images: string,
  proofFolder: string,
): Promise<TestShop> {
  const imageStore = await folderStore(images)
  const proofStore = await folderStore(proofFolder)
  return openTestShop({
    database,
    imageStore,
    proofStore,
    storefront: async (app) => {
      await openNameSeal(database.db)
      await imageRoutes(app, { store: imageStore, convert: convertsNothing })
    },
  })
}

/** Runs an operator's command that must succeed; returns its output. */
async function operator(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const command = startNode(['src/server/operator/main.ts', ...words], environment)
  const code = await command.ended
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}: ${command.output()}`)
  return command.output()
}

it('the used shop has a row in every table', async () => {
  expect(await emptyTables(stored.database), 'fillUsedShop must fill them').toEqual([])
})

/** Target of a restore, with access to the restored data. */
interface Place {
  readonly environment: Readonly<Record<string, string>>
  readonly images: string
  readonly proofs: string
  /** Starts its database; returns its address. */
  readonly open: () => Promise<string>
}

const places: readonly (readonly [string, () => Promise<Place>])[] = [
  [
    'the shop’s own server',
    async () => {
      const dataDirectory = join(folder, 'data')
      await mkdir(dataDirectory)
      return {
        environment: { DATA_DIR: dataDirectory },
        images: join(dataDirectory, 'images'),
        proofs: join(dataDirectory, 'proofs'),
        open: async () => {
          return (await startServer({ dataDirectory })).url
        },
      }
    },
  ],
  [
    'a PostgreSQL of the owner’s',
    async () => {
      const url = await createEmptyDatabase()
      const images = join(folder, 'elsewhere')
      const proofs = join(folder, 'elsewhere-proofs')
      return {
        environment: { DATABASE_URL: url, IMAGE_FOLDER: images, PROOF_FOLDER: proofs },
        images,
        proofs,
        open: async () => url,
      }
    },
  ],
]

describe.each(places)('restored into %s, a used shop', (_, placeOf) => {
  let place: Place
  let url: string
  beforeAll(async () => {
    place = await placeOf()
    const said = await operator(['restore', file], place.environment)
    expect(said).toMatch(
      /^Restored and compared: .*\d+ order keys.*, 14 pictures, 1 screenshots of transfers$/m,
    )
    url = await place.open()
  })

  it('has all rows, sequences, triggers and pictures', async () => {
    expect(exceptLogins(await storedContent(url))).toEqual(exceptLogins(before))
    expect(await folderContent(place.images)).toEqual(pictures)
    expect(Object.keys(proofs)).toHaveLength(1)
    expect(await folderContent(place.proofs)).toEqual(proofs)
  })

  it('takes further orders', async () => {
    const database = openOtherPool({ url, poolSize: 4 })
    const shop = await openShop(database, place.images, place.proofs)
    const { guest, product, waiting, unpaid } = used
    expect((await shop.send('listMyOrders', {}, used.customer)).status).toBe(401)
    const customer = await loggedIn(shop, used.customer)
    const owner = await loggedIn(shop, used.owner)

    expect((await shop.sendRaw(used.picture)).status).toBe(200)
    expect((await shop.sendRaw(used.photo)).status).toBe(200)
    expect((await fetchProof(shop, unpaid.order._id, customer)).status).toBe(200)
    expect(await made(shop.send('listMyOrders', {}, customer))).toHaveLength(3)
    expect((await placedAgain(shop, waiting))._id).toBe(waiting.order._id)
    const { items } = await made(shop.send('getCart', {}, guest))
    expect(items.map(({ customName }) => customName)).toEqual([printed])
    expect(await made(shop.send('getOrder', { params: { id: waiting.order._id } }, guest))).toEqual(
      waiting.order,
    )
    expect(waiting.order.orderItems.map(({ customName }) => customName)).toEqual([printed, printed])
    const { order } = await ordered(shop, guest, [product])
    const orders = await made(shop.send('listOrders', { query: { page: '1' } }, owner))
    expect(orders).toMatchObject({ orders: [{ _id: order._id }, {}, {}, {}, {}, {}, {}, {}, {}] })

    await made(shop.send('cancelOrder', { params: { id: waiting.order._id } }, guest))
    const params = { id: unpaid.order._id }
    await made(shop.send('confirmPayment', { params, body: {} }, owner))
    const sent = await made(shop.send('deliverOrder', { params, body: {} }, owner))
    expect(sent).toMatchObject({ orderStatus: 'Delivered', isPaid: true })
    await review(shop, product, customer, 'Still fits')
    const again = await made(shop.send('listReviews', { params: { id: product.id }, query: {} }))
    expect(again).toMatchObject([{ comment: 'Still fits' }])

    const reset = { token: used.resetToken, password: `${testPassword}-2` }
    expect((await shop.send('resetPassword', { body: reset })).status).toBe(400)
  })
})
