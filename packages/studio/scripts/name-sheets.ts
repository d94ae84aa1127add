import { join } from 'node:path'
import sharp from 'sharp'
import { drawDesign } from '#studio/draw-design.ts'
import { nameLooks } from '#studio/looks/names.ts'
import hardNames from '#studio/names/hard-names.json' with { type: 'json' }

/** Pixels of a picture, and of the case in it. */
const picture = { width: 400, height: 500 }
const crop = { left: 85, top: 40, width: 230, height: 430 }
const COLUMNS = 10

/**
 * Draws a contact sheet of each look with names, or of one: forty names that are hard to set. After
 * an upgrade of HarfBuzz or of a face, and for a new look, each letter is looked at there.
 */
export async function* writeNameSheets(
  folder: string,
  wanted: string | undefined,
): AsyncGenerator<string> {
  const looks = Object.keys(nameLooks).filter((look) => wanted === undefined || look === wanted)
  if (looks.length === 0) {
    const known = Object.keys(nameLooks).join(', ')
    throw new RangeError(`There is no look ${wanted} with names. There are: ${known}.`)
  }
  for (const look of looks) {
    const file = join(folder, `names-${look}.png`)
    const tiles = hardNames.map(async (name, index) => ({
      input: await tileOf(look, name),
      left: (index % COLUMNS) * crop.width,
      top: Math.floor(index / COLUMNS) * crop.height,
    }))
    const [width, height] = [
      COLUMNS * crop.width,
      Math.ceil(hardNames.length / COLUMNS) * crop.height,
    ]
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite(await Promise.all(tiles))
      .png()
      .toFile(file)
    yield file
  }
}

async function tileOf(look: string, name: string): Promise<Buffer> {
  const svg = drawDesign({
    design: { look, colour: null, motif: null, artwork: null, seed: look },
    brand: 'vivo',
    kind: 'phone',
    caseType: 'Name Customization',
    model: 'Vivo Y21',
    view: 'front',
    artworkHref: null,
    name,
  })
  return await sharp(Buffer.from(svg))
    .resize(picture.width, picture.height)
    .extract(crop)
    .png()
    .toBuffer()
}
