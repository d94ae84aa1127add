import { MEGABYTE } from '#domain/text/units.ts'
import { t } from '#messages'

/** Messages about a selected or uploaded picture. */
export const pictureSentences = () =>
  ({
    missing: t.uploads.pictureMissing,
    wrongType: t.uploads.pictureWrongType,
    tooLarge: t.uploads.pictureTooLarge,
    failed: t.uploads.pictureFailed,
    smallArtwork: t.uploads.smallArtwork,
    smallLogo: t.uploads.smallLogo,
    lostLogo: t.uploads.lostLogo,
    lostPicture: t.uploads.lostPicture,
    models: t.forms.photoModels,
  }) as const

/** Use of an uploaded picture: displayed, printed on a case, or the shop's logo. */
export const pictureUses = ['photo', 'artwork', 'logo'] as const
export type PictureUse = (typeof pictureUses)[number]

/** Pixels of artwork, which is printed (rule: artwork). */
export const artworkPixels = {
  /** Minimum of its shorter side. */
  least: 1200,
  /** Maximum of its area as stored: 1,600 × 1,600. */
  kept: 1600 * 1600,
} as const

/** Width and height of a picture in pixels. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Whether a picture of this size is large enough to be printed (rule: artwork). */
export function isArtworkSize({ width, height }: PictureSize): boolean {
  return Math.min(width, height) >= artworkPixels.least
}

/** Maximum of a side of a WebP file, in pixels. */
const WEBP_SIDE = 16_383

/**
 * Size scaled down to an area of `most` pixels, and to the sides of a WebP file: a limit of the
 * longer side would leave a long screenshot too narrow to be read (rule: uploads).
 */
export function sizeWithin({ width, height }: PictureSize, most: number): PictureSize {
  const scale = Math.min(1, Math.sqrt(most / (width * height)), WEBP_SIDE / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** Name of the form field of a picture. */
export const PICTURE_FIELD = 'image'

/** Limits the bytes of a picture, exclusive (rule: uploads). */
export const PICTURE_BYTES_LIMIT = 5 * MEGABYTE

/** Accepted media types, with their file extensions. */
const endingsOfTypes: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/jpg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
}
const endings = new Set(Object.values(endingsOfTypes).flat())

/** Value of `accept` for a file field: phones convert photos of other formats to these. */
export const acceptedPictureTypes = 'image/jpeg,image/png,image/webp'

/** File as a browser describes it before it is read. */
export interface ChosenFile {
  readonly name: string
  /** Media type; empty if the browser can't determine it, and then the extension decides. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Message why a selected file is no picture, else null; the server verifies the content. */
export function pictureFileMistake({ name, type, size }: ChosenFile): string | null {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const isPicture = type === '' ? endings.has(ending) : Object.hasOwn(endingsOfTypes, type)
  if (!isPicture) return pictureSentences().wrongType
  if (size === 0) return pictureSentences().wrongType
  return size < PICTURE_BYTES_LIMIT ? null : pictureSentences().tooLarge
}
