import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '#domain/paths.ts'
import type { Door } from './door.ts'

export interface Readers {
  /** Pages and files that were had so far. */
  readonly had: () => number
  /** What was answered with something else than the page or file, or not at all. */
  readonly failures: readonly string[]
  /** The longest, in ms, that anybody waited for a page or file, so far. */
  readonly longestWait: () => number
  readonly stop: () => Promise<void>
}

/**
 * Visitors who open one page after the other, each with all files that it names and with an empty
 * cache, as often as not from another shop than the page.
 *
 * @param patience milliseconds after which a page or file is given up
 */
export function sendReaders(count: number, door: Door, { patience = 10_000 } = {}): Readers {
  const isOver = new AbortController()
  const failures: string[] = []
  let had = 0
  let longestWait = 0
  const get = async (path: string): Promise<string> => {
    const asked = performance.now()
    try {
      const answer = await door(path, { signal: AbortSignal.timeout(patience) })
      const text = await answer.text()
      longestWait = Math.max(longestWait, performance.now() - asked)
      if (answer.status === 200) had += 1
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
    had: () => had,
    failures,
    longestWait: () => longestWait,
    stop: async () => {
      isOver.abort()
      await all
    },
  }
}
