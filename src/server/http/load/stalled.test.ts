import { once } from 'node:events'
import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRaw } from '#testing/raw-http.ts'
import { endStalled, STALLED_AFTER, UNANSWERED_AFTER } from './stalled.ts'

const big = Buffer.alloc(24_000_000, 'x')
/** Milliseconds, longer than any test. */
const HOURS = 10_000_000
const piece = Buffer.alloc(64 * 1024, 'x')

let app: FastifyInstance
let url: string
/** Runs the check at a time of the mocked clock. */
let look: (now: number) => void
let now = 0
const after = (milliseconds: number) => {
  now += milliseconds
  look(now)
}

beforeAll(async () => {
  app = fastify({ keepAliveTimeout: 600_000 })
  // Only the tests run the check.
  look = endStalled(app, HOURS)
  // Rounded to whole milliseconds, as sums of fractions are inexact.
  now = Math.ceil(performance.now())
  app.get('/page', () => 'a page')
  app.get('/file', () => big)
  app.get('/silence', () => new Promise(() => undefined))
  app.get('/export', () => Readable.from(endless(), { objectMode: false }))
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

function* endless() {
  for (;;) yield piece
}

/** Sends a request, with its socket paused so that the answer stays unread. */
async function begin(path: string) {
  const accepted = once(app.server, 'connection')
  const reader = openRaw(url)
  const [socket] = await accepted
  reader.socket.pause()
  const asked = once(app.server, 'request')
  reader.send(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`)
  await asked
  return { ...reader, served: socket }
}

type Reader = Awaited<ReturnType<typeof begin>>

/** Bytes of the answer that the kernel has not accepted yet. */
const restFor = ({ served }: Reader): number =>
  (served._handle?.writeQueueSize ?? 0) + served.writableLength

/** Waits until the kernel accepts no more of the answer, or has all of it. */
async function settled(reader: Reader) {
  const rest = () => restFor(reader)
  for (let before = Number.NaN; before !== rest(); ) {
    before = rest()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test.each(['/page', '/file', '/export'])(
  'a client that stops reading %s is disconnected, and not too early',
  async (path) => {
    const reader = await begin(path)
    const { served } = reader
    const taken = () => served.bytesWritten - restFor(reader)
    while (!served.destroyed) {
      await settled(reader)
      after(0)
      const before = taken()
      after(STALLED_AFTER - 1)
      expect(served.destroyed).toBe(false)
      after(1)
      // Progress: the kernel's buffer still had room, although the kernel was idle.
      if (!served.destroyed) expect(taken()).not.toBe(before)
    }
    reader.socket.resume()
    await reader.ended
  },
)

test('a client that reads slowly gets the whole answer', async () => {
  const reader = await begin('/file')
  await settled(reader)
  after(0)
  while (reader.heard().length < big.length) {
    const rest = restFor(reader)
    // The kernel accepts more at once or only after megabytes, depending on its buffer; it delivers
    // accepted bytes whatever happens to the connection here.
    while (restFor(reader) === rest && reader.heard().length < big.length) {
      reader.socket.resume()
      await once(reader.socket, 'data')
      reader.socket.pause()
      await new Promise(setImmediate)
    }
    await settled(reader)
    after(STALLED_AFTER - 1)
    if (restFor(reader) > 0) expect(reader.served.destroyed).toBe(false)
  }
  reader.socket.destroy()
})

test('a client waits longer for an answer that is being prepared', async () => {
  const { served, ended } = await begin('/silence')
  after(0)
  after(UNANSWERED_AFTER - 1)
  expect(served.destroyed).toBe(false)
  after(1)
  await ended
})

test('a client that sends nothing is disconnected', async () => {
  const accepted = once(app.server, 'connection')
  const silent = openRaw(url)
  await accepted
  after(0)
  after(STALLED_AFTER)
  await silent.ended
})
