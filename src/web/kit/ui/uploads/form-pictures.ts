import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { t } from '#messages'
import type { Failure } from '#web/kit/api/failure.ts'

/** Picture of a form: stored by the shop, or being uploaded. */
export type FormPicture = StoredPicture | SentPicture

export interface StoredPicture {
  readonly key: string
  readonly state: 'stored'
  /** Path as the saved form will contain it. */
  readonly path: string
  /** The file's own name, where it was chosen here. */
  readonly fileName: string | null
}

interface ChosenPicture {
  readonly key: string
  readonly fileName: string
  /** Object URL of the local file, shown during the upload. */
  readonly preview: string
}

/** Progress of the upload of a chosen file. */
export type UploadProgress =
  | { readonly state: 'waiting' }
  /** Share sent so far, from 0 to 1. */
  | { readonly state: 'uploading'; readonly part: number }
  | { readonly state: 'failed'; readonly failure: Failure }

export type SentPicture = ChosenPicture & UploadProgress

/** Paths of the uploaded pictures, the main one first. */
export function storedPaths(pictures: readonly FormPicture[]): readonly string[] {
  return pictures.flatMap((picture) => (picture.state === 'stored' ? [picture.path] : []))
}

/** Number of pictures that wait or are being uploaded. */
export function countInFlight(pictures: readonly FormPicture[]): number {
  return pictures.filter(({ state }) => state === 'waiting' || state === 'uploading').length
}

/** Message that prevents saving these pictures; null for none. A stored product needs none: it keeps its own. */
export function picturesMistake(
  pictures: readonly FormPicture[],
  { isNew }: { readonly isNew: boolean },
): string | null {
  if (pictures.some(({ state }) => state !== 'stored')) return t.uploads.uploadFirst
  return isNew && pictures.length === 0 ? pictureSentences().missing : null
}
