import sharp, { type Region, type Sharp } from 'sharp'
import { artworkPixels, isArtworkSize, sizeWithin } from '#domain/catalogue/picture-rules.ts'
import { pictureRatio, pictureWidths } from '#domain/catalogue/pictures.ts'
import { LEAST_LOGO, logoPixels } from '#domain/settings/logo.ts'
import { colours } from '#domain/settings/page-colours.ts'
import { CHANNELS, imageOf, type Pixels, pixelsOf } from '../encode.ts'
import { decodableBytes } from './decodable.ts'

/** Reason why bytes are refused, as the key of its sentence (rules: uploads, artwork, own-logo). */
export type UnfitReason = 'wrongType' | 'smallArtwork' | 'smallLogo'

/** Error of bytes that are refused. */
export class UnfitPictureError extends Error {
  override readonly name = 'UnfitPictureError'
  readonly reason: UnfitReason

  constructor(reason: UnfitReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** Limits the pixels to a camera's 50 megapixels, since a small file can contain billions. */
const PIXELS_AT_MOST = 51_000_000

/** Restricts a process that only decodes to reading JPEG, PNG and WebP from memory. */
export function readPicturesOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  })
}

/**
 * Decodes an uploaded picture as the shop shows it: upright, in sRGB, on a sheet of 4:5. Metadata
 * is dropped, transparency is filled with the paper's colour, and an animation gives its first
 * frame.
 *
 * @throws UnfitPictureError
 */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const pixels = await decoded(bytes, async (sent, size) =>
    onPaper(sent.resize(sheet.width, sheet.height, { fit: cropOf(size) })),
  )
  return onSheet(pixels)
}

/** Decodes an upload to be printed, in its own shape, with its transparency. */
export async function decodeArtwork(bytes: Uint8Array): Promise<Pixels> {
  return decoded(bytes, async (sent, size) => {
    if (!isArtworkSize(size)) throw tooSmall('smallArtwork', size)
    return withAlpha(sent.resize({ ...sizeWithin(size, artworkPixels.kept), fit: 'fill' }))
  })
}

/** Decodes a logo in its own shape, with its transparency. Otherwise as `decodePicture`. */
export async function decodeLogo(bytes: Uint8Array): Promise<Pixels> {
  return decoded(bytes, async (sent, size) => {
    if (Math.max(size.width, size.height) < LEAST_LOGO) throw tooSmall('smallLogo', size)
    return withAlpha(sent.resize({ ...logoPixels, fit: 'inside', withoutEnlargement: true }))
  })
}

function tooSmall(reason: UnfitReason, { width, height }: Size): UnfitPictureError {
  return new UnfitPictureError(reason, `${width} × ${height}`)
}

/** Decodes a whole picture in its own shape, of at most so many pixels. */
export function decodeWhole(bytes: Uint8Array, most: number): Promise<Pixels> {
  return decoded(bytes, async (sent, size) =>
    onPaper(sent.resize({ ...sizeWithin(size, most), fit: 'fill' })),
  )
}

const withAlpha = (image: Sharp) => image.toColourspace('srgb').ensureAlpha()
const onPaper = (image: Sharp) =>
  image.flatten({ background: colours.paper }).toColourspace('srgb').removeAlpha()

type Size = Pick<Pixels, 'width' | 'height'>

/** Decodes bytes by `made`, which gets the upright picture's size. */
async function decoded(
  bytes: Uint8Array,
  made: (sent: Sharp, size: Size) => Promise<Sharp>,
): Promise<Pixels> {
  const limited = decodableBytes(bytes)
  if (limited === null) throw new UnfitPictureError('wrongType', 'this has too many parts')
  try {
    const sent = sharp(limited, {
      autoOrient: true,
      failOn: 'error',
      limitInputPixels: PIXELS_AT_MOST,
      pages: 1,
    })
    const { autoOrient } = await sent.metadata()
    return await pixelsOf(await made(sent, autoOrient))
  } catch (error) {
    if (error instanceof UnfitPictureError) throw error
    throw new UnfitPictureError('wrongType', 'this can’t be decoded', { cause: error })
  }
}

const WIDTH = Math.max(...pictureWidths)

/** Largest size of a stored picture: the sheet that every upload is placed on. */
const sheet = {
  width: WIDTH,
  height: (WIDTH * pictureRatio.height) / pictureRatio.width,
} as const

/** Limits the part of a side that is cropped: photos of 3:4 lose a sixteenth. */
const MOST_CUT = 0.1

/** A similar shape is cropped slightly; any other stays whole, as half a case sells nothing. */
function cropOf({ width, height }: Pick<Pixels, 'width' | 'height'>): 'cover' | 'inside' {
  const wideness = (width * sheet.height) / (height * sheet.width)
  return Math.min(wideness, 1 / wideness) >= 1 - MOST_CUT ? 'cover' : 'inside'
}

/** Centres a picture on the sheet, whose gaps continue the colours of its edges, blurred. */
async function onSheet(picture: Pixels): Promise<Pixels> {
  const left = Math.floor((sheet.width - picture.width) / 2)
  const top = Math.floor((sheet.height - picture.height) / 2)
  const data = Buffer.alloc(sheet.width * sheet.height * CHANNELS)
  for (const { edge, gap } of gapsBeside(picture, left, top)) {
    paste(data, gap, await extendEdge(picture, edge, gap))
  }
  paste(data, { ...picture, left, top }, picture.data)
  return { ...sheet, data }
}

/** Empty parts of the sheet, each with the adjacent edge of the picture. */
function gapsBeside(
  { width, height }: Pixels,
  left: number,
  top: number,
): readonly { readonly edge: Region; readonly gap: Region }[] {
  const right = sheet.width - left - width
  const bottom = sheet.height - top - height
  const across = { left: 0, width, height: Math.ceil(height / 50) }
  const along = { top: 0, height, width: Math.ceil(width / 50) }
  const all = [
    { edge: { ...across, top: 0 }, gap: { left, top: 0, width, height: top } },
    {
      edge: { ...across, top: height - across.height },
      gap: { left, top: top + height, width, height: bottom },
    },
    { edge: { ...along, left: 0 }, gap: { left: 0, top, width: left, height } },
    {
      edge: { ...along, left: width - along.width },
      gap: { left: left + width, top, width: right, height },
    },
  ]
  return all.filter(({ gap }) => gap.width > 0 && gap.height > 0)
}

/** Number of colours kept of an edge; more would draw stripes. */
const SHADES = 12

/** Fills a gap with the edge, reduced to a few colours and blurred. */
async function extendEdge(picture: Pixels, edge: Region, gap: Region): Promise<Buffer> {
  const few = edge.width > edge.height ? { width: SHADES, height: 1 } : { width: 1, height: SHADES }
  const colours = await imageOf(picture)
    .extract(edge)
    .resize({ ...few, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return imageOf({ ...few, data: colours })
    .resize({ width: gap.width, height: gap.height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

function paste(target: Buffer, { left, top, width, height }: Region, data: Buffer): void {
  for (let y = 0; y < height; y += 1) {
    const from = y * width * CHANNELS
    const to = ((top + y) * sheet.width + left) * CHANNELS
    data.copy(target, to, from, from + width * CHANNELS)
  }
}
