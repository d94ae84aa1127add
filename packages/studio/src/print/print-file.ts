import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import SVGtoPDF from 'svg-to-pdfkit'
import type { Point } from '#studio/drawing/svg.ts'
import { fitted } from '#studio/lettering/fit.ts'
import { pathOf, placedAt } from '#studio/lettering/letters.ts'
import { BLEED, type PrintPiece } from './print-piece.ts'

/** PDF units per millimetre. */
const MM = 72 / 25.4
/** Margin around the bleed, and height of the strip with the label below it. */
const MARGIN = 4
const STRIP = 7

/** A piece with the text of its strip, such as order, line, model and name. */
export interface LabelledPiece {
  readonly piece: PrintPiece
  readonly label: string
}

/** A plate on which several pieces are printed at once, in millimetres. */
export interface Plate {
  readonly width: number
  readonly height: number
  /** Distance between pieces. */
  readonly gap: number
}

/**
 * Writes a PDF in true size, each piece on a page of its own; the bleed is an image of
 * `dotsPerInch`.
 */
export function printFile(
  pieces: readonly LabelledPiece[],
  { dotsPerInch = 300 }: { readonly dotsPerInch?: number } = {},
): Promise<Buffer> {
  return pdf(async (document) => {
    const imageOf = imagesIn(document, dotsPerInch)
    for (const one of pieces) {
      const [width, height] = sizeOf(one)
      for (const layer of layersOf(one)) {
        const image = await imageOf(one.piece, layer)
        addPage(document, width + 2 * MARGIN, height + 2 * MARGIN)
        drawPiece(document, one, [MARGIN, MARGIN], { layer, image })
        markBoxes(document, one)
      }
    }
  })
}

/**
 * Writes a PDF of plates in true size, pieces in rows with marks at the plate's corners. A piece
 * that is larger than the plate is a RangeError.
 */
export function plateFile(pieces: readonly LabelledPiece[], plate: Plate): Promise<Buffer> {
  return pdf(async (document) => {
    const imageOf = imagesIn(document, 300)
    for (const page of arranged(pieces, plate)) {
      const layers = new Set(page.flatMap(({ one }) => layersOf(one)))
      for (const layer of layers) {
        addPage(document, plate.width, plate.height)
        drawPlateMarks(document, plate)
        for (const { one, x, y } of page)
          if (layersOf(one).includes(layer))
            drawPiece(document, one, [x, y], { layer, image: await imageOf(one.piece, layer) })
      }
    }
  })
}

type Layer = 'colour' | 'white'

/** White is printed below the colours of a clear case, as a page of its own. */
function layersOf({ piece }: LabelledPiece): readonly Layer[] {
  return piece.needsWhite ? ['white', 'colour'] : ['colour']
}

/** Whether a piece with its bleed and strip is smaller than a plate. */
export function fitsPlate(piece: PrintPiece, { width, height, gap }: Plate): boolean {
  const [w, h] = sizeOf({ piece })
  return w + 2 * gap <= width && h + 2 * gap <= height
}

/** Width and height with bleed and strip. */
function sizeOf({ piece: { trim } }: Pick<LabelledPiece, 'piece'>): readonly [number, number] {
  return [trim.w + 2 * BLEED, trim.h + 2 * BLEED + STRIP]
}

interface Placed {
  readonly one: LabelledPiece
  readonly x: number
  readonly y: number
}

/** Rows of pieces, as many as a plate holds, from the left and the top. */
function arranged(pieces: readonly LabelledPiece[], { width, height, gap }: Plate): Placed[][] {
  const plates: Placed[][] = []
  let [x, y, rowHeight] = [gap, gap, 0]
  for (const one of pieces) {
    const [w, h] = sizeOf(one)
    if (!fitsPlate(one.piece, { width, height, gap }))
      throw new RangeError('A piece is larger than the plate')
    if (x + w + gap > width) [x, y, rowHeight] = [gap, y + rowHeight + gap, 0]
    if (plates.length === 0 || y + h + gap > height) {
      plates.push([])
      ;[x, y, rowHeight] = [gap, gap, 0]
    }
    plates.at(-1)?.push({ one, x, y })
    x += w + gap
    rowHeight = Math.max(rowHeight, h)
  }
  return plates
}

type Pdf = InstanceType<typeof PDFDocument>

async function pdf(draw: (document: Pdf) => Promise<void>): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, pdfVersion: '1.6' })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', resolve)
    document.on('error', reject)
  })
  // Names that cutters and printers know.
  document.addSpotColor('CutContour', 0, 100, 0, 0)
  document.addSpotColor('Camera', 100, 0, 0, 0)
  await draw(document)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function addPage(document: Pdf, width: number, height: number): void {
  document.addPage({ size: [width * MM, height * MM], margin: 0 })
}

