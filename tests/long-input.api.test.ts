import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { addresses, type CallName } from '#domain/contract/addresses/index.ts'
import { contract } from '#domain/contract/index.ts'
import { pages } from '#domain/pages.ts'
import { fetched, newScene, sampleRequests } from '#testing/sample-requests.ts'
import { newGuest } from '#testing/shop.ts'
import { openTestStorefront } from '#testing/storefront.ts'

/**
 * Every request that needs no account, with 15 KB in each of its parameters, headers and fields:
 * none may occupy the thread that answers everybody (rule: text-from-outside).
 */

/** Characters of a long text: about as many as a request's head may have. */
const LONG = 15_000
/**
 * Milliseconds of the thread, those of the client in the same process included: a slow machine needs up
 * to 20, a pattern that backtracks over 15,000 characters a hundred and more.
 */
const MOST = 60

const long = (start: string, part: string) =>
  start + part.repeat((LONG - start.length) / encodeURIComponent(part).length)
/** Texts that backtracking, normalisation or splitting may be slow for. */
const texts = [
  long('house', '-'),
  long('', '1'),
  long('', 'a'),
  long('', 'a-'),
  long('a@', '.a'),
  long('1', ','),
  long('0300', ' '),
  long('', '\ufdfa'),
]
const headerTexts = [
  long('house', '-'),
  long('', 'a,'),
  long('Mozilla/5.0 (', 'a '),
  long('"', '" "'),
]
const headers = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'content-type'],
  ...['idempotency-key', 'if-match', 'if-modified-since', 'if-none-match', 'origin', 'purpose'],
  ...['range', 'referer', 'sec-fetch-mode', 'sec-purpose', 'user-agent', 'x-forwarded-for'],
  ...['x-order-phone', 'x-page-view', 'x-session-id'],
]

const shop = await openTestStorefront({ trustProxy: 'loopback' })
const scene = await newScene(shop)
afterAll(async () => {
  agent.destroy()
})

type Sent = readonly [path: string, init: RequestInit]

const agent = new Agent({ keepAlive: true })
const asPhone = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
}

/**
 * Milliseconds of this thread for a request, its answer and what is done after it. `fetch` would
 * send headers of its own, with which no page is counted.
 */
