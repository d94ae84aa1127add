import type { LookBook } from '#studio/cases/look.ts'
import {
  coupleNames,
  nastaliqName,
  neonName,
  signature,
  wreathName,
} from '#studio/names/written.ts'
import { named, namedOnColour } from './named.ts'

/** Handwritten names. */
export const writtenNames: LookBook = {
  nastaliq: named(nastaliqName, '#f3ecdf', ['sage', 'rose']),
  signature: namedOnColour(signature, '#f5f1ea', ['sky', 'sand']),
  'couple-names': namedOnColour(coupleNames, '#f7dcd9', ['rose', 'lilac']),
  neon: named(neonName, '#1e1a2d', ['lilac', 'sky'], { finish: 'gloss' }),
  'floral-wreath': named(wreathName, '#f8efe8', ['sage', 'rose']),
}
