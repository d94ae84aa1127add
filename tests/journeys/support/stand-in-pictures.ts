import sharp from 'sharp'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { parseDrawnFile } from '#domain/catalogue/designs/drawn-picture.ts'
import { drawPicture } from '#server/images/drawing/draw.ts'
import { type ObjectStorage, openObjectStorage } from '#testing/object-storage.ts'
import { photoFile } from './photos.ts'

const design: Design = {
  look: 'truck-art-peacock',
  colour: null,
  motif: null,
  artwork: null,
  seed: 'a stand-in',
}

/**
 * Opens a bucket that holds every drawn picture, and the photos of the journeys' own products. A
 * run opens hundreds of pages, and drawing all their cards would take minutes: one real drawing at
 * a tenth of the width answers every request, since no journey compares pixels. Uploads are stored
 * as usual.
 */
export async function openStandInPictures(): Promise<ObjectStorage> {
  const drawing = await drawPicture({
    design,
    brand: 'vivo',
    caseType: 'Graphical',
    model: 'Vivo Y21',
    view: 'front',
    width: 320,
    format: 'webp',
    artwork: null,
  })
  const standIns = new Map<string, Promise<Buffer>>()
  const standIn = (width: number, format: 'avif' | 'webp') => {
    const key = `${width} ${format}`
    const small = sharp(drawing).resize(width / 10)
    const picture = standIns.get(key) ?? small.toFormat(format, { effort: 0 }).toBuffer()
    standIns.set(key, picture)
    return picture
  }
  return openObjectStorage(async (key) => {
    const name = key.slice(key.lastIndexOf('/') + 1)
    const file = parseDrawnFile(name) ?? photoFile(name)
    return file && standIn(file.width, file.format)
  })
}
