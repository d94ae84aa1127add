import { describe, expect, test } from 'vitest'
import { newProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
await newProduct(shop, { name: 'Silver Moon', deviceModels: ['Vivo Y21'], colours: ['black'] })

const URDU = /[\u0600-\u06ff]/
const NO_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

type Request = readonly [path: string, init?: RequestInit]

const sent = (path: string, body: string, type = 'application/json'): Request => [
  path,
  { method: 'POST', body, headers: { 'content-type': type } },
]

async function ask([path, init]: Request, language?: string, url = shop.url) {
  const headers = new Headers(init?.headers)
  if (language !== undefined) headers.set('accept-language', language)
  const answer = await fetch(`${url}/api${path}`, { ...init, headers })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text) }
}

/** One request for each place that refuses: hooks, parsers, schemas, rules, transactions. */
const refused: readonly (readonly [kind: string, status: number, request: Request])[] = [
  ['an unknown call', 404, ['/nothing']],
  ['an address that can’t be decoded', 400, ['/products/%E0%A4%A']],
  ['a caller without an account', 401, ['/users/sessions']],
  ['a reviewer without an account', 401, sent(`/products/${NO_ID}/reviews`, '{}')],
  ['a token that has ended', 401, ['/users/sessions', { headers: { authorization: 'Bearer x' } }]],
  ['a body that is no JSON', 400, sent('/cart', '{')],
  ['a body of another type', 415, sent('/cart', '<cart/>', 'text/xml')],
  ['a body that is too large', 413, sent('/cart', JSON.stringify('x'.repeat(300_000)))],
  ['a field that a schema refuses', 400, sent('/users/login', '{}')],
  ['a field that a rule refuses', 400, sent('/cart', `{"productId":"${NO_ID}","quantity":0}`)],
  ['a product that doesn’t exist', 404, ['/products/none']],
  ['an order that doesn’t exist', 404, [`/orders/${NO_ID}`]],
]

describe('a refusal is in the language of its request (rule: languages)', () => {
  test.each(refused)('for %s', async (_, status, request) => {
    const urdu = await ask(request, 'ur')
    expect(urdu).toMatchObject({ status, body: { message: expect.stringMatching(URDU) } })
    expect(urdu.headers.get('content-language')).toBe('ur')
    for (const { message } of urdu.body.fields ?? []) expect(message).toMatch(URDU)
    const plain = await ask(request)
    expect(plain).toMatchObject({ status, body: { code: urdu.body.code } })
    expect(plain.body.message).not.toMatch(URDU)
    for (const language of ['en', 'fr', 'ur;q=0.1, en', 'en-GB,ur;q=0.9', '*', ';;,=']) {
      expect((await ask(request, language)).body, language).toEqual(plain.body)
    }
  })

  test('when there were too many attempts', async () => {
    const limited = await openTestShop({ database: shop.database })
    const login = sent('/users/login', '{"email":"often@b.pk","password":"wrong!"}')
    for (let tries = 0; tries < 40; tries += 1) {
      if ((await ask(login, 'en', limited.url)).status === 429) break
    }
    const answer = await ask(login, 'ur-PK', limited.url)
    expect(answer).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(URDU) },
    })
  })

  test('also while requests in the other language are served', async () => {
    const both = Array.from({ length: 40 }, (_, index) => ({
      language: index % 2 === 0 ? 'ur' : 'en',
      request: refused[index % refused.length]?.[2] ?? (['/nothing'] as const),
    }))
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        both.map(async ({ language, request }) => ({
          language,
          ...(await ask(request, language)),
        })),
      )
      for (const { language, body } of answers) {
        expect(URDU.test(body.message), body.message).toBe(language === 'ur')
      }
    }
  })
})

describe('an answer with sentences', () => {
  test('describes a search in the language of the request, whose results are the same', async () => {
    const search: Request = ['/products?keyword=black+vivo+y21']
    const { body: english } = await ask(search)
    const { body: urdu } = await ask(search, 'ur')
    const labels = (reply: { pieces: { label: string }[] }) =>
      reply.pieces.map(({ label }) => label.replaceAll(/[\u2068\u2069]/g, ''))
    expect(english.reply.ways[0].label).toMatch(/^All /)
    expect(urdu.reply.ways[0].label).toMatch(URDU)
    expect(labels(english.reply)).not.toContainEqual(expect.stringMatching(URDU))
    expect(urdu.understood).toEqual(english.understood)
    expect(urdu.products).toEqual(english.products)
  })

  test.each([['wapsi'], ['kala']])(
    'labels the suggestions for “%s” in it, after the other language has asked for them',
    async (typed) => {
      const first = async (language: string) =>
        (await ask([`/search/suggestions?q=${typed}`], language)).body.suggestions[0].label
      expect(await first('en')).not.toMatch(URDU)
      expect(await first('ur')).toMatch(URDU)
      expect(await first('en')).not.toMatch(URDU)
    },
  )
})
