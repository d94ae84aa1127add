import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DrawnFile } from '#domain/catalogue/designs/drawn-picture.ts'
import { type Drawing, drawDesign } from '#studio/draw-design.ts'
import { sceneOf } from '#studio/scenes/scenes.ts'
import { SHEET } from '#studio/stage/sheet.ts'
import { encodeDrawing } from '../encode.ts'

/** Input that determines the bytes of a drawn picture's file. */
export interface DrawingOrder
  extends Omit<Drawing, 'artworkHref'>,
    Pick<DrawnFile, 'width' | 'format'> {
  /** File of the design's artwork; null without one. */
  readonly artwork: Uint8Array | null
}

/** Draws a picture in the requested width. */
export async function drawPicture({ artwork, ...order }: DrawingOrder): Promise<Buffer> {
  const [sheetWidth] = SHEET
  const artworkHref = artwork && (await hrefOf(artwork, order))
  const table = await tableOf(order)
  return encodeDrawing(drawDesign({ ...order, artworkHref }), sheetWidth, { ...order, table })
}

/** Folder of the scenes' backgrounds (tables), one WebP each. */
const TABLES = new URL('../../../studio/scenes/tables/', import.meta.url)

/** Background of a scene; null for the other views, which cover their sheet. */
async function tableOf({
  view,
  design,
}: Pick<DrawingOrder, 'view' | 'design'>): Promise<Uint8Array | null> {
  const scene = view === 'scene' ? sceneOf(design) : null
  return scene && (await readFile(new URL(`${scene}.webp`, TABLES)))
}

/**
 * Encodes artwork for the `href` of an SVG image: as PNG, since the SVG library reads no WebP, and
 * no larger than its visible size.
 */
export async function hrefOf(
  artwork: Uint8Array,
  { design, width }: Pick<DrawingOrder, 'design' | 'width'>,
): Promise<string> {
  const shown = Math.ceil(width * Math.max(1, design.artwork?.scale ?? 1))
  const png = await sharp(artwork)
    .resize({ width: shown, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
