import { drawn } from '#studio/art/art.ts'
import { chess } from '#studio/art/chess.ts'
import { laceBorder } from '#studio/art/edges.ts'
import { arcade, cricketSeam } from '#studio/art/games.ts'
import { inkStrokes, lahoreRooftops, markhor } from '#studio/art/line-art.ts'
import { contourLines, karakoram } from '#studio/art/mountains.ts'
import { cliftonSunset, monsoonClouds, tharNight } from '#studio/art/skies.ts'
import { marble } from '#studio/art/stone.ts'
import { nightRickshaw } from '#studio/art/street.ts'
import { cassette } from '#studio/art/tape.ts'
import { peacock, rosePanel } from '#studio/art/truck-art.ts'
import type { Print } from '#studio/cases/look.ts'
import type { MotifName } from './motif-names.ts'

/** Prints of the motifs in the form; each fits any phone case. */
const prints: Readonly<Record<MotifName, Print>> = {
  'truck-art-peacock': peacock,
  'truck-art-rose': rosePanel,
  ajrak: drawn('ajrak'),
  'multan-blue': drawn('multan-blue'),
  mehndi: drawn('mehndi'),
  gajra: drawn('gajra'),
  chooriyan: drawn('chooriyan'),
  'pressed-flowers': drawn('pressed-flowers'),
  'daisy-doodle': drawn('daisy-doodle'),
  butterfly: drawn('butterfly'),
  kitten: drawn('kitten'),
  strawberry: drawn('strawberry'),
  cherry: drawn('cherry'),
  'pink-bow': drawn('pink-bow'),
  'chiffon-hearts': drawn('chiffon-hearts'),
  lace: laceBorder,
  mirror: drawn('mirror'),
  'rose-gold': drawn('rose-gold'),
  'glitter-waterfall': drawn('glitter-waterfall'),
  'star-dust': drawn('star-dust'),
  'ziarat-marble': marble('#8d8a92', '#c9a35a'),
  karakoram,
  'contour-lines': contourLines,
  'lahore-rooftops': lahoreRooftops,
  'night-rickshaw': nightRickshaw,
  'sunset-at-clifton': cliftonSunset,
  'thar-night': tharNight,
  'monsoon-clouds': monsoonClouds,
  markhor,
  'cricket-seam': cricketSeam,
  '8-bit': arcade,
  cassette,
  chess,
}

/** Prints by motif, retired ones included. */
export const motifPrints: Readonly<Record<string, Print>> = { ...prints, 'ink-strokes': inkStrokes }
