import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encode } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
])('a client that accepts %s gets %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected)
  // The second answer comes from memory.
  expect(chooseEncoding(accepted)).toBe(expected)
})

test('every encoding and effort carries the same bytes', async () => {
  const bytes = Buffer.from('<p>خول – Rs. 1,350</p>'.repeat(200))
  for (const effort of ['quick', 'best'] as const) {
    expect(brotliDecompressSync(await encode(bytes, 'br', effort))).toEqual(bytes)
    expect(gunzipSync(await encode(bytes, 'gzip', effort))).toEqual(bytes)
  }
  expect(await encode(bytes, 'identity', 'quick')).toBe(bytes)
})
