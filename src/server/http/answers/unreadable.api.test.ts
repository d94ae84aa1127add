import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openRaw } from '#testing/raw-http.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })

/** Answer as received on the wire. */
interface RawAnswer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Sends bytes that may not be a valid request. */
async function say(text: string | Buffer): Promise<RawAnswer> {
  const connection = openRaw(shop.url)
  await connection.opened
  connection.send(text)
  await connection.ended
  const [head = '', ...rest] = connection.heard().split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(
      lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    ),
    body: rest.join('\r\n\r\n'),
  }
}

const ask = (target: string, method = 'GET') =>
  say(`${method} ${target} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`)

/** Expects the headers that every answer of the shop has. */
function expectShopAnswer({ headers, body }: RawAnswer, sent: string): void {
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('strict-transport-security')).toBeDefined()
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(body).not.toMatch(/FST_|statusCode/)
  expect(body).not.toContain(sent)
}

const broken = ['/%zz', '/brand/%ED%A0%80', '/products/%', `/products/${'x'.repeat(9_000)}%ff`]

describe('an address with malformed percent-encoding', () => {
  test.each(broken)('is an unknown page: %.40s', async (target) => {
    const heard = await ask(target)
    expectShopAnswer(heard, target)
    expect([heard.status, heard.headers.get('location'), heard.body]).toEqual([302, '/', ''])
  })

  test.each([
    ['/api/products/%ED%A0%80', 'GET'],
    ['/api/%zz', 'GET'],
    ['/api/orders/%E0%A4%A/cancel', 'PUT'],
    ['/uploads/%zz', 'GET'],
    ['/%zz', 'POST'],
  ])('is an unknown call: %.40s (%s)', async (target, method) => {
    const heard = await ask(target, method)
    expectShopAnswer(heard, target)
    expect(heard.status).toBe(400)
    expect(heard.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(heard.body)).toEqual({
      message: 'That request could not be read',
      code: 'INVALID_INPUT',
    })
  })
})

describe('bytes that are not a request', () => {
  test.each<[what: string, sent: string, status?: number, code?: string]>([
    ['without HTTP', 'PUT ME IN\r\n\r\n'],
    ['with an unknown method', 'BREW /api/products HTTP/1.1\r\nhost: shop\r\n\r\n'],
    ['with a header without a name', 'GET / HTTP/1.1\r\nhost: shop\r\n: x\r\n\r\n'],
    [
      'with two lengths',
      'POST /api/cart HTTP/1.1\r\nhost: shop\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    ],
    [
      'with too many headers',
      `GET / HTTP/1.1\r\nhost: shop\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'TOO_LARGE',
    ],
  ])('%s are refused in the shop’s words', async (_what, sent, status = 400, code) => {
    const heard = await say(sent)
    expectShopAnswer(heard, sent)
    expect(heard.status).toBe(status)
    expect(JSON.parse(heard.body).code).toBe(code ?? 'INVALID_INPUT')
  })
})

describe('an unusual but valid request', () => {
  test.each([
    ['without a host', 'GET /api/shop HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['of HTTP/1.0', 'GET /api/shop HTTP/1.0\r\n\r\n'],
    [
      'with an expectation',
      'GET /api/shop HTTP/1.1\r\nhost: shop\r\nexpect: cake\r\nconnection: close\r\n\r\n',
    ],
  ])('%s is answered', async (_what, sent) => {
    const heard = await say(sent)
    expectShopAnswer(heard, sent)
    expect(heard.status).toBe(200)
  })
})

test('a missing address gets an answer that isn’t the shop’s', async () => {
  const printable = fc.stringMatching(/^[!-~]{0,40}$/)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/', '/api/', '/products/', '/assets/'),
      printable,
      async (start, rest) => {
        const heard = await ask(start + rest)
        expectShopAnswer(heard, 'FST_')
        expect(heard.status).toBeGreaterThanOrEqual(200)
        expect(heard.status).toBeLessThan(500)
      },
    ),
    { numRuns: 150 },
  )
})
