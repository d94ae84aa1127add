import { isDrawnFile } from '#domain/catalogue/designs/drawn-picture.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { photoSentences } from '#domain/reviews/comment.ts'
import { baseOfReviewPhotoFile } from '#domain/reviews/photos.ts'
import { MEGABYTE, MINUTE } from '#domain/text/units.ts'
import { t } from '#messages'
import { inParts } from '#platform/storage/in-parts.ts'
import { ANY_AGE, type ImageStore, type StoredFile } from '#platform/storage/store.ts'

/** Selects the drawn pictures that orders show (rule: deleted-products). */
export type FilesOfOrders = (names: readonly string[]) => Promise<ReadonlySet<string>>

/** Milliseconds for which a count is cached, as listing every file takes a while. */
const COUNT_HOLDS = 10 * MINUTE

/** Shares of a quota, for pictures that can be drawn again and for photos of reviews. */
const shares = { drawn: 0.25, reviews: 0.25 }

/** Quota of a store. Each process counts by itself, so the limit is approximate. */
export function spaceOf(
  store: Pick<ImageStore, 'list' | 'remove'>,
  quotaBytes: number,
  filesOfOrders: FilesOfOrders,
) {
  let counted = { all: 0, drawn: 0, reviews: 0, until: 0 }
  const count = async () => {
    const files = await store.list()
    counted = {
      all: bytesOf(files),
      drawn: bytesOf(files.filter(({ name }) => isDrawnFile(name))),
      reviews: bytesOf(files.filter(({ name }) => baseOfReviewPhotoFile(name) !== null)),
      until: performance.now() + COUNT_HOLDS,
    }
  }
  /** Reserves bytes for an upload; evicts unordered drawn pictures. @throws Refusal TOO_LARGE */
  const take = async (bytes: number) => {
    if (performance.now() > counted.until) await count()
    // Files may have been removed since the last count.
    if (counted.all + bytes > quotaBytes) await count()
    if (counted.all + bytes > quotaBytes) {
      const drawn = (await store.list()).filter(({ name }) => isDrawnFile(name))
      const missing = counted.all + bytes - quotaBytes
      await removeOldest(store, drawn, missing, filesOfOrders)
      await count()
    }
    if (counted.all + bytes > quotaBytes) {
      const size = (quotaBytes / MEGABYTE).toLocaleString('en')
      throw new Refusal('TOO_LARGE', t.refusals.noRoom({ size }))
    }
    counted = { ...counted, all: counted.all + bytes }
  }
  return {
    take,
    /** Reserves bytes of the customers' own share for a review's photo. @throws Refusal TOO_LARGE */
    async takeForReview(bytes: number) {
      const room = quotaBytes * shares.reviews
      if (performance.now() > counted.until || counted.reviews + bytes > room) await count()
      if (counted.reviews + bytes > room) throw new Refusal('TOO_LARGE', photoSentences().full)
      await take(bytes)
      counted = { ...counted, reviews: counted.reviews + bytes }
    },
    /** Reserves space for a drawn picture; false when the quota or their share is used up. */
    async takeForDrawn(bytes: number) {
      if (performance.now() > counted.until) await count()
      const { all, drawn } = counted
      if (all + bytes > quotaBytes || drawn + bytes > quotaBytes * shares.drawn) return false
      counted = { ...counted, all: all + bytes, drawn: drawn + bytes }
      return true
    },
  }
}

/** Bytes that a store's pictures may take. */
export type Space = ReturnType<typeof spaceOf>

/** Evicts the oldest unordered drawn pictures beyond their share; returns their number. */
export async function removeDrawnBeyond(
  store: Pick<ImageStore, 'list' | 'remove'>,
  quotaBytes: number,
  filesOfOrders: FilesOfOrders,
): Promise<number> {
  const room = quotaBytes * shares.drawn
  const drawn = (await store.list()).filter(({ name }) => isDrawnFile(name))
  const bytes = bytesOf(drawn)
  if (bytes < room * HIGH_WATERMARK) return 0
  return removeOldest(store, drawn, bytes - room * LOW_WATERMARK, filesOfOrders)
}

/** High and low watermarks: fractions of the share at which eviction begins and ends. */
const HIGH_WATERMARK = 0.9
const LOW_WATERMARK = 0.7

/** Number of files looked up in one statement, which reads the lines of all orders. */
const LOOKED_UP = 5_000

/** Removes the oldest files of the given total size, except those that an order shows. */
async function removeOldest(
  store: Pick<ImageStore, 'remove'>,
  files: readonly StoredFile[],
  bytes: number,
  filesOfOrders: FilesOfOrders,
): Promise<number> {
  const removed: string[] = []
  let freed = 0
  const oldestFirst = files.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const part of inParts(oldestFirst, LOOKED_UP)) {
    if (freed >= bytes) break
    const referenced = await filesOfOrders(part.map(({ name }) => name))
    for (const file of part) {
      if (freed >= bytes) break
      if (referenced.has(file.name)) continue
      removed.push(file.name)
      freed += file.bytes
    }
  }
  await store.remove(removed, ANY_AGE)
  return removed.length
}

function bytesOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
