import {
  fitsPlate,
  type Plate,
  type PrintedCase,
  type PrintPiece,
  plateFile,
  printFile,
  printPiece,
  printSvg,
} from '@khol/studio/print'
import { zipSync } from 'fflate'
import sharp from 'sharp'

/** A drawn case to print, `copies` times. */
export interface PrintedLine extends Omit<PrintedCase, 'artworkHref'> {
  /** Name of its file in an archive, without the ending. */
  readonly fileName: string
  /** Text of the strip outside of the trim: order, line, model and name. */
  readonly label: string
  readonly copies: number
  /** The owner's picture in full resolution. */
  readonly artwork: Uint8Array | null
}

/** Files of lines: one PDF or SVG, an archive with a PDF for each line, or a PDF of plates. */
export type PrintOrder = { readonly lines: readonly PrintedLine[] } & (
  | { readonly format: 'pdf' | 'svg' | 'zip' }
  | { readonly format: 'plates'; readonly plate: Plate }
)

/** Dots per inch below which a picture of the owner's prints soft. */
const SHARP_PRINT = 300

/** File of an order, or the reason without one: no case has a print, or one exceeds the plate. */
export type PrintResult = Uint8Array | 'nothing' | 'too-small'

export async function printLines(order: PrintOrder): Promise<PrintResult> {
  const lines = (await Promise.all(order.lines.map(piecesOf))).filter(({ pieces }) => pieces.length)
  const pieces = lines.flatMap((line) => line.pieces)
  if (pieces.length === 0) return 'nothing'
  switch (order.format) {
    case 'pdf':
      return await printFile(pieces)
    case 'plates':
      if (pieces.some(({ piece }) => !fitsPlate(piece, order.plate))) return 'too-small'
      return await plateFile(pieces, order.plate)
    case 'svg':
      return Buffer.from(pieces[0] ? printSvg(pieces[0].piece) : '')
    case 'zip': {
      const files: Record<string, Uint8Array> = {}
      for (const line of lines) files[`${line.fileName}.pdf`] = await printFile(line.pieces)
      // A PDF is compressed already.
      return zipSync(files, { level: 0 })
    }
  }
}

async function piecesOf({ fileName, label, copies, artwork, ...printed }: PrintedLine) {
  const picture = artwork && (await sharp(artwork).png({ compressionLevel: 1 }).toBuffer())
  const artworkHref = picture && `data:image/png;base64,${picture.toString('base64')}`
  const piece = printPiece({ ...printed, artworkHref })
  if (!piece) return { fileName, pieces: [] }
  const basis = piece.basis === 'known' ? 'measured' : 'like its family'
  const dots = artwork ? await dotsPerInch(artwork, printed, piece) : SHARP_PRINT
  const warning = dots < SHARP_PRINT ? ` · picture ${dots} dpi` : ''
  const labelled = { piece, label: `${label} · ${basis}${warning}` }
  return { fileName, pieces: Array.from({ length: copies }, () => labelled) }
}

/** Resolution of the owner's picture as it is placed on the back. */
async function dotsPerInch(
  artwork: Uint8Array,
  { design }: Pick<PrintedCase, 'design'>,
  { trim }: PrintPiece,
): Promise<number> {
  const { width } = await sharp(artwork).metadata()
  return Math.round(width / ((trim.w * (design.artwork?.scale ?? 1)) / 25.4))
}
