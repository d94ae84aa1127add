import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfiguration } from '#server/configuration/configuration.ts'
import { startNode } from '#testing/processes.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

describe('the health check of the image', () => {
  /** Exit code of the health check for a shop that answers with `status`. */
  async function exitCodeFor(status: number): Promise<number | NodeJS.Signals> {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    try {
      const code = await startNode(['deploy/image/healthy.mjs'], { PORT: String(port) }).ended
      expect(asked).toEqual(['/healthz'])
      return code
    } finally {
      server.close()
    }
  }

  test.each([
    [200, 0],
    [503, 1],
  ])('of a shop that answers %i ends with %i', async (status, code) => {
    expect(await exitCodeFor(status)).toBe(code)
  })

  test('fails without a listening shop', async () => {
    const check = startNode(['deploy/image/healthy.mjs'], { PORT: '1' })
    expect(await check.ended).toBe(1)
  })
})

test('the first process of a container becomes the shop, with its settings', async () => {
  const shop = startNode(['deploy/image/serve.mjs'], { PORT: 'many' })
  await shop.said(/PORT must be/)
  expect(await shop.ended).toBe(1)
  // The process loads the whole server first.
}, 60_000)

test('the image’s build has every script that it imports', () => {
  const copied = [...read('deploy/image/Containerfile').matchAll(/^COPY (scripts\/\S+)/gm)].map(
    ([, path = '']) => path,
  )
  const imported = new Set<string>()
  const follow = (path: string) => {
    if (imported.has(path)) return
    imported.add(path)
    for (const [, to = ''] of read(path).matchAll(/(?:from |import\()'(\.[^'$]+\.mjs)'/g)) {
      follow(join(path, '..', to))
    }
  }
  follow('scripts/build.mjs')
  expect(imported).toContain('scripts/messages/compile.mjs')
  const isCopied = (path: string) => copied.some((from) => `${path}/`.startsWith(`${from}/`))
  expect([...imported].filter((path) => !isCopied(path))).toEqual([])
})

describe('deploy/compose.yaml', () => {
  const compose = read('deploy/compose.yaml')
  const ofShops = /^x-shop:[\s\S]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(compose)?.[1] ?? ''
  const settings = Object.fromEntries(
    [...ofShops.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const given: Readonly<Record<string, string>> = {
    DATABASE_PASSWORD: 'secret',
    STORAGE_KEY: 'secret',
    SECRET_KEY: 'a-key-of-at-least-thirty-two-characters',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'long-enough',
    PUBLIC_URL: 'https://khol.example',
  }
  const filled = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):[?-]\}/g, (_, key: string) => given[key] ?? '?'),
    ]),
  )

  test('passes only known settings with valid values', () => {
    const known = read('docs/production.md')
    expect(Object.keys(settings).length).toBeGreaterThan(5)
    for (const name of Object.keys(settings)) expect(known).toContain(`\`${name}\``)
    const { databaseUrl, trustProxy } = readConfiguration(filled)
    expect(databaseUrl).toBe('postgresql://khol:secret@10.77.0.2:5432/shop')
    expect(compose).toContain(`proxy:\n`)
    expect(compose).toContain(`ipv4_address: ${trustProxy}`)
  })

  test('sets the variables that the HAProxy configuration reads', () => {
    const asked = [...read('deploy/haproxy-shops.cfg').matchAll(/"\$\{(\w+)/g)]
    expect(asked.map(([, name]) => name)).toEqual(['SHOPPERS', 'SHOP1', 'SHOP2'])
    for (const [, name] of asked) expect(compose).toContain(`      ${name}: `)
  })
})
