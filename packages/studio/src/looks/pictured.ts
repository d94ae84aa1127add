import type { Look, Print } from '#studio/cases/look.ts'
import { type Artwork, type Design, NAME_TYPE } from '#studio/design.ts'
import { group, image, placed } from '#studio/drawing/svg.ts'
import { storedMotif } from './motifs.ts'

/** Maximum height of a picture as a multiple of its width; higher pictures are shown smaller. */
const TALLEST = 20

/**
 * Places a picture of the owner's on the back, with its bytes at `href`. A
 * design doesn't contain the picture's aspect ratio: it is fitted by width into a box higher than
 * any picture.
 */
function artworkPrint({ x, y, scale, turn }: Artwork, href: string): Print {
  return ({ box }) => {
    const width = scale * box.w
    const height = width * TALLEST
    return group(
      { transform: placed([x * box.w, y * box.h], turn) },
      image(href, [-width / 2, -height / 2], [width, height]),
    )
  }
}

/** Parts of a design on the back of a look. */
interface Picture extends Pick<Design, 'motif' | 'artwork'> {
  readonly caseType: string
  /** Address of the artwork's bytes; null leaves it out. */
  readonly artworkHref: string | null
}

/**
 * Returns a look with the parts of its design on the back: a motif replaces its print, artwork lies
 * above that, and a name above both. Without them it is the look itself.
 */
export function pictured(look: Look, { caseType, motif, artwork, artworkHref }: Picture): Look {
  const chosen = motif === null ? undefined : storedMotif(motif)
  const placed = artwork && artworkHref !== null ? artworkPrint(artwork, artworkHref) : undefined
  if (!chosen && !placed) return look
  const layers =
    caseType === NAME_TYPE ? [chosen, placed, look.print] : [chosen ?? look.print, placed]
  return { ...look, print: layered(layers) }
}

function layered(prints: readonly (Print | undefined)[]): Print {
  return (board) => prints.map((print) => print?.(board) ?? '').join('')
}
