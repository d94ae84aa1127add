/** Widths in pixels in which every product picture is stored, in WebP and AVIF. */
export const pictureWidths = [320, 480, 800] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/**
 * Widths of a drawn picture: 640 for a phone's gallery, which is as wide as the screen, and 1,600 for
 * zooming and for parts of a picture.
 */
export const drawnWidths = [320, 480, 640, 800, 1600] as const
export type DrawnWidth = (typeof drawnWidths)[number]

/** Aspect ratio of every product picture, so that the layout never shifts. */
export const pictureRatio = { width: 4, height: 5 } as const

/** Attributes of a `<picture>`; `avif` and `webp` are srcsets of own pictures. */
export interface PictureSources {
  readonly src: string
  readonly avif?: string
  readonly webp?: string
  readonly width: number
  readonly height: number
}

/** Path of an own picture without width and format, drawn or uploaded. */
const OWN_PICTURE = /^(?:\/drawn\/.+|\/uploads\/[\w-][\w.-]*(?=\.webp$))/
const UPLOADED_PICTURE = /^\/uploads\/([\w-][\w.-]*)\.webp$/
const UPLOADED = /^\/uploads\/([\w-][\w.-]*)$/
/** Width of a picture whose address contains none. */
export const LARGEST: PictureWidth = 800
/** File name of a variant: with a width, unlike the file that products refer to. */
const VARIANT = /* @__PURE__ */ variantPattern()

/**
 * Sources of a picture from its path in a product: every width and format of an own one, uploaded
 * or drawn; any other is shown directly; null for none. `isEnlarged` adds the largest file of a drawn
 * picture, of which a part is shown.
 */
export function picture(
  path: string,
  { isEnlarged = false }: { readonly isEnlarged?: boolean | undefined } = {},
): PictureSources | null {
  if (path === '') return null
  const box = { width: LARGEST, height: (LARGEST * pictureRatio.height) / pictureRatio.width }
  const base = OWN_PICTURE.exec(path)?.[0]
  if (base === undefined) return { src: path, ...box }
  const isDrawn = base === path
  const file = isDrawn ? drawnAddress : pictureFile
  const widths = isDrawn
    ? drawnWidths.filter((width) => isEnlarged || width <= LARGEST)
    : pictureWidths
  const srcSet = (format: PictureFormat) =>
    widths.map((width) => `${file(base, width, format)} ${width}w`).join(', ')
  return { src: file(base, LARGEST, 'webp'), avif: srcSet('avif'), webp: srcSet('webp'), ...box }
}

/** Address of a drawn picture's file in one width and format. */
export function drawnAddress(path: string, width: DrawnWidth, format: PictureFormat): string {
  return `${path}-${width}.${format}`
}

/** File of a picture: `<base>-320.avif`; the largest WebP, which products name, has no width. */
export function pictureFile(base: string, width: DrawnWidth, format: PictureFormat): string {
  return width === LARGEST && format === 'webp' ? `${base}.webp` : drawnAddress(base, width, format)
}

function variantPattern(): RegExp {
  return new RegExp(
    `^([\\w-][\\w.-]*)-(?:${pictureWidths.join('|')})\\.(?:${pictureFormats.join('|')})$`,
  )
}

/** Files of a picture. */
export function pictureFiles(base: string): readonly string[] {
  return pictureFormats.flatMap((format) =>
    pictureWidths.map((width) => pictureFile(base, width, format)),
  )
}

/** Whether a path has the form of an uploaded picture in a product: WebP without a width. */
export function isUploadedPicture(path: string): boolean {
  return UPLOADED_PICTURE.test(path) && !VARIANT.test(path.slice('/uploads/'.length))
}

/** Path by which a product names the picture of this base. */
export function picturePath(base: string): string {
  return `/uploads/${pictureFile(base, LARGEST, 'webp')}`
}

/** Prefix of artwork files, each a single file in its own shape. */
const ARTWORK = 'artwork-'

/** File name of artwork with this content hash. */
export function artworkFile(content: string): string {
  return `${ARTWORK}${content}.webp`
}

/** File of the artwork that a design names; null for a path of no artwork. */
export function fileOfArtwork(path: string): string | null {
  const base = UPLOADED_PICTURE.exec(path)?.[1]
  return base?.startsWith(ARTWORK) ? `${base}.webp` : null
}

/** Files to be stored for a product's picture: all of an own one, none of one outside the shop. */
export function storedFilesOf(path: string): readonly string[] {
  const base = UPLOADED_PICTURE.exec(path)?.[1]
  if (base !== undefined) return pictureFiles(base)
  const name = UPLOADED.exec(path)?.[1]
  return name === undefined ? [] : [name]
}

/** Paths for a stored file: `a-320.webp` is a width of `a`, or a picture with that name. */
export function pathsOfFile(name: string): readonly string[] {
  const base = VARIANT.exec(name)?.[1]
  return base === undefined ? [`/uploads/${name}`] : [picturePath(base), `/uploads/${name}`]
}