/** Marks what is cut and what bleeds, where printing software reads it. */
function markBoxes(document: Pdf, { piece: { trim } }: LabelledPiece): void {
  const { page } = document
  const box = (inset: number, { w, h }: { readonly w: number; readonly h: number }) => {
    const top = page.height / MM - inset
    return [inset, top - h, inset + w, top].map((length) => length * MM)
  }
  const bleed = { w: trim.w + 2 * BLEED, h: trim.h + 2 * BLEED }
  Object.assign(page.dictionary.data, {
    BleedBox: box(MARGIN, bleed),
    TrimBox: box(MARGIN + BLEED, trim),
  })
}

/** Draws a layer of a piece, its lines to cut and its strip, at its upper left. */
function drawPiece(
  document: Pdf,
  { piece, label }: LabelledPiece,
  [x, y]: Point,
  { layer, image }: { readonly layer: Layer; readonly image: PDFKit.OpenedImage },
): void {
  const { art, trim, edge, bleed, openings } = piece
  const { w, h } = trim
  const back = `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}Z`
  document.save()
  document.translate((x + w / 2 + BLEED) * MM, (y + h / 2 + BLEED) * MM).scale(MM)
  document.save()
  document.path(bleed.d).clip()
  if (layer === 'colour') {
    document.save()
    document.path(back).clip()
    SVGtoPDF(document, art, -w / 2, -h / 2, { assumePt: true })
    document.restore()
    // The colours of the back are paths: the image is only their bleed.
    document.path(`${FAR}${back}`).clip('even-odd')
  }
  document.image(image, -w / 2 - BLEED, -h / 2 - BLEED, { width: w + 2 * BLEED })
  document.restore()
  document.lineWidth(0.1)
  document.path(edge.d).stroke('CutContour')
  for (const { d } of openings) document.path(d).stroke('Camera')
  document.restore()
  drawStrip(document, `${label} · ${layer}`, x, y + h + 2 * BLEED, w + 2 * BLEED)
}

/** A rectangle around everything, for what is outside of another shape. */
const FAR = 'M-999 -999h1998v1998h-1998Z'

/** Images of pieces in a document: one for a piece and layer, however many copies it has. */
function imagesIn(document: Pdf, dotsPerInch: number) {
  const images = {
    colour: new Map<PrintPiece, PDFKit.OpenedImage>(),
    white: new Map<PrintPiece, PDFKit.OpenedImage>(),
  }
  return async (piece: PrintPiece, layer: Layer): Promise<PDFKit.OpenedImage> => {
    const image =
      images[layer].get(piece) ??
      document.openImage(await mirroredImage(piece, { layer, dotsPerInch }))
    images[layer].set(piece, image)
    return image
  }
}

/**
 * The art as an image, with its mirror image beyond each edge as bleed; as the layer of white, its
 * opacity: black where white is printed.
 */
async function mirroredImage(
  { art }: PrintPiece,
  { layer, dotsPerInch }: { readonly layer: Layer; readonly dotsPerInch: number },
): Promise<Buffer> {
  // White is an image wholly, of colours only the bleed is one.
  const scale = (layer === 'white' ? 2 * dotsPerInch : dotsPerInch) / 25.4
  const dots = Math.ceil(BLEED * scale)
  // A pixel of the art is a millimetre, at 72 dots per inch.
  const image = sharp(Buffer.from(art), { density: 72 * scale })
  const around = { left: dots, right: dots, top: dots, bottom: dots }
  if (layer === 'white') image.extractChannel('alpha').negate()
  return await image
    .extend({ ...around, extendWith: 'mirror' })
    .png()
    .toBuffer()
}

function drawStrip(document: Pdf, label: string, x: number, y: number, width: number): void {
  const room = { width: width - 2, height: STRIP - 3, size: 3.2 }
  const { contours } = fitted(label, { faces: ['vazirmatn'] }, room)
  document.save()
  document.translate((x + width / 2) * MM, (y + STRIP / 2) * MM).scale(MM)
  document.path(pathOf(placedAt(contours, [0, 0]))).fill('#000000')
  document.restore()
}

/** Crosses in the corners of a plate, for its alignment. */
function drawPlateMarks(document: Pdf, { width, height, gap }: Plate): void {
  const arm = Math.min(3, gap / 2)
  document.save()
  document.scale(MM).lineWidth(0.1)
  for (const x of [arm, width - arm])
    for (const y of [arm, height - arm])
      document.path(`M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`).stroke('#000000')
  document.restore()
}