async function threadTime([path, { method, headers, body }]: Sent): Promise<number> {
  const before = process.threadCpuUsage()
  const asked = request(shop.url + path, {
    agent,
    method,
    headers: { ...asPhone, ...(headers as Record<string, string>) },
  })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  // A stream of events has no end.
  if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy()
  else await once(answer, 'end')
  await new Promise(setImmediate)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** Requests that take too long, the best of several tries each. */
async function slowOnes(requests: readonly (readonly [name: string, sent: Sent])[]) {
  const slow: string[] = []
  for (const [name, sent] of requests) {
    let best = Number.POSITIVE_INFINITY
    for (let tries = 0; best > MOST && tries < 5; tries += 1) {
      best = Math.min(best, await threadTime(sent))
    }
    if (best > MOST) slow.push(`${name}: ${best.toFixed(0)} ms`)
  }
  return slow
}

const withHeaders = (name: string, [path, init]: Sent) =>
  headers.flatMap((header) =>
    headerTexts.map((text) => {
      const sent: Sent = [path, { ...init, headers: { ...init.headers, [header]: text } }]
      return [`${name}, ${header}: ${text.slice(0, 8)}`, sent] as const
    }),
  )

const keysOf = (schema: unknown): readonly string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

/** Copies of a value, each with another text or number in it replaced, by their paths. */
function replaced(value: unknown, text: string, path = ''): [path: string, changed: unknown][] {
  if (Array.isArray(value)) {
    return value.flatMap((each, place) =>
      replaced(each, text, `${path}.${place}`).map(([way, changed]): [string, unknown] => [
        way,
        value.with(place, changed),
      ]),
    )
  }
  if (typeof value !== 'object' || value === null) return [[path, text]]
  return Object.entries(value).flatMap(([key, each]) =>
    replaced(each, text, `${path}.${key}`).map(([way, changed]): [string, unknown] => [
      way,
      { ...value, [key]: changed },
    ]),
  )
}

const anonymousCalls = (Object.keys(addresses) as CallName[]).filter(
  (name) => addresses[name].who === 'anyone',
)

test.each(anonymousCalls)('%s takes long input in time', async (name) => {
  const address = addresses[name]
  const { query, body } = contract[name] as { query?: unknown; body?: unknown }
  const sample = await sampleRequests(shop)[name](scene)
  const identity = newGuest().headers
  const requests = texts.flatMap((text) => {
    const sent = (changes: object): Sent => fetched(address, { ...sample, ...changes }, identity)
    const label = `${name}, ${text.slice(0, 8)}`
    const filled = Object.fromEntries(keysOf(body).map((key) => [key, '']))
    return [
      ...Object.keys(sample.params ?? {}).map(
        (key) =>
          [`${label} as ${key}`, sent({ params: { ...sample.params, [key]: text } })] as const,
      ),
      ...keysOf(query).map((key) => {
        const search = new URLSearchParams(sample.search)
        search.set(key, text)
        return [`${label} as ?${key}`, sent({ search: `?${search}` })] as const
      }),
      ...(address.method === 'GET'
        ? []
        : replaced({ ...filled, ...(sample.body as object) }, text).map(
            ([path, changed]) => [`${label} as ${path}`, sent({ body: changed })] as const,
          )),
    ]
  })
  const plain = fetched(address, sample, identity)
  await threadTime(plain)
  expect(await slowOnes([...requests, ...withHeaders(name, plain)])).toEqual([])
})

describe('pages', () => {
  const rows = Object.entries(pages)
  /** Headers are read the same way for all pages of an access. */
  const withLongHeaders = ['products', 'product', 'cart', 'checkout']

  test.each(rows)('%s takes a long address and long headers in time', async (name, row) => {
    const { pattern, query = [] } = row as { pattern: string; query?: readonly string[] }
    const at = (value: string) => pattern.replace(/:\w+/g, encodeURIComponent(value))
    const slug = pattern.startsWith('/brand') ? 'vivo' : scene.product.slug
    const requests = texts.flatMap((text) => {
      const label = `${name}, ${text.slice(0, 8)}`
      return [
        [`${label} in the path`, [at(text), {}]] as const,
        [`${label} behind the path`, [`${at(slug)}/${encodeURIComponent(text)}`, {}]] as const,
        [`${label} in Urdu`, [`/ur${at(text)}`, {}]] as const,
        ...[...query, 'unknown'].map((key) => {
          const sent: Sent = [`${at(slug)}?${new URLSearchParams({ [key]: text })}`, {}]
          return [`${label} as ?${key}`, sent] as const
        }),
      ]
    })
    const plain: Sent = [at(slug), {}]
    await threadTime(plain)
    const all = withLongHeaders.includes(name) ? withHeaders(name, plain) : []
    expect(await slowOnes([...requests, ...all])).toEqual([])
  })

  test('pictures, files and other addresses take long input in time', async () => {
    const folders = ['drawn/', 'uploads/', 'images/', 'assets/', '', 'api/', '%']
    const requests = folders
      .map((name) => `/${name}`)
      .flatMap((folder) =>
        texts.flatMap((text) => [
          [folder + text.slice(0, 8), [folder + encodeURIComponent(text), {}]] as const,
          [`POST ${folder}`, [folder + encodeURIComponent(text), { method: 'POST' }]] as const,
          [`${folder}?`, [`${folder}?a=${encodeURIComponent(text)}`, {}]] as const,
        ]),
      )
    expect(await slowOnes(requests)).toEqual([])
  })

  test('a long user agent is classified in time', async () => {
    const agents = ['Mozilla/5.0 (a', 'Opera/'].flatMap((start) =>
      [...' a1.-/;'].map((part) => long(start, part)),
    )
    const sent = (each: string): Sent => ['/checkout', { headers: { 'user-agent': each } }]
    expect(await slowOnes(agents.map((each) => [each.slice(0, 16), sent(each)]))).toEqual([])
  })
})
