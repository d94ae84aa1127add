import decodeQR from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { newAppKey, qrOfKey, stepOfCode, textOfKey } from './app-key.ts'

/** Key and codes of RFC 6238, appendix B; the last six of eight digits. */
const key = Buffer.from('12345678901234567890')
const known = [
  ['287082', 59],
  ['081804', 1_111_111_109],
  ['050471', 1_111_111_111],
  ['005924', 1_234_567_890],
  ['279037', 2_000_000_000],
  ['353130', 20_000_000_000],
] as const

/** (rule: second-step) */
describe('a code', () => {
  test.each(known)('%s is that of %d s after 1970', (code, second) => {
    expect(stepOfCode(key, code, second * 1000)).toBe(Math.floor(second / 30))
  })

  test.each([
    [0, true],
    [40, true],
    [-40, true],
    [60, true],
    [-60, true],
    [95, false],
    [-95, false],
  ])('on a clock that is off by %d s counts: %s', (off, counts) => {
    const [code, second] = known[3]
    const step = stepOfCode(key, code, (second + off) * 1000)
    expect(step).toBe(counts ? Math.floor(second / 30) : null)
  })

  test('of another key is refused', () => {
    expect(stepOfCode(newAppKey(), '287082', 59_000)).toBeNull()
  })
})

describe('a key', () => {
  test('is written in the form that apps accept', () => {
    expect(textOfKey(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(newAppKey().equals(newAppKey())).toBe(false)
  })

  test('is in the QR code, with the shop and the account', () => {
    const { size, path } = qrOfKey(key, { shop: 'Khol: Cases', email: 'sana+1@example.com' })
    expect(read(size, path)).toBe(
      'otpauth://totp/Khol%20%20Cases:sana%2B1%40example.com?issuer=Khol%20%20Cases&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    )
  })
})

/** Draws the path at four pixels per module, and decodes it like a camera. */
function read(size: number, path: string): string {
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < Number(width) * scale; dx += 1) {
        const at = (Number(y) * scale + dy) * side + Number(x) * scale + dx
        data.fill(0, at * 4, at * 4 + 3)
      }
    }
  }
  return decodeQR({ width: side, height: side, data })
}
