/** Widths in pixels in which every picture of the shop is kept, in WebP and AVIF. */
export const pictureWidths = [320, 480, 800] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A drawn picture can also be had as large as nobody needs it who doesn't look closely. */
export const drawnWidths = [...pictureWidths, 1600] as const
export type DrawnWidth = (typeof drawnWidths)[number]

/** Every picture of a product is 4 wide and 5 high, so that no box ever jumps. */
export const pictureRatio = { width: 4, height: 5 } as const

/** Attributes of a `<picture>`; `avif` and `webp` are srcsets of our own pictures. */
export interface PictureSources {
  readonly src: string
  readonly avif?: string
  readonly webp?: string
  readonly width: number
  readonly height: number
}

/** The path of a picture of our own without width and format: all of a drawn one. */
const OWN_PICTURE = /^(?:\/drawn\/.+|\/uploads\/[\w-][\w.-]*(?=\.webp$))/
const UPLOADED_PICTURE = /^\/uploads\/([\w-][\w.-]*)\.webp$/
const UPLOADED = /^\/uploads\/([\w-][\w.-]*)$/
/** The width of a picture whose address names none. */
export const LARGEST: PictureWidth = 800
/** A file of a picture, but for the one that a product names. */
const VARIANT = /* @__PURE__ */ variantPattern()

/**
 * The sources of a picture as a product names it. Of our own, uploaded as `/uploads/<base>.webp` or
 * drawn, every width and format is there; anything else is shown as it is; null for none.
 */
export function picture(path: string): PictureSources | null {
  if (path === '') return null
  const box = { width: LARGEST, height: (LARGEST * pictureRatio.height) / pictureRatio.width }
  const base = OWN_PICTURE.exec(path)?.[0]
  if (base === undefined) return { src: path, ...box }
  const file = base === path ? drawnAddress : pictureFile
  const srcSet = (format: PictureFormat) =>
    pictureWidths.map((width) => `${file(base, width, format)} ${width}w`).join(', ')
  return { src: file(base, LARGEST, 'webp'), avif: srcSet('avif'), webp: srcSet('webp'), ...box }
}

/** The address of a drawn picture's file in one width and format. */
export function drawnAddress(path: string, width: DrawnWidth, format: PictureFormat): string {
  return `${path}-${width}.${format}`
}

/**
 * The file of a picture in one width and format: `<base>-320.avif`. The largest WebP is the one that
 * a product names, without a width.
 */
export function pictureFile(base: string, width: DrawnWidth, format: PictureFormat): string {
  return width === LARGEST && format === 'webp' ? `${base}.webp` : drawnAddress(base, width, format)
}

function variantPattern(): RegExp {
  return new RegExp(
    `^([\\w-][\\w.-]*)-(?:${pictureWidths.join('|')})\\.(?:${pictureFormats.join('|')})$`,
  )
}

/** Every file of a picture. */
export function pictureFiles(base: string): readonly string[] {
  return pictureFormats.flatMap((format) =>
    pictureWidths.map((width) => pictureFile(base, width, format)),
  )
}

/** Whether a path names an uploaded picture as a product does: without a width, as WebP. */
export function isUploadedPicture(path: string): boolean {
  return UPLOADED_PICTURE.test(path) && !VARIANT.test(path.slice('/uploads/'.length))
}

/** The path by which a product names the picture of this base. */
export function picturePath(base: string): string {
  return `/uploads/${pictureFile(base, LARGEST, 'webp')}`
}

/** How the names of artwork begin, which is one file of its own shape. */
const ARTWORK = 'artwork-'

/** The one file that artwork of this content is kept in. */
export function artworkFile(content: string): string {
  return `${ARTWORK}${content}.webp`
}

/** The file of artwork that a design names; null for a picture that was not sent to be printed. */
export function fileOfArtwork(path: string): string | null {
  const base = UPLOADED_PICTURE.exec(path)?.[1]
  return base?.startsWith(ARTWORK) ? `${base}.webp` : null
}

/**
 * The files that must be there for a picture that a product names to be shown: every width and format
 * of our own, an uploaded file of another kind itself, and none for what the shop doesn't keep.
 */
export function filesBehind(path: string): readonly string[] {
  const base = UPLOADED_PICTURE.exec(path)?.[1]
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
