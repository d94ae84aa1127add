import type { Colour } from '#studio/drawing/colour.ts'
import type { Random } from '#studio/drawing/random.ts'
import type { PaperName } from '#studio/stage/paper.ts'
import type { Attachment } from './attachments.ts'

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
  /** Art file of the print. */
  readonly print?: string
  /** A band along the seam. */
  readonly band?: Colour
}

export type CoverMaker = (seed: {
  readonly colour: Colour | null
  readonly random: Random
}) => CoverLook
