import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseEncoding, pack, unpack } from './encoding.ts'

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
})

describe.each(['br', 'gzip'] as const)('%s', (packing) => {
  const decoded = { br: brotliDecompressSync, gzip: gunzipSync }[packing]

  test.each(['quick', 'best'] as const)('round-trips the bytes with %s effort', async (effort) => {
    const bytes = Buffer.from('<p>خول – Rs. 1,350</p>'.repeat(200))
    const packed = await pack(bytes, packing, effort)
    expect(decoded(packed)).toEqual(bytes)
    expect(await unpack(packed, packing)).toEqual(bytes)
  })

  test.each([0, 1, 1_000, 16_368, 16_369, 100_000, 6_000_000])(
    'uses a buffer of exactly its length, from %i bytes',
    async (length) => {
      const packed = await pack(randomBytes(length), packing, 'quick')
      expect(packed.buffer.byteLength).toBe(packed.length)
      expect(decoded(packed)).toHaveLength(length)
    },
  )
})
