import { type Look, type LookMaker, type NamePrint, solid } from '#studio/cases/look.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/** Look of a case with a customer's name. */
export function named(
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

/** The same on a ground of the product's colour, if it has one. */
export function namedOnColour(
  ...[print, colour, papers, rest]: Parameters<typeof named>
): LookMaker {
  return (seed) => named(print, seed.colour ?? colour, papers, rest)(seed)
}
