import { hasPrint } from '@khol/studio'
import type { FastifyReply } from 'fastify'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { DRAWN_FOLDER, parseDrawnPicture } from '#domain/catalogue/designs/drawn-picture.ts'
import { fileOfArtwork } from '#domain/catalogue/pictures.ts'
import type { ParsedRequest } from '#domain/contract/call.ts'
import type { printOrders } from '#domain/contract/many-orders.ts'
import { Refusal, refusalAt } from '#domain/contract/refusal.ts'
import { dayOf } from '#domain/dates.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { MINUTE } from '#domain/text/units.ts'
import { abortOnClose } from '#platform/http/load/abort-on-close.ts'
import { runInChild } from '#platform/process/child.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { designedProducts } from '#server/catalogue/product-pictures.ts'
import { type DesignedProduct, showsDesign } from '#server/images/design-key.ts'
import type { PrintedLine, PrintOrder, PrintResult } from '#server/images/printing/print.ts'
import type { Queryable } from '#server/schema/database.ts'

type PrintRequest = ParsedRequest<typeof printOrders>['body']

/** Pieces of one call: a piece takes a quarter of a second. */
const MOST_PIECES = 150

const NOTHING_TO_PRINT = 'None of these cases has a print that the shop has drawn'
const PLATE_TOO_SMALL = 'The plate is smaller than one of the cases'
const changedDesign = (number: string, line: number) =>
  `The design of order #${number}, line ${line}, was changed after the order. Put it back in the product to print it.`

/**
 * Sends the print files of drawn cases, as often as they were ordered (rule: print-files). A case
 * whose design was changed since is refused, as it would not be what was ordered.
 */
export async function sendPrintFiles(
  { db, images }: { readonly db: Queryable; readonly images: Pick<ImageStore, 'read'> },
  request: PrintRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const lines = await linesOf(db, images, request)
  const pieces = lines.reduce((sum, { copies }) => sum + copies, 0)
  if (pieces > MOST_PIECES)
    throw new Refusal(
      'INVALID_INPUT',
      `Please choose fewer orders: ${pieces} pieces, at most ${MOST_PIECES} at once`,
    )
  const { order, name, type } = fileOf(request, lines)
  const signal = AbortSignal.any([abortOnClose(reply), AbortSignal.timeout(2 * MINUTE)])
  const run = { niceness: 10, signal }
  const file = await runInChild<PrintOrder, PrintResult>(PRINTING, order, run)
  if (file === 'nothing') throw new Refusal('NOT_FOUND', NOTHING_TO_PRINT)
  if (file === 'too-small') throw refusalAt('plate.width', 'INVALID_INPUT', PLATE_TOO_SMALL)
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(file))
}

const PRINTING = new URL('../../images/printing/printing-process.ts', import.meta.url)

function fileOf({ plate, line, format = 'pdf' }: PrintRequest, lines: readonly PrintedLine[]) {
  const today = dayOf(new Date())
  const [first] = lines
  if (plate) {
    const order: PrintOrder = { lines, format: 'plates', plate }
    return { order, name: `plates-${today}.pdf`, type: 'application/pdf' }
  }
  if (line === undefined) {
    const order: PrintOrder = { lines, format: 'zip' }
    return { order, name: `prints-${today}.zip`, type: 'application/zip' }
  }
  const order: PrintOrder = { lines, format }
  const type = format === 'svg' ? 'image/svg+xml' : 'application/pdf'
  return { order, name: `${first?.fileName ?? 'print'}.${format}`, type }
}

async function linesOf(
  db: Queryable,
  images: Pick<ImageStore, 'read'>,
  { ids, line }: PrintRequest,
): Promise<readonly PrintedLine[]> {
  const items = await db
    .selectFrom('order_items')
    .select(['order_id', 'position', 'image', 'device_model', 'custom_name', 'quantity'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const wanted = items.filter(({ position }) => line === undefined || position === line - 1)
  const pictures = wanted.map(({ image }) =>
    parseDrawnPicture(image.startsWith(DRAWN_FOLDER) ? image.slice(DRAWN_FOLDER.length) : ''),
  )
  const slugs = [...new Set(pictures.flatMap((picture) => picture?.slug ?? []))]
  const products = new Map(
    (await designedProducts(db, slugs)).map((product) => [product.slug, product]),
  )
  const lines = wanted.map(async (item, index): Promise<PrintedLine | null> => {
    const picture = pictures[index]
    const product = picture && products.get(picture.slug)
    if (!picture || !product || brandBySlug(product.brand)?.kind !== 'phone') return null
    const { order_id, position, device_model, custom_name, quantity } = item
    const printed = printedCase(product, device_model)
    if (!hasPrint(printed)) return null
    const number = shortOrderId(order_id)
    if (!showsDesign(product, picture))
      throw new Refusal('CONFLICT', changedDesign(number, position + 1))
    return {
      ...printed,
      // A case with a name that is not known yet is printed without one.
      name: custom_name,
      fileName: [number, position + 1, fileWord(device_model)].join('-'),
      label: [`#${number}`, `line ${position + 1}`, device_model, custom_name]
        .filter(Boolean)
        .join(' · '),
      copies: quantity,
      artwork: await artworkOf(product, images),
    }
  })
  return (await Promise.all(lines)).flatMap((one) => one ?? [])
}

function printedCase({ design, brand, caseType }: DesignedProduct, model: string) {
  return { design, brand, caseType, model }
}

async function artworkOf({ design }: DesignedProduct, images: Pick<ImageStore, 'read'>) {
  const file = design.artwork && fileOfArtwork(design.artwork.picture)
  return file ? await images.read(file) : null
}

/** Letters and digits of a model's name, for the name of a file. */
function fileWord(model: string): string {
  return model
    .toLowerCase()
    .replaceAll('+', '-plus')
    .replaceAll(/[^a-z0-9]+/g, '-')
}
