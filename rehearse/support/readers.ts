import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '#domain/paths.ts'
import type { Door } from './shoppers.ts'

/**
 * Starts visitors that open one page after the other, each with all its files and an empty cache,
 * half of them from another shop than the page.
 *
 * @param patience milliseconds until a request is aborted
 */
export function sendReaders(count: number, door: Door, { patience = 10_000 } = {}) {
  const isOver = new AbortController()
  const failures: string[] = []
  let answered = 0
  let longestWait = 0
  const get = async (path: string): Promise<string> => {
    const asked = performance.now()
    try {
      const answer = await door(path, { signal: AbortSignal.timeout(patience) })
      const text = await answer.text()
      longestWait = Math.max(longestWait, performance.now() - asked)
      if (answer.status === 200) answered += 1
      else failures.push(`${path}: ${answer.status}`)
      return text
    } catch (error) {
      failures.push(`${path}: ${String(error)} ${String((error as Error).cause ?? '')}`)
      return ''
    }
  }
  const pages = [paths.home(), paths.brand('iphone'), paths.products(), paths.cart(), paths.help()]
  const read = async (first: number) => {
    for (let turn = first; !isOver.signal.aborted; turn += 1) {
      const page = await get(pages[turn % pages.length] ?? '/')
      const files = page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)
      await Promise.all([...files].map(([, file]) => get(file ?? '')))
      await pause(200)
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, index) => read(index)))
  return {
    /** Pages and files answered so far. */
    answered: () => answered,
    /** Failed or unexpected answers. */
    failures,
    /** Milliseconds. */
    longestWait: () => longestWait,
    stop: async () => {
      isOver.abort()
      await all
    },
  }
}
