import type { Design } from '#domain/catalogue/designs/design.ts'
import { namedByCustomer } from '#domain/catalogue/named-cases.ts'
import type { Look, Print } from '#studio/cases/look.ts'
import { artworkPrint } from './artwork.ts'
import { motifs } from './motifs.ts'

/** What a design puts on the back of a look. */
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
  const chosen = motif === null ? undefined : motifs[motif]?.print
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
