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

/** Looks of cases with a customer's name. */
export const nameLooks: LookBook = {
  'number-plate': named(numberPlate, '#e7b820', ['stone', 'sky']),
  jersey: named(jersey, '#0b5a35', ['sage', 'butter']),
  'truck-art-name': named(truckName, '#0d3a80', ['butter', 'rose']),
  balloon: named(balloonName, '#bfe3f2', ['rose', 'butter'], { finish: 'gloss' }),
  'boarding-pass': named(boardingPass, '#cfdde6', ['sky', 'sand']),
  postmark: named(postmark, '#e9e1d0', ['sky', 'rose'], { finish: 'matte' }),
  'gold-foil': namedOnColour(foilName, '#26232b', ['sand', 'lilac'], { finish: 'matte' }),
  monogram: namedOnColour(monogram, '#2f3e46', ['stone', 'sky'], { finish: 'matte' }),
  'corner-name': namedOnColour(cornerName, '#41474f', ['stone', 'sky'], { finish: 'matte' }),
  kufi: named(kufiName, '#1d5a63', ['sand', 'sage'], { finish: 'matte' }),
  typewriter: named(typedName, '#f2e9d5', ['stone', 'sage'], { finish: 'matte' }),
  nastaliq: named(nastaliqName, '#f3ecdf', ['sage', 'rose']),
  signature: namedOnColour(signature, '#f5f1ea', ['sky', 'sand']),
  'couple-names': namedOnColour(coupleNames, '#f7dcd9', ['rose', 'lilac']),
  neon: named(neonName, '#1e1a2d', ['lilac', 'sky'], { finish: 'gloss' }),
  'floral-wreath': named(wreathName, '#f8efe8', ['sage', 'rose']),
}

/** Look of a case with a customer's name. */
function named(
  print: NamePrint,
  colour: Colour,
  papers: readonly PaperName[],
  rest: Partial<Look> = {},
): LookMaker {
  return ({ random, name }) => {
    const paper = random.pick(papers)
    const { ground, labels, letters } = print(random)
    return solid(colour, {
      print: ground,
      lettering: (board) => (labels?.(board) ?? '') + (name && letters(name, board)),
      gloss: 0.35,
      finish: 'satin',
      paper,
      ...rest,
    })
  }
}

/** The same on a ground of the product's colour, if it has one. */
function namedOnColour(...[print, colour, papers, rest]: Parameters<typeof named>): LookMaker {
  return (seed) => named(print, seed.colour ?? colour, papers, rest)(seed)
}
