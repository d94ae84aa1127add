import { drawn } from '#studio/art/art.ts'
import { chess } from '#studio/art/chess.ts'
import { arcade, cricketSeam } from '#studio/art/games.ts'
import { inkStrokes, lahoreRooftops, markhor } from '#studio/art/line-art.ts'
import { contourLines, karakoram } from '#studio/art/mountains.ts'
import { cliftonSunset, monsoonClouds, tharNight } from '#studio/art/skies.ts'
import { marble } from '#studio/art/stone.ts'
import { nightRickshaw } from '#studio/art/street.ts'
import { cassette } from '#studio/art/tape.ts'
import { peacock, rosePanel } from '#studio/art/truck-art.ts'
import { type Look, type LookBook, type LookMaker, type Print, solid } from '#studio/cases/look.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/** A picture on a hard back in a soft frame. */
export const graphicalLooks: LookBook = {
  'truck-art-peacock': printed(peacock, '#7d0f2b', ['butter', 'sand']),
  'truck-art-rose': printed(rosePanel, '#0a4a35', ['butter']),
  ajrak: printed(drawn('ajrak'), '#14264d', ['sky', 'sand']),
  'multan-blue': printed(drawn('multan-blue'), '#eaf2f6', ['sky', 'sand']),
  karakoram: printed(karakoram, '#33475b', ['sky', 'stone']),
  'lahore-rooftops': printed(lahoreRooftops, '#2d2340', ['butter', 'rose']),
  'cricket-seam': printed(cricketSeam, '#651014', ['stone', 'sage'], { finish: 'gloss' }),
  'night-rickshaw': printed(nightRickshaw, '#1a1438', ['lilac', 'sky']),
  'contour-lines': printed(contourLines, '#1c382e', ['sage', 'sand']),
  cassette: printed(cassette, '#3b2a3f', ['butter', 'sand']),
  'monsoon-clouds': printed(monsoonClouds, '#4a4a68', ['lilac']),
  'ziarat-marble': printed(marble('#8d8a92', '#c9a35a'), '#efece8', ['stone', 'rose'], {
    finish: 'gloss',
  }),
  markhor: printed(markhor, '#ece4d6', ['sage', 'sand']),
  'sunset-at-clifton': printed(cliftonSunset, '#54365c', ['butter', 'rose']),
  '8-bit': printed(arcade, '#15152b', ['lilac', 'sky']),
  'thar-night': printed(tharNight, '#0b1230', ['sky', 'lilac']),
  chess: printed(chess, '#3a2212', ['butter', 'sand']),
  'ink-strokes': printed(inkStrokes, '#f2eadb', ['stone']),
}

function printed(
  print: Print,
  edge: Colour,
  papers: readonly PaperName[],
  rest: Partial<Look> = {},
): LookMaker {
  return ({ random }) =>
    solid(edge, { print, gloss: 0.3, finish: 'satin', paper: random.pick(papers), ...rest })
}
