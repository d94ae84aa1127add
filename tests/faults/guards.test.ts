import { once } from 'node:events'
import { get, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withDeadline } from '#platform/database/deadline.ts'
import { withHashingSlot } from '#server/accounts/hashing.ts'
import { newAccount } from '#testing/accounts.ts'
import { keepEventLoopBusy } from '#testing/event-loop.ts'
import { heldTransaction } from '#testing/locks.ts'
import { eventually } from '#testing/processes.ts'
import { openTestShop } from '#testing/shop.ts'

/** Guards that refuse requests under overload, and their recovery without intervention. */

const RECOVERED_WITHIN = 5_000

const shop = await openTestShop({ rateLimitScale: 0 })
const admin = await newAccount(shop, { isAdmin: true })

interface Guard {
  /** Exceeds the guard's limit; resolves to a function that ends the overload. */
  readonly overload: () => Promise<() => unknown>
  /** Sends a request that the guard protects; resolves to its status, 0 without an answer. */
  readonly ask: () => Promise<number>
  readonly normally: number
  readonly refusing: number
}

/** Uses a connection of its own. */
async function statusOf(path: string): Promise<number> {
  const asked = get(`${shop.url}${path}`, { agent: false })
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode ?? 0
  } catch {
    return 0
  }
}

const list = () => statusOf('/api/products')

/** Uploads a file that isn't an image; the call refuses it after reading it. */
async function upload(): Promise<number> {
  const body = new FormData()
  body.append('image', new Blob(['no picture']), 'case.png')
  const { headers } = admin
  return (await shop.sendRaw('/api/upload/product', { method: 'POST', headers, body })).status
}

async function stalledUpload(): Promise<() => void> {
  const sent = request(`${shop.url}/api/upload/product`, {
    method: 'POST',
    agent: false,
    headers: {
      ...admin.headers,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '1000',
    },
  })
  sent.on('error', () => undefined)
  sent.flushHeaders()
  return () => sent.destroy()
}

async function logIn(): Promise<number> {
  const body = { email: 'nobody@example.com', password: 'wrong-password' }
  return (await shop.send('logIn', { body })).status
}

const guards: Readonly<Record<string, Guard>> = {
  'the event loop is late': {
    overload: async () => keepEventLoopBusy(),
    ask: list,
    normally: 200,
    refusing: 503,
  },
  'many wait for the database': {
    overload: async () => {
      const { commit } = await withDeadline(60_000, () =>
        heldTransaction(shop, (tx) =>
          sql`lock table catalogue_version in access exclusive mode`.execute(tx),
        ),
      )
      let isOver = false
      const shoppers = Array.from({ length: 100 }, async () => {
        while (!isOver) await list()
      })
      return async () => {
        isOver = true
        await commit()
        await Promise.all(shoppers)
      }
    },
    ask: list,
    normally: 200,
    refusing: 503,
  },
  'many are connected': {
    overload: async () => {
      const { maxConnections } = shop.server
      shop.server.maxConnections = 20
      const port = Number(new URL(shop.url).port)
      const sockets = Array.from({ length: 40 }, () =>
        connect(port, '127.0.0.1').on('error', () => undefined),
      )
      return () => {
        for (const socket of sockets) socket.destroy()
        shop.server.maxConnections = maxConnections
      }
    },
    ask: () => statusOf('/api/shop'),
    normally: 200,
    refusing: 0,
  },
  'many passwords are to be hashed': {
    overload: async () => {
      const gate = Promise.withResolvers<void>()
      const turns = Array.from({ length: 66 }, () =>
        withHashingSlot(() => gate.promise).catch(() => undefined),
      )
      return () => {
        gate.resolve()
        return Promise.all(turns)
      }
    },
    ask: logIn,
    normally: 401,
    refusing: 503,
  },
  'many pictures come in': {
    overload: async () => {
      const stalled = await Promise.all(Array.from({ length: 6 }, stalledUpload))
      return () => {
        for (const end of stalled) end()
      }
    },
    ask: upload,
    normally: 415,
    refusing: 503,
  },
}

describe('an overload guard refuses only while the overload lasts', () => {
  test.each(Object.entries(guards))('when %s', async (_, guard) => {
    const { overload, ask, normally, refusing } = guard
    expect(await ask()).toBe(normally)
    const relieve = await overload()
    try {
      await eventually(async () => (await ask()) === refusing, 20_000, 'refused')
    } finally {
      await relieve()
    }
    await eventually(async () => (await ask()) === normally, RECOVERED_WITHIN, 'served again')
    expect(await statusOf('/readyz')).toBe(200)
    expect(await list()).toBe(200)
  })
})
