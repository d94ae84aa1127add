import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Look } from '#studio/cases/look.ts'
import { dressed } from '#studio/cases/phone-case.ts'
import { seeded } from '#studio/drawing/random.ts'
import type { Phone } from '#studio/phones/phone.ts'
import { modelsOf, phoneOfModel, phoneTables } from '#studio/phones/phone-of-model.ts'
import { drawCasePicture } from '#studio/picture.ts'
import { type View, views } from '#studio/stage/views.ts'

interface Entry {
  readonly model: string
  readonly phone: Phone
}

/** Pixels. */
const tile = { width: 220, height: 275, label: 30 }
const COLUMNS = 10
const TILES_A_SHEET = 60

/** Clear case without a tint that would hide the phone, with keys that show their side. */
const clear: Look = {
  material: { kind: 'clear', tint: '#ffffff', depth: 0.04 },
  finish: 'gloss',
  keys: '#7d8894',
  paper: 'sky',
}

/**
 * Draws contact sheets of a brand: every model in a clear case, its name below, and a mark where it
 * is drawn as its family only. A new model's row is compared there with the real phone. An unknown
 * brand or view is a RangeError.
 */
export async function* writePhoneSheets(
  folder: string,
  brand: string,
  wanted: string | undefined,
): AsyncGenerator<string> {
  if (!Object.hasOwn(phoneTables, brand)) {
    const brands = Object.keys(phoneTables).join(', ')
    throw new RangeError(`A sheet is of one brand's phones: ${brands}.`)
  }
  const shown = wanted === undefined ? (['front', 'camera'] as const) : views.filter(isWanted)
  if (shown.length === 0)
    throw new RangeError(`There is no view ${wanted}. There are: ${views.join(', ')}.`)
  const entries = modelsOf(brand).map((model) => ({ model, phone: phoneOfModel(brand, model) }))
  for (const view of shown) {
    for (const [page, those] of inPages(entries).entries()) {
      const file = join(folder, `${brand}-${view}${page === 0 ? '' : `-${page + 1}`}.png`)
      await writeSheet(file, those, view)
      yield file
    }
  }
  const known = entries.filter(({ phone }) => phone.basis === 'known')
  yield `${known.length} of ${entries.length} phones are known.`

  function isWanted(view: View): boolean {
    return view === wanted
  }
}

async function writeSheet(file: string, entries: readonly Entry[], view: View): Promise<void> {
  const columns = Math.min(COLUMNS, entries.length)
  const row = tile.height + tile.label
  const parts = entries.map(async (entry, index): Promise<OverlayOptions[]> => {
    const [left, top] = [(index % columns) * tile.width, Math.floor(index / columns) * row]
    return [
      { input: await pictureOf(entry, view), left, top },
      { input: Buffer.from(labelOf(entry)), left, top: top + tile.height },
    ]
  })
  const [width, height] = [columns * tile.width, Math.ceil(entries.length / columns) * row]
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite((await Promise.all(parts)).flat())
    .png()
    .toFile(file)
}

async function pictureOf({ model, phone }: Entry, view: View): Promise<Buffer> {
  const svg = drawCasePicture(dressed(phone, clear, seeded(model)), view)
  return await sharp(Buffer.from(svg)).resize(tile.width, tile.height).png().toBuffer()
}

function labelOf({ model, phone: { basis } }: Entry): string {
  const { width, label } = tile
  const isKnown = basis === 'known'
  const [text, colour] = isKnown ? [model, '#26282b'] : [`${model} (${basis})`, '#b3461a']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="${width / 2}" y="${label / 2 + 5}" text-anchor="middle" font-family="sans-serif" font-size="15" fill="${colour}">${text}</text></svg>`
}

function inPages(entries: readonly Entry[]): readonly Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / TILES_A_SHEET) }, (_, page) =>
    entries.slice(page * TILES_A_SHEET, (page + 1) * TILES_A_SHEET),
  )
}
