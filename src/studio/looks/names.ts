import {
  type Look,
  type LookBook,
  type LookMaker,
  type NamePrint,
  solid,
} from '#studio/cases/look.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import { balloonName, jersey, numberPlate, truckName } from '#studio/names/painted.ts'
import { boardingPass, postmark } from '#studio/names/posted.ts'
import { cornerName, foilName, kufiName, monogram, typedName } from '#studio/names/typeset.ts'
import {
  coupleNames,
  nastaliqName,
  neonName,
  signature,
  wreathName,
} from '#studio/names/written.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/** A case with somebody's name; the shopper's own comes by message. */
export const nameLooks: LookBook = {
  'gold-foil': named(foilName, '#26232b', ['sand', 'lilac'], { finish: 'matte' }),
  nastaliq: named(nastaliqName, '#f3ecdf', ['sage', 'rose']),
  monogram: named(monogram, '#2f3e46', ['stone', 'sky'], { finish: 'matte' }),
  signature: named(signature, '#f5f1ea', ['sky', 'sand']),
  'number-plate': named(numberPlate, '#e7b820', ['stone', 'sky']),
  'couple-names': named(coupleNames, '#f7dcd9', ['rose', 'lilac']),
  jersey: named(jersey, '#0b5a35', ['sage', 'butter']),
  'truck-art-name': named(truckName, '#0d3a80', ['butter', 'rose']),
  neon: named(neonName, '#1e1a2d', ['lilac', 'sky'], { finish: 'gloss' }),
  'floral-wreath': named(wreathName, '#f8efe8', ['sage', 'rose']),
  'corner-name': named(cornerName, '#41474f', ['stone', 'sky'], { finish: 'matte' }),
  balloon: named(balloonName, '#bfe3f2', ['rose', 'butter'], { finish: 'gloss' }),
  'boarding-pass': named(boardingPass, '#cfdde6', ['sky', 'sand']),
  kufi: named(kufiName, '#1d5a63', ['sand', 'sage'], { finish: 'matte' }),
  typewriter: named(typedName, '#f2e9d5', ['stone', 'sage'], { finish: 'matte' }),
  postmark: named(postmark, '#e9e1d0', ['sky', 'rose'], { finish: 'matte' }),
}

function named(
  print: NamePrint,
  colour: Colour,
  papers: readonly PaperName[],
  rest: Partial<Look> = {},
): LookMaker {
  return (seed) =>
    solid(colour, {
      print: print(seed.name),
      gloss: 0.35,
      finish: 'satin',
      paper: seed.random.pick(papers),
      ...rest,
    })
}
