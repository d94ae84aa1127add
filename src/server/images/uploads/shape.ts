import type { Region } from 'sharp'
import { pictureRatio, pictureWidths } from '#domain/catalogue/pictures.ts'
import { CHANNELS, imageOf, type Pixels } from '../encode.ts'

const WIDTH = Math.max(...pictureWidths)

/** Largest size of a stored picture: the sheet that every upload is placed on. */
export const sheet = {
  width: WIDTH,
  height: (WIDTH * pictureRatio.height) / pictureRatio.width,
} as const

/** Limits the part of a side that is cropped: photos of 3:4 lose a sixteenth. */
const MOST_CUT = 0.1

/** A similar shape is cropped slightly; any other stays whole, as half a case sells nothing. */
export function cropOf({ width, height }: Pick<Pixels, 'width' | 'height'>): 'cover' | 'inside' {
  const wideness = (width * sheet.height) / (height * sheet.width)
  return Math.min(wideness, 1 / wideness) >= 1 - MOST_CUT ? 'cover' : 'inside'
}

/** Centres a picture on the sheet, whose gaps continue the colours of its edges, blurred. */
export async function onSheet(picture: Pixels): Promise<Pixels> {
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
