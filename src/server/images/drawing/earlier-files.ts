import {
  type DrawnFormat,
  type DrawnPicture,
  drawnAddress,
  drawnFormats,
  drawnPath,
  drawnWidths,
} from '#domain/catalogue/designs/drawn-picture.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import type { StoredPicture } from '../answers.ts'

interface SearchDependencies {
  readonly store: Pick<ImageStore, 'read' | 'existing'>
  /** Called with errors of the store, which don't fail the search. */
  readonly onTrouble: (error: unknown) => void
}

/** Largest stored file of an earlier design, in `format` if possible; null for none or no store. */
export async function earlierFile(
  { store, onTrouble }: SearchDependencies,
  picture: DrawnPicture,
  format: DrawnFormat,
): Promise<StoredPicture | null> {
  const formats = drawnFormats.toSorted((a, b) => Number(b === format) - Number(a === format))
  const files = drawnWidths.toReversed().flatMap((width) =>
    formats.map((stored) => {
      const address = drawnAddress(drawnPath(picture), width, stored)
      return { name: address.slice(address.lastIndexOf('/') + 1), format: stored }
    }),
  )
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
