/** Widths in pixels in which every picture of the shop is kept, in WebP and AVIF. */
export const pictureWidths = [320, 480, 800] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Every picture of a product is 4 wide and 5 high, so that no box ever jumps. */
export const pictureRatio = { width: 4, height: 5 } as const

/** What a `<picture>` needs to know; `avif` and `webp` are srcsets. */
export interface PictureSources {
  readonly src: string
  readonly avif: string | null
  readonly webp: string | null
  readonly width: number
  readonly height: number
}

const OWN_PICTURE = /^\/uploads\/([\w-][\w.-]*)\.webp$/
const UPLOADED = /^\/uploads\/([\w-][\w.-]*)$/
const LARGEST: PictureWidth = 800
/** A file of a picture, but for the one that a product names. */
const VARIANT = new RegExp(
  `^([\\w-][\\w.-]*)-(?:${pictureWidths.join('|')})\\.(?:${pictureFormats.join('|')})$`,
)

/**
 * The sources of a picture as a product names it. Of our own, `/uploads/<base>.webp`, every width
 * and format is there; anything else is shown as it is; null for none.
 */
export function picture(path: string): PictureSources | null {
  if (path === '') return null
  const box = { width: LARGEST, height: (LARGEST * pictureRatio.height) / pictureRatio.width }
  const base = OWN_PICTURE.exec(path)?.[1]
  if (base === undefined) return { src: path, avif: null, webp: null, ...box }
  return { src: path, avif: srcSet(base, 'avif'), webp: srcSet(base, 'webp'), ...box }
}

/**
 * The file of a picture in one width and format: `<base>-320.avif`. The largest WebP is the one that
 * a product names, without a width.
 */
export function pictureFile(base: string, width: PictureWidth, format: PictureFormat): string {
  return width === LARGEST && format === 'webp' ? `${base}.webp` : `${base}-${width}.${format}`
}

/** Every file of a picture. */
export function pictureFiles(base: string): readonly string[] {
  return pictureFormats.flatMap((format) =>
    pictureWidths.map((width) => pictureFile(base, width, format)),
  )
}

/** The path by which a product names the picture of this base. */
export function picturePath(base: string): string {
  return `/uploads/${pictureFile(base, LARGEST, 'webp')}`
}

/**
 * The files that must be there for a picture that a product names to be shown: every width and format
 * of our own, an uploaded file of another kind itself, and none for what the shop doesn't keep.
 */
export function filesBehind(path: string): readonly string[] {
  const base = OWN_PICTURE.exec(path)?.[1]
  if (base !== undefined) return pictureFiles(base)
  const name = UPLOADED.exec(path)?.[1]
  return name === undefined ? [] : [name]
}

/**
 * The paths by which a product may name a kept file: `a-320.webp` is a width of `a`, or a picture of
 * its own whose name ends so.
 */
export function pathsOfFile(name: string): readonly string[] {
  const base = VARIANT.exec(name)?.[1]
  return base === undefined ? [`/uploads/${name}`] : [picturePath(base), `/uploads/${name}`]
}

function srcSet(base: string, format: PictureFormat): string {
  return pictureWidths
    .map((width) => `/uploads/${pictureFile(base, width, format)} ${width}w`)
    .join(', ')
}
