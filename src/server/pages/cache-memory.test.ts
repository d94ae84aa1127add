import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { shopFacts } from '#config'
import { KILOBYTE, MEGABYTE } from '#domain/text/units.ts'
import type { Encoding } from '#platform/http/answers/encoding.ts'
import { emptyCatalogue, openPage, pageBuild, renderedPage } from '#testing/page-build.ts'
import type { FoundPage } from '#web/boot/entry-server.tsx'
import { buildPages, type Pages } from './pages.ts'
import { pageRoutes } from './routes.ts'

const words = ['clear', 'glitter', 'matte', 'silicone', 'Galaxy', 'iPhone', 'Vivo – new', 'خول']

/** Builds some 20 KB of a listing, as varied as real products. */
function listing(number: number): string {
  return Array.from({ length: 200 }, (_, row) => {
    const id = ((number + 1) * 7919 * (row + 1)) % 99_991
    const name = `${words[id % 8]} ${words[(id >> 3) % 8]} case ${id}`
    return `<li class="card"><a href="/products/${id}">${name}</a><p>Rs. ${id % 5_000}</p></li>`
  }).join('')
}

/** Builds a shop of `size` pages, where each links to a few others and all can be reached. */
function smallShop(size: number, cacheBytes: number, textOf = listing): Pages {
  const path = (number: number) => (number === 0 ? '/' : `/brand/${number % size}`)
  const findPage = (target: string): FoundPage | null => {
    const number = target === '/' ? 0 : Number(/^\/brand\/(\d+)$/.exec(target)?.[1])
    if (!(number < size)) return null
    return openPage(path(number))
  }
  return buildPages({
    build: pageBuild({
      findPage,
      render: async ({ path: own }) => {
        const number = Number(own.split('/')[2] ?? 0)
        const links = [2 * number + 1, 2 * number + 2]
          .filter((next) => next < size)
          .map((next) => `<a href="${path(next)}">Next</a>`)
        const body = `<nav>${links.join('')}</nav><ul>${textOf(number)}</ul>`
        return renderedPage({ title: `Page ${number} – Khol`, body })
      },
    }),
    catalogue: emptyCatalogue,
    mapped: () => Promise.resolve({ models: [], products: [] }),
    shop: () => shopFacts,
    publicUrl: () => 'https://shop.test',
    cacheBytes,
  })
}

describe('a link crawler', () => {
  const BOUND = 300 * KILOBYTE
  const encodings = ['br', 'gzip', 'identity']

  let app: FastifyInstance
  let pages: Pages
  let origin: string

  beforeEach(async () => {
    pages = smallShop(150, BOUND)
    app = fastify()
    await app.register(pageRoutes, { pages, findFile: async () => null })
    origin = await app.listen({ host: '127.0.0.1', port: 0 })
  })

  afterEach(() => app.close())

  /** Follows every link over a few connections, and runs a check after each answer. */
  async function walk(onAnswer: () => void): Promise<Map<string, number>> {
    const statuses = new Map<string, number>([['/', 0]])
    const ahead = ['/']
    const visit = async (path: string) => {
      const encoding = encodings[statuses.size % encodings.length] ?? 'br'
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': encoding } })
      const html = await answer.text()
      statuses.set(path, answer.status)
      onAnswer()
      for (const [, link = ''] of html.matchAll(/<a href="(\/brand\/\d+)">/g)) {
        if (statuses.has(link)) continue
        statuses.set(link, 0)
        ahead.push(link)
      }
    }
    while (ahead.length > 0) await Promise.all(ahead.splice(0, 20).map(visit))
    return statuses
  }

  test('gets every page, and the cache stays within its limit', async () => {
    let most = 0
    for (let time = 0; time < 2; time += 1) {
      const statuses = await walk(() => {
        most = Math.max(most, pages.cacheSize().bytes)
      })
      expect(statuses.size).toBe(150)
      expect(new Set(statuses.values())).toEqual(new Set([200]))
    }
    expect(most).toBeLessThanOrEqual(BOUND)
    // The cache was full and evicted pages.
    expect(most).toBeGreaterThan(BOUND / 2)
    expect(pages.cacheSize().pages).toBeLessThan(150)
  })
})

describe('the memory of the cache equals its reported size', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void

  /** Bytes in use after a garbage collection. */
  function held() {
    collect()
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return { heapUsed, arrayBuffers }
  }

  /** Requests pages in the given encodings; returns the bytes of their buffers. */
  async function ask(pages: Pages, from: number, to: number, encodings: readonly Encoding[]) {
    let weight = 0
    for (let number = from; number < to; number += 1) {
      const answer = await pages.answer(`/brand/${number}`)
      if (answer.kind !== 'page') throw new Error('no page')
      for (const encoding of encodings) await answer.page.in(encoding)
      weight += answer.page.br.length
    }
    return weight
  }

  test.each([
    ['brotli', ['br']],
    ['clients without it', ['gzip', 'identity']],
  ] as const)('in buffers, for %s', async (_name, encodings) => {
    const pages = smallShop(700, 64 * MEGABYTE)
    // Excludes one-time costs such as compilation.
    await ask(pages, 1, 50, encodings)
    const before = held()
    const weight = await ask(pages, 50, 700, encodings)
    const buffers = held().arrayBuffers - before.arrayBuffers
    expect(buffers / weight).toBeGreaterThan(0.9)
    expect(buffers / weight).toBeLessThan(1.1)
    expect(pages.cacheSize().pages).toBe(699)
  })

  test('for objects around the buffers, with nearly empty pages', async () => {
    const pages = smallShop(4_050, 64 * MEGABYTE, () => '')
    await ask(pages, 1, 50, ['br'])
    const [before, accountedBefore] = [held(), pages.cacheSize().bytes]
    await ask(pages, 50, 4_050, ['br'])
    const after = held()
    const accounted = pages.cacheSize().bytes - accountedBefore
    const heap = after.heapUsed - before.heapUsed
    const bytes = heap + after.arrayBuffers - before.arrayBuffers
    expect(bytes / accounted).toBeLessThan(1.1)
    expect(bytes / accounted).toBeGreaterThan(0.6)
  })
})
