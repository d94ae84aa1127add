import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openStorefront } from '#server/storefront.ts'
import { newAccount } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { newProduct } from '#testing/products.ts'
import { openRaw } from '#testing/raw-http.ts'
import { shippedSettings } from '#testing/settings.ts'
import { openTestShop } from '#testing/shop.ts'
import { buildPages } from '#testing/shop-processes.ts'
import { sell } from '#testing/sold-orders.ts'

/** Milliseconds without progress after which a connection ends; more in production. */
const STALLED_AFTER = 3_000

const picture = `${'0'.repeat(32)}.webp`
const assets = 'build/web/assets'

const STARTED = /^HTTP\/1\.1 200 /

let server: Server

await buildPages()
const { database } = await openTestDatabase()
const imageStore = memoryStore()
// Larger than the kernel's buffers for a client that reads nothing.
await imageStore.put(new Map([[picture, randomBytes(12_000_000)]]))
const shop = await openTestShop({
  database,
  imageStore,
  rateLimitScale: 0,
  storefront: (app) => {
    server = app.server
    server.timeout = STALLED_AFTER
    server.keepAliveTimeout = STALLED_AFTER
    const publicUrl = () => 'http://127.0.0.1'
    return openStorefront(app, {
      database,
      settings: shippedSettings,
      imageStore,
      imageQuotaBytes: 1024 ** 3,
      publicUrl,
    })
  },
})
const product = await newProduct(shop)
await sell(shop, product, Array(500).fill({}))
await sql`update orders set verification_note = repeat('x', 40000)`.execute(database.db)

async function biggestAsset(): Promise<string> {
  const names = await readdir(assets)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(assets, name))).size))
  return names[sizes.indexOf(Math.max(...sizes))] ?? ''
}

/** Sends a request; returns its connection, and the milliseconds until the shop closes it. */
async function begin(path: string, headers: Readonly<Record<string, string>> = {}) {
  const accepted = Promise.withResolvers<Socket>()
  server.once('connection', accepted.resolve)
  const visitor = openRaw(shop.url)
  const began = performance.now()
  const kept = accepted.promise.then(
    (served) =>
      new Promise<number>((resolve) => {
        served.once('close', () => resolve(performance.now() - began))
      }),
  )
  await accepted.promise
  const lines = Object.entries({ host: 'shop', ...headers }).map(([k, v]) => `${k}: ${v}\r\n`)
  visitor.send(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return { ...visitor, kept }
}

it('closes connections whose client stops reading, and no slow ones', async () => {
  const { headers } = await newAccount(shop, { isAdmin: true })
  const paths = {
    page: '/',
    file: `/assets/${await biggestAsset()}`,
    picture: `/uploads/${picture}`,
    export: '/api/orders/export',
  }
  // Exports run first and one at a time: load shedding may refuse concurrent ones.
  const slow = await begin(paths.export, { ...headers, connection: 'close' })
  expect(await slow.hears(STARTED)).not.toBeNull()
  slow.socket.on('data', () => {
    slow.socket.pause()
    setTimeout(() => slow.socket.resume(), 30)
  })
  const stopped = []
  for (const [what, path] of Object.entries(paths)) {
    const reader = await begin(path, headers)
    expect(await reader.hears(STARTED), what).not.toBeNull()
    reader.socket.pause()
    stopped.push({ what, ...reader })
  }

  for (const { what, kept } of stopped) {
    const milliseconds = await kept
    // Node counts the bytes that the kernel took at last as progress.
    expect(milliseconds, what).toBeLessThan(4 * STALLED_AFTER)
    expect(milliseconds, what).toBeGreaterThan(0.9 * STALLED_AFTER)
  }
  await slow.ended
  expect(slow.heard().endsWith('0\r\n\r\n')).toBe(true)
  expect(await slow.kept).toBeGreaterThan(2 * STALLED_AFTER)
  for (const { socket } of [...stopped, slow]) socket.destroy()
})
