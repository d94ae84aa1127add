import { afterAll, expect, test } from 'vitest'
import { SECOND } from '#domain/text/units.ts'
import { openRaw } from '#testing/raw-http.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
afterAll(() => shop.close())

const beginning = [
  'POST /api/users/login HTTP/1.1',
  'host: shop',
  'content-type: application/json',
  'content-length: 100000',
  '\r\n{',
].join('\r\n')

test('a body that arrives too slowly ends with its connection', async () => {
  shop.server.requestTimeout = SECOND
  shop.server.headersTimeout = SECOND
  const client = openRaw(shop.url)
  client.send(beginning)
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
  client.send(beginning)
  await client.ended
  expect(client.heard()).not.toContain('HTTP/1.1 2')
})
