import { drawn } from '#studio/art/art.ts'
import { laceBorder } from '#studio/art/edges.ts'
import { truckPeacock, truckRoses } from '#studio/art/truck-border.ts'
import type { Print } from '#studio/cases/look.ts'
import { isMotif } from './motif-names.ts'
import { retiredLooks } from './styles.ts'

/** Prints that follow the outline of the back. */
const outlined: Readonly<Record<string, Print>> = {
  'truck-art-peacock': truckPeacock,
  'truck-art-rose': truckRoses,
  lace: laceBorder,
}

/** Print of a motif, or of the look of its name. */
export function motifPrint(name: string): Print {
  const outline = Object.hasOwn(outlined, name) ? outlined[name] : undefined
  return outline ?? drawn(name)
}

/** Print of a stored motif, retired ones included; undefined for an unknown one. */
export function storedMotif(name: string): Print | undefined {
  return isMotif(name) || retiredLooks.includes(name) ? motifPrint(name) : undefined
}
