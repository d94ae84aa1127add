import { request } from 'node:http'
import { expect, test } from 'vitest'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop } from '#testing/shop.ts'
import { unpack } from './encoding.ts'

const shop = await openTestShop()
for (let index = 0; index < 8; index += 1) await newProduct(shop, { name: `Case ${index}` })

interface Raw {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
}

/** Requests without the client's own decompression, to see the transferred bytes. */
async function ask(
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<Raw> {
  const { promise, resolve, reject } = Promise.withResolvers<Raw>()
  const asking = request(`${shop.url}${path}`, { method, headers }, async (answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk)
    resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) })
  })
  asking.on('error', reject).end()
  return promise
}

const LISTING = '/api/products?limit=8'

test.each(['br', 'gzip'] as const)(
  'a listing is sent as %s to a client that accepts it',
  async (packing) => {
    const plain = await ask(LISTING, {})
    const packed = await ask(LISTING, { 'accept-encoding': packing })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(packed.headers).toMatchObject({
      'content-encoding': packing,
      'content-length': `${packed.bytes.length}`,
      'content-type': plain.headers['content-type'],
    })
    expect(await unpack(packed.bytes, packing)).toEqual(plain.bytes)
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
    for (const { headers } of [plain, packed]) {
      expect(headers.vary).toBe('Accept-Language, Accept-Encoding')
    }
  },
)

test('an answer that fits in one packet is not compressed', async () => {
  const cart = await ask('/api/cart', { 'accept-encoding': 'br', ...newGuest().headers })
  expect(cart.status).toBe(200)
  expect(cart.headers).not.toHaveProperty('content-encoding')
  expect(JSON.parse(cart.bytes.toString())).toMatchObject({ items: [] })
})
