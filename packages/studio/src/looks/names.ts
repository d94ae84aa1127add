import { type Look, type LookBook, type LookMaker, solid } from '#studio/cases/look.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import { type NameLookKey, namePrint } from '#studio/names/name-print.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/** Looks of cases with a customer's name. */
export const nameLooks: LookBook = {
  'number-plate': named('number-plate', '#e7b820', ['stone', 'sky']),
  jersey: named('jersey', '#0b5a35', ['sage', 'butter']),
  'truck-art-name': named('truck-art-name', '#0d3a80', ['butter', 'rose']),
  balloon: named('balloon', '#bfe3f2', ['rose', 'butter'], { finish: 'gloss' }),
  'boarding-pass': named('boarding-pass', '#cfdde6', ['sky', 'sand']),
  postmark: named('postmark', '#e9e1d0', ['sky', 'rose'], { finish: 'matte' }),
  'gold-foil': namedOnColour('gold-foil', '#26232b', ['sand', 'lilac'], { finish: 'matte' }),
  monogram: namedOnColour('monogram', '#2f3e46', ['stone', 'sky'], { finish: 'matte' }),
  'corner-name': namedOnColour('corner-name', '#41474f', ['stone', 'sky'], { finish: 'matte' }),
  kufi: named('kufi', '#1d5a63', ['sand', 'sage'], { finish: 'matte' }),
  typewriter: named('typewriter', '#f2e9d5', ['stone', 'sage'], { finish: 'matte' }),
  nastaliq: named('nastaliq', '#f3ecdf', ['sage', 'rose']),
  signature: namedOnColour('signature', '#f5f1ea', ['sky', 'sand']),
  'couple-names': namedOnColour('couple-names', '#f7dcd9', ['rose', 'lilac']),
  neon: named('neon', '#1e1a2d', ['lilac', 'sky'], { finish: 'gloss' }),
  'floral-wreath': named('floral-wreath', '#f8efe8', ['sage', 'rose']),
}

/** Look of a case with a customer's name. */
function named(
  key: NameLookKey,
  colour: Colour,
  papers: readonly PaperName[],
  rest: Partial<Look> = {},
): LookMaker {
  return ({ random, name }) => {
    const paper = random.pick(papers)
    return solid(colour, {
      ...namePrint(key, random, name),
      gloss: 0.35,
      finish: 'satin',
      paper,
      ...rest,
    })
  }
}

/** The same on a ground of the product's colour, if it has one. */
function namedOnColour(...[key, colour, papers, rest]: Parameters<typeof named>): LookMaker {
  return (seed) => named(key, seed.colour ?? colour, papers, rest)(seed)
}
