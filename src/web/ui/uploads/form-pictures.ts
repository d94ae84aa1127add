import { pictureSentences } from '#domain/catalogue/picture-rules.ts'

/** A picture of a form: the shop has it already, or it is on its way there. */
export type FormPicture = StoredPicture | SentPicture

export interface StoredPicture {
  readonly key: string
  readonly state: 'stored'
  /** As what the form saves will name it. */
  readonly path: string
  /** The file's own name, where it was chosen here. */
  readonly fileName: string | null
}

interface ChosenPicture {
  readonly key: string
  readonly fileName: string
  /** Address of the file on this device, to be shown meanwhile. */
  readonly preview: string
}

/** How far the upload of a chosen file is. */
export type UploadProgress =
  | { readonly state: 'waiting' }
  /** How much has gone out, from 0 to 1. */
  | { readonly state: 'uploading'; readonly part: number }
  /** Why it failed, in a sentence. */
  | { readonly state: 'failed'; readonly failure: string }

export type SentPicture = ChosenPicture & UploadProgress

/** Why what is on its way can't be saved. */
export const UPLOAD_FIRST = 'A picture is not uploaded yet. Please wait, try it again or remove it.'

/** Paths of the uploaded pictures, the main one first. */
export function storedPaths(pictures: readonly FormPicture[]): readonly string[] {
  return pictures.flatMap((picture) => (picture.state === 'stored' ? [picture.path] : []))
}

/** How many are still on their way. */
export function countOnTheirWay(pictures: readonly FormPicture[]): number {
  return pictures.filter(({ state }) => state === 'waiting' || state === 'uploading').length
}

/** Why these can't be saved; null when they can. A product that there is may do without: it keeps its own. */
export function picturesMistake(
  pictures: readonly FormPicture[],
  { isNew }: { readonly isNew: boolean },
): string | null {
  if (pictures.some(({ state }) => state !== 'stored')) return UPLOAD_FIRST
  return isNew && pictures.length === 0 ? pictureSentences.missing : null
}

/** Whether these are exactly the pictures at `paths`, in their order. */
export function arePictures(pictures: readonly FormPicture[], paths: readonly string[]): boolean {
  return (
    pictures.length === paths.length &&
    pictures.every((picture, place) => picture.state === 'stored' && picture.path === paths[place])
  )
}
