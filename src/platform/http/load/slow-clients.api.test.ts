import { expect, test } from 'vitest'
import { MEGABYTE, SECOND } from '#domain/text/units.ts'
import { openRaw } from '#testing/raw-http.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })

/** Beginning of an order of so many bytes. */
const orderOf = (bytes: number) =>
  [
    'POST /api/orders HTTP/1.1',
    'host: shop',
    'content-type: application/json',
    `content-length: ${bytes}`,
    '\r\n{',
  ].join('\r\n')

test('a body over its limit is refused, and the client reads why', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(7 * MEGABYTE) })
  const headers = { 'content-type': 'application/json' }
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await shop.sendRaw('/api/orders', { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      message: 'That is too large to send',
      code: 'TOO_LARGE',
    })
  }
})

test.each([
  ['that stops', 0],
  ['without end', 64 * 1024],
])('a large body %s is refused all the same', async (_name, rate) => {
  const client = openRaw(shop.url)
  client.send(orderOf(1024 ** 3))
  const feeding = setInterval(() => client.send(Buffer.alloc(rate, 'x')), 10)
  expect(await client.hears(/^HTTP\/1\.1 413 /)).not.toBeNull()
  clearInterval(feeding)
  await client.ended
})

test('a body that arrives too slowly ends with its connection', async () => {
  shop.server.requestTimeout = SECOND
  shop.server.headersTimeout = SECOND
  const client = openRaw(shop.url)
  client.send(orderOf(100_000))
  const trickle = setInterval(() => client.send(' '), 100)
  await client.ended
  clearInterval(trickle)
  expect(client.heard()).toMatch(/^HTTP\/1\.1 408 /)
  expect(client.heard()).toContain('"code":')
})

test('a body that stops ends with its connection', async () => {
  shop.server.requestTimeout = 120 * SECOND
  shop.server.timeout = SECOND
  const client = openRaw(shop.url)
  client.send(orderOf(100_000))
  await client.ended
  expect(client.heard()).not.toContain('HTTP/1.1 2')
})
