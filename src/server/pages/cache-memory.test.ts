import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { MEGABYTE } from '#domain/text/units.ts'
import type { Encoding } from '#platform/http/answers/encoding.ts'
import { pagesOf, renderedPage } from '#testing/page-build.ts'
import type { PageBuild } from './build-folder.ts'
import type { Pages } from './pages.ts'

const words = ['clear', 'glitter', 'matte', 'silicone', 'Galaxy', 'iPhone', 'Vivo – new', 'خول']

/** Builds some 20 KB of a listing, as varied as real products. */
function listing(number: number): string {
  return Array.from({ length: 200 }, (_, row) => {
    const id = ((number + 1) * 7919 * (row + 1)) % 99_991
    const name = `${words[id % 8]} ${words[(id >> 3) % 8]} case ${id}`
    return `<li class="card"><a href="/products/${id}">${name}</a><p>Rs. ${id % 5_000}</p></li>`
  }).join('')
}

/** A shop whose pages have these texts. */
function smallShop(cacheBytes: number, textOf = listing): Pages {
  const render: PageBuild['render'] = async ({ path }) => {
    const number = Number(path.split('/')[2] ?? 0)
    return renderedPage({ title: `Page ${number} – Khol`, body: `<ul>${textOf(number)}</ul>` })
  }
  return pagesOf({ render }, { cacheBytes })
}

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
    const pages = smallShop(64 * MEGABYTE)
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
    const pages = smallShop(64 * MEGABYTE, () => '')
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
