import sharp, { type Sharp } from 'sharp'
import {
  LARGEST,
  type PictureFormat,
  type PictureWidth,
  pictureFile,
  pictureFormats,
  pictureRatio,
  pictureWidths,
} from '#domain/catalogue/pictures.ts'
import { reviewPhotoFiles, reviewPhotoPixels } from '#domain/reviews/photos.ts'
import { iconSizes } from '#domain/settings/logo.ts'
import { colours } from '#domain/settings/page-colours.ts'
import type { Conversion } from './answers.ts'

/** Uncompressed picture: red, green, blue, and for artwork and logos alpha. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Number of channels without alpha. */
export const CHANNELS = 3

interface DrawingEncoding {
  readonly width: number
  readonly format: PictureFormat
  /** Background, as the bytes of a WebP file. */
  readonly table?: Uint8Array | null
}

/**
 * Rasterises an SVG of the width `sheetWidth` directly at the requested width, and encodes it. It
 * must cover its whole sheet, or have a background (`table`) of the same shape.
 */
export async function encodeDrawing(
  svg: string,
  sheetWidth: number,
  { width, format, table = null }: DrawingEncoding,
): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg), { density: (PIXELS_AN_INCH * width) / sheetWidth })
  const pixels = table ? await laidOn(table, drawing) : await pixelsOf(drawing.removeAlpha())
  return encodings[format](imageOf(pixels), width).toBuffer()
}

/** Alpha compositing over a table. libvips would use floating point and four times the time. */
async function laidOn(table: Uint8Array, drawing: Sharp): Promise<Pixels> {
  const { data: over, width, height } = await pixelsOf(drawing.ensureAlpha())
  const { data } = await pixelsOf(sharp(table).resize(width, height).removeAlpha())
  for (let from = 0, to = 0; to < data.length; from += 4, to += CHANNELS) {
    const alpha = over[from + 3] ?? 0
    if (alpha === 0) continue
    for (let channel = 0; channel < CHANNELS; channel++) {
      const under = data[to + channel] ?? 0
      data[to + channel] = under + (((over[from + channel] ?? 0) - under) * alpha) / 255 + 0.5
    }
  }
  return { data, width, height }
}

/** Density at which one unit of a drawing is one pixel. */
const PIXELS_AN_INCH = 72

/** Files of a picture by name, from pixels at least as large as the largest width. */
export async function encodePicture(
  base: string,
  pixels: Pixels,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const width of pictureWidths) {
    const sized = await resized(pixels, width)
    for (const format of pictureFormats) {
      const name = pictureFile(base, width, format)
      files.set(name, await encodings[format](imageOf(sized), width).toBuffer())
    }
  }
  return files
}

/** Converts a stored picture for a client that doesn't take, or ranks lower, this file's format. */
export async function convertPicture({ picture, format }: Conversion): Promise<Buffer> {
  const image = sharp(picture)
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer()
  if (format === 'jpg')
    return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer()
  return encodings[format](image, LARGEST).toBuffer()
}

/** File of artwork, from pixels with alpha, in a higher quality because it is printed. */
export async function encodeArtwork({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 88, alphaQuality: 100, effort: 2 })
    .toBuffer()
}

/** Files of a logo by name: WebP, PNG, and squares with a margin, of which phones cut circles. */
export async function encodeLogo(
  base: string,
  { data, width, height }: Pixels,
): Promise<ReadonlyMap<string, Buffer>> {
  const background = colours.paper
  const image = () => sharp(data, { raw: { width, height, channels: 4 } })
  const png = (picture: Sharp) => picture.png({ palette: true, compressionLevel: 9 }).toBuffer()
  const files = new Map<string, Buffer>()
  for (const size of iconSizes) {
    const scale = (size * SAFE_CIRCLE) / Math.hypot(width, height)
    const inside = Math.max(1, Math.round(width * scale))
    const high = Math.max(1, Math.round(height * scale))
    const [left, top] = [Math.floor((size - inside) / 2), Math.floor((size - high) / 2)]
    const square = image()
      .flatten({ background })
      .resize(inside, high, { fit: 'fill' })
      .extend({ top, left, bottom: size - high - top, right: size - inside - left, background })
    files.set(`${base}-${size}.png`, await png(square))
  }
  files.set(`${base}.png`, await png(image()))
  files.set(`${base}.webp`, await image().webp({ nearLossless: true, effort: 4 }).toBuffer())
  return files
}

/** Diameter of the circle that every phone shows of an icon, as a share of its side. */
const SAFE_CIRCLE = 0.8

/** File of a screenshot, whose small print on flat colours stays legible. */
export async function encodeProof(pixels: Pixels): Promise<Buffer> {
  return imageOf(pixels).webp({ quality: 80, smartSubsample: true, effort: 3 }).toBuffer()
}

/** Both files of a review's photo by name: its thumbnail is the middle of it. */
export async function encodeReviewPhoto(
  base: string,
  pixels: Pixels,
): Promise<ReadonlyMap<string, Buffer>> {
  const { thumbnail: side } = reviewPhotoPixels
  const [thumbnail, full] = reviewPhotoFiles(base)
  const square = imageOf(pixels).resize(side, side)
  return new Map([
    [thumbnail, await square.webp({ quality: 72, effort: 4 }).toBuffer()],
    [full, await imageOf(pixels).webp({ quality: 76, effort: 3 }).toBuffer()],
  ])
}

/**
 * Encoder settings, measured on the demo catalogue. AVIF up to a phone's width get more effort: at 640
 * px it saves a quarter of the bytes for 40 ms of drawing.
 */
const encodings: Readonly<Record<PictureFormat, (image: Sharp, width: number) => Sharp>> = {
  webp: (image) => image.webp({ quality: 70, effort: 2 }),
  avif: (image, width) =>
    image.avif({ quality: 42, effort: effortAt(width), chromaSubsampling: '4:2:0' }),
}

function effortAt(width: number): number {
  if (width <= 320) return 2
  return width <= 640 ? 1 : 0
}

async function resized(pixels: Pixels, width: PictureWidth): Promise<Pixels> {
  if (pixels.width === width) return pixels
  const height = (width * pictureRatio.height) / pictureRatio.width
  return pixelsOf(imageOf(pixels).resize(width, height).removeAlpha())
}

/** Picture of pixels without alpha. */
export function imageOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: CHANNELS } })
}

/** Uncompressed pixels of a picture. */
export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
