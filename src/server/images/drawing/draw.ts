import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Drawing, drawDesign, SHEET, sceneOf } from '@khol/studio'
import sharp from 'sharp'
import { type BrandSlug, brandBySlug } from '#domain/catalogue/brands.ts'
import type { DrawnFile } from '#domain/catalogue/designs/drawn-picture.ts'
import { encodeDrawing } from '../encode.ts'

export interface DrawingOrder
  extends Omit<Drawing, 'artworkHref' | 'brand' | 'kind'>,
    Pick<DrawnFile, 'width' | 'format'> {
  readonly brand: BrandSlug
  readonly artwork: Uint8Array | null
}

/** Draws a picture in the requested width. */
export async function drawPicture({ artwork, ...order }: DrawingOrder): Promise<Buffer> {
  const [sheetWidth] = SHEET
  const artworkHref = artwork && (await hrefOf(artwork, order))
  const table = await tableOf(order)
  const kind = brandBySlug(order.brand)?.kind ?? 'phone'
  const svg = drawDesign({ ...order, kind, artworkHref })
  return encodeDrawing(svg, sheetWidth, { ...order, table })
}

const { resolve } = createRequire(import.meta.url)

/** Background of a scene; null for the other views, which cover their sheet. */
async function tableOf({
  view,
  design,
}: Pick<DrawingOrder, 'view' | 'design'>): Promise<Uint8Array | null> {
  const scene = view === 'scene' ? sceneOf(design) : null
  return scene && (await readFile(resolve(`@khol/studio/tables/${scene}.webp`)))
}

/** Encodes artwork as PNG, since the SVG library reads no WebP, and no larger than visible. */
export async function hrefOf(
  artwork: Uint8Array,
  { design, width }: Pick<DrawingOrder, 'design' | 'width'>,
): Promise<string> {
  const visibleWidth = Math.ceil(width * Math.max(1, design.artwork?.scale ?? 1))
  const png = await sharp(artwork)
    .resize({ width: visibleWidth, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
