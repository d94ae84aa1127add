import { type LookBook, type LookMaker, solid } from '#studio/cases/look.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/**
 * Blank backs of printed cases, for a motif or a picture of the owner's. They are not in the books
 * of their types, from which a random look is chosen: a printed case without a print must not
 * occur.
 */
export const openLooks: Readonly<Partial<Record<string, LookBook>>> = {
  Graphical: {
    'plain-back': bare('#f1ebdf', { finish: 'satin', gloss: 0.3 }),
    'plain-gloss': bare('#f1ebdf', { finish: 'gloss', gloss: 0.7 }),
  },
  'Girlish Covers': {
    'soft-back': bare('#f3d3da', { finish: 'satin', gloss: 0.5 }),
    'wavy-back': bare('#f3d3da', {
      finish: 'satin',
      gloss: 0.5,
      shape: { waves: 30, fillet: 1.8 },
    }),
  },
}

function bare(colour: string, rest: Parameters<typeof solid>[1]): LookMaker {
  return (seed) => {
    const paper = seed.random.pick<PaperName>(['sand', 'stone', 'lilac', 'sky', 'sage', 'rose'])
    return solid(seed.colour ?? colour, { paper, ...rest })
  }
}
