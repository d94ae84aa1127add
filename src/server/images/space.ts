import { MEGABYTE, MINUTE } from '#domain/units.ts'
import { Refusal } from '#server/refusal.ts'
import type { ImageStore } from './store.ts'

/** The room that a store's pictures may take. */
export interface Space {
  /**
   * Takes room for so many bytes more.
   *
   * @throws Refusal TOO_LARGE when there is none
   */
  readonly take: (bytes: number) => Promise<void>
}

/** Milliseconds for which a count holds: looking at every file takes a while, and pictures are few. */
const COUNT_HOLDS = 10 * MINUTE

/** Bounds what a store keeps. Several processes count alike, each by itself: the bound is a rough one. */
export function spaceOf(store: Pick<ImageStore, 'list'>, quotaBytes: number): Space {
  let counted = { bytes: 0, until: 0 }
  const count = async () => {
    const files = await store.list()
    counted = {
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      until: performance.now() + COUNT_HOLDS,
    }
  }
  return {
    async take(bytes) {
      if (performance.now() > counted.until) await count()
      // Somebody may have made room since the last count.
      if (counted.bytes + bytes > quotaBytes) await count()
      if (counted.bytes + bytes > quotaBytes) throw full(quotaBytes)
      counted = { ...counted, bytes: counted.bytes + bytes }
    },
  }
}

function full(quotaBytes: number): Refusal {
  const size = (quotaBytes / MEGABYTE).toLocaleString('en')
  return new Refusal(
    'TOO_LARGE',
    `There is no room for more pictures: all ${size} MB are taken. Please ask whoever runs the shop.`,
  )
}
