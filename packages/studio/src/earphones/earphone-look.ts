import type { Colour } from '#studio/drawing/colour.ts'
import type { Random } from '#studio/drawing/random.ts'
import type { Point, Sheet } from '#studio/drawing/svg.ts'
import type { PaperName } from '#studio/stage/paper.ts'
import type { Attachment } from './attachments.ts'

/**
 * Canvas of a print on a cover: millimetres, origin in the middle of the front. The half size
 * includes the part that wraps around the edge.
 */
export interface CoverBoard {
  readonly sheet: Sheet
  readonly random: Random
  readonly half: Point
  /** Position of the lid's lower edge. */
  readonly seam: number
  readonly colour: Colour
}

export type CoverPrint = (board: CoverBoard) => string

/** All properties of an earphone cover's appearance. */
export interface CoverLook {
  readonly colour: Colour
  readonly gloss: number
  readonly paper: PaperName
  readonly attachment: Attachment
  /** Opacity of the colour over the white case inside, 0-1; for transparent covers. */
  readonly depth?: number
  /** Frosted instead of clear. */
  readonly frosted?: boolean
  readonly print?: CoverPrint
  /** A band along the seam. */
  readonly band?: Colour
}

export type CoverMaker = (seed: {
  readonly colour: Colour | null
  readonly random: Random
}) => CoverLook
