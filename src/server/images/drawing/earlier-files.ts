import {
  type DrawnFormat,
  type DrawnPicture,
  drawnAddress,
  drawnFormats,
  drawnPath,
  drawnWidths,
} from '#domain/catalogue/designs/drawn-picture.ts'
import { FairQueue } from '#platform/concurrency/fair-queue.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import type { StoredPicture } from '../negotiated.ts'

/** Limits the queue of searches. */
const WAITING_AT_MOST = 100

/** Dependencies of the search. */
export interface EarlierFilesParts {
  readonly store: Pick<ImageStore, 'read' | 'existing'>
  /** Called with errors of the store, which don't fail the search. */
  readonly onTrouble: (error: unknown) => void
}

/**
 * Stored files of earlier designs, which can't be drawn any more. Anybody can make up an address of
 * one, so searches have a fair queue of their own and delay no drawing.
 */
export class EarlierFiles {
  readonly #parts: EarlierFilesParts
  readonly #turns = new FairQueue(WAITING_AT_MOST)

  constructor(parts: EarlierFilesParts) {
    this.#parts = parts
  }

  /**
   * Largest stored file of a picture; among equals, the one in `format`. Null when there is none,
   * or the store can't be read.
   *
   * @throws QueueFullError; the reason of `signal`
   */
  find(
    picture: DrawnPicture,
    format: DrawnFormat,
    client: string,
    signal: AbortSignal,
  ): Promise<StoredPicture | null> {
    return this.#turns.take(client, () => this.#search(picture, format), signal)
  }

  async #search(picture: DrawnPicture, format: DrawnFormat): Promise<StoredPicture | null> {
    const formats = drawnFormats.toSorted((a, b) => Number(b === format) - Number(a === format))
    const files = drawnWidths.toReversed().flatMap((width) =>
      formats.map((stored) => {
        const address = drawnAddress(drawnPath(picture), width, stored)
        return { name: address.slice(address.lastIndexOf('/') + 1), format: stored }
      }),
    )
    const { store, onTrouble } = this.#parts
    try {
      const existing = await store.existing(files.map(({ name }) => name))
      const best = files.find(({ name }) => existing.includes(name))
      const bytes = best ? await store.read(best.name) : null
      return best && bytes ? { ...best, bytes } : null
    } catch (error) {
      onTrouble(error)
      return null
    }
  }
}
