import type { Colour } from '#studio/drawing/colour.ts'
import type { Random } from '#studio/drawing/random.ts'
import type { Point, Sheet } from '#studio/drawing/svg.ts'
import type { PaperName } from '#studio/stage/paper.ts'
import type { Attachment } from './attachments.ts'

/**
 * The board of a picture on a cover: millimetres, origin in the middle of the front. Half the size
 * includes the part that wraps around the edge.
 */
export interface CoverBoard {
  readonly sheet: Sheet
  readonly random: Random
  readonly half: Point
  /** Where the lid ends. */
  readonly seam: number
  readonly colour: Colour
}

export type CoverPrint = (board: CoverBoard) => string

/** Everything that makes one earphone cover look like itself. */
export interface CoverLook {
  readonly colour: Colour
  readonly gloss: number
  readonly paper: PaperName
  readonly attachment: Attachment
  /** See-through: how much of the colour lies over the white case inside, 0-1. */
  readonly depth?: number
  /** Milky instead of clear. */
  readonly frosted?: boolean
  readonly print?: CoverPrint
  /** A band along the seam. */
  readonly band?: Colour
}

export type CoverMaker = (seed: {
  readonly colour: Colour | null
  readonly random: Random
}) => CoverLook
