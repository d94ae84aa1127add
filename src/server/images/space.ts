import { isDrawnFile } from '#domain/catalogue/designs/drawn-picture.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { photoSentences } from '#domain/reviews/comment.ts'
import { baseOfReviewPhotoFile } from '#domain/reviews/photos.ts'
import { MEGABYTE, MINUTE } from '#domain/text/units.ts'
import { t } from '#messages'
import { inParts } from '#platform/storage/in-parts.ts'
import { ANY_AGE, type ImageStore, type StoredFile } from '#platform/storage/store.ts'

/** Quota of a picture store. */
export interface Space {
  /**
   * Reserves bytes for an upload; evicts drawn pictures that no order shows if necessary.
   *
   * @throws Refusal TOO_LARGE when there is no space
   */
  readonly take: (bytes: number) => Promise<void>
  /**
   * Reserves space for the photo of a review; these photos have a quota of their own, so that
   * customers can't use up the owner's.
   *
   * @throws Refusal TOO_LARGE when there is none
   */
  readonly takeForReview: (bytes: number) => Promise<void>
  /** Reserves space for a drawn picture; false when the quota or their share is used up. */
  readonly takeForDrawn: (bytes: number) => Promise<boolean>
}

/**
 * Selects the drawn pictures that orders show (rule: deleted-products), which can't be drawn again
 * once their design has changed.
 */
export type FilesOfOrders = (names: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Milliseconds for which a count is cached: listing every file takes a while, and pictures are few.
 */
const COUNT_HOLDS = 10 * MINUTE

/** Limits the share of the quota for pictures that can be drawn again. */
const SHARE_OF_DRAWN = 0.25

/** Limits the share of the quota for photos of reviews. */
const SHARE_OF_REVIEWS = 0.25

/** Share of drawn pictures in a quota, in bytes. */
function roomOfDrawn(quotaBytes: number): number {
  return quotaBytes * SHARE_OF_DRAWN
}

/** Quota of a store. Each process counts by itself, so the limit is approximate. */
export function spaceOf(
  store: Pick<ImageStore, 'list' | 'remove'>,
  quotaBytes: number,
  filesOfOrders: FilesOfOrders,
): Space {
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
    if (counted.all + bytes > quotaBytes) throw full(quotaBytes)
    counted = { ...counted, all: counted.all + bytes }
  }
  return {
    take,
    async takeForReview(bytes) {
      const room = quotaBytes * SHARE_OF_REVIEWS
      if (performance.now() > counted.until || counted.reviews + bytes > room) await count()
      if (counted.reviews + bytes > room) throw new Refusal('TOO_LARGE', photoSentences().full)
      await take(bytes)
      counted = { ...counted, reviews: counted.reviews + bytes }
    },
    async takeForDrawn(bytes) {
      if (performance.now() > counted.until) await count()
      const { all, drawn } = counted
      if (all + bytes > quotaBytes || drawn + bytes > roomOfDrawn(quotaBytes)) return false
      counted = { ...counted, all: all + bytes, drawn: drawn + bytes }
      return true
    },
  }
}

/**
 * Evicts the oldest drawn pictures that no order shows, whatever their age, until their share has
 * space again. A later request draws them again.
 *
 * @returns the number of removed files
 */
export async function removeDrawnBeyond(
  store: Pick<ImageStore, 'list' | 'remove'>,
  quotaBytes: number,
  filesOfOrders: FilesOfOrders,
): Promise<number> {
  const room = roomOfDrawn(quotaBytes)
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
  const going: string[] = []
  let freed = 0
  const oldestFirst = files.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const part of inParts(oldestFirst, LOOKED_UP)) {
    if (freed >= bytes) break
    const referenced = await filesOfOrders(part.map(({ name }) => name))
    for (const file of part) {
      if (freed >= bytes) break
      if (referenced.has(file.name)) continue
      going.push(file.name)
      freed += file.bytes
    }
  }
  await store.remove(going, ANY_AGE)
  return going.length
}

function bytesOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function full(quotaBytes: number): Refusal {
  const size = (quotaBytes / MEGABYTE).toLocaleString('en')
  return new Refusal('TOO_LARGE', t.refusals.noRoom({ size }))
}
