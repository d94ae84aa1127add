import type { BrandSlug } from './brands.ts'

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
const LARGEST: PictureWidth = 800

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

/** Widths in pixels of the home page's picture, 6 wide and 5 high. */
export const heroWidths = [480, 800, 1200] as const

/** Widths in pixels of the square pictures of the brands; around the phone they show nothing. */
export const brandWidths = [160, 320] as const

/** The sources of the picture at the top of the home page. */
export function heroPicture(): PictureSources {
  return { ...shopSources('hero', heroWidths), width: 1200, height: 1000 }
}

/** The sources of the picture that stands for a brand. */
export function brandPicture(slug: BrandSlug): PictureSources {
  return { ...shopSources(`brand-${slug}`, brandWidths), width: 320, height: 320 }
}

/** What a shared link shows when its page has no picture of its own. */
export const shareCard = { path: '/images/share-card.jpg', width: 1200, height: 630 } as const

function shopSources(
  name: string,
  widths: readonly number[],
): Pick<PictureSources, 'src' | 'avif' | 'webp'> {
  const named = (format: PictureFormat) =>
    widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(', ')
  return {
    src: `/images/${name}-${widths.at(-1)}.webp`,
    avif: named('avif'),
    webp: named('webp'),
  }
}

function srcSet(base: string, format: PictureFormat): string {
  return pictureWidths
    .map((width) => `/uploads/${pictureFile(base, width, format)} ${width}w`)
    .join(', ')
}
