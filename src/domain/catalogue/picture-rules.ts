import { MEGABYTE } from '#domain/units.ts'

/** Sentences about a picture that is being chosen or sent. */
export const pictureSentences = {
  missing: 'Please select a product image',
  wrongType: 'Please select a valid image file (JPG, PNG, or WEBP)',
  tooLarge: 'Image size should be less than 5MB',
  failed: 'Failed to upload image',
  smallArtwork: 'Please choose a picture of at least 1,200 pixels on its shorter side',
  smallLogo: 'Please choose a logo of at least 64 pixels on its longer side',
  lostLogo: 'This logo is not there any more. Please upload it again.',
  models: 'A photo shows a model that the product is not for',
} as const

/** The purpose of an uploaded picture: shown as it is, printed on a case, or the shop's own logo. */
export const pictureUses = ['photo', 'artwork', 'logo'] as const
export type PictureUse = (typeof pictureUses)[number]

/** Pixels of artwork: what is printed is looked at closely (rule: artwork). */
export const artworkPixels = {
  /** That its shorter side has at least. */
  least: 1200,
  /** That its longer side is kept with at most. */
  kept: 1600,
} as const

/** Whether a picture of this size is large enough to be printed (rule: artwork). */
export function isArtworkSize({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): boolean {
  return Math.min(width, height) >= artworkPixels.least
}

/** The field of the form that a picture is sent in. */
export const PICTURE_FIELD = 'image'

/** A picture has fewer bytes than this (rule: uploads). */
export const PICTURE_BYTES_LIMIT = 5 * MEGABYTE

/** The types of picture that are taken, as browsers name them, with the endings of their files. */
const endingsOfTypes: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/jpg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
}
const endings = new Set(Object.values(endingsOfTypes).flat())

/** For `accept` of a file field: a phone that keeps photos in a format of its own converts to these. */
export const acceptedPictureTypes = 'image/jpeg,image/png,image/webp'

/** A file as a browser tells of it before it is read. */
export interface ChosenFile {
  readonly name: string
  /** Media type; empty when the browser knows none, then the name's ending decides. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/**
 * Why a chosen file can't be a product's picture, as a sentence; null when it may be sent. What it
 * really holds shows only when the server reads it.
 */
export function pictureFileMistake({ name, type, size }: ChosenFile): string | null {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const isPicture = type === '' ? endings.has(ending) : Object.hasOwn(endingsOfTypes, type)
  if (!isPicture) return pictureSentences.wrongType
  if (size === 0) return pictureSentences.missing
  return size < PICTURE_BYTES_LIMIT ? null : pictureSentences.tooLarge
}
