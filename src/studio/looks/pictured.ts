import type { Artwork, Design } from '#domain/catalogue/designs/design.ts'
import { namedByCustomer } from '#domain/catalogue/named-cases.ts'
import type { Look, Print } from '#studio/cases/look.ts'
import { group, image, placed } from '#studio/drawing/svg.ts'
import { motifPrints } from './motifs.ts'

/** A picture is at most so many times as high as it is wide; what is higher is shown smaller. */
const TALLEST = 20

/**
 * Places a picture of the owner's on the back (rule: drawn-pictures), whose bytes are at `href`. Its
 * height follows from its own shape, which a design doesn't say: it is fitted by its width into a box
 * that is higher than any picture.
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

/** The content of a design on the back of a look. */
interface Picture extends Pick<Design, 'motif' | 'artwork'> {
  readonly caseType: string
  /** Where the artwork's bytes are; null leaves it out. */
  readonly artworkHref: string | null
}

/**
 * A look with what its design puts on the back: a motif takes the place of its print, artwork lies
 * above that, and a name above both. One without either is the look itself.
 */
export function pictured(look: Look, { caseType, motif, artwork, artworkHref }: Picture): Look {
  const chosen =
    motif !== null && Object.hasOwn(motifPrints, motif) ? motifPrints[motif] : undefined
  const placed = artwork && artworkHref !== null ? artworkPrint(artwork, artworkHref) : undefined
  if (!chosen && !placed) return look
  const layers = namedByCustomer(caseType)
    ? [chosen, placed, look.print]
    : [chosen ?? look.print, placed]
  return { ...look, print: layered(layers) }
}

function layered(prints: readonly (Print | undefined)[]): Print {
  return (board) => prints.map((print) => print?.(board) ?? '').join('')
}
