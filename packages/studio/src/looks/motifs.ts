import { drawn } from '#studio/art/art.ts'
import { chess } from '#studio/art/chess.ts'
import { butterflies } from '#studio/art/creatures.ts'
import { daisyDoodle, pressedFlowers } from '#studio/art/flowers.ts'
import { cherries, strawberries } from '#studio/art/fruit.ts'
import { arcade, cricketSeam } from '#studio/art/games.ts'
import { mehndiVine } from '#studio/art/henna.ts'
import { sleepyKitten } from '#studio/art/kitten.ts'
import { inkStrokes, lahoreRooftops, markhor } from '#studio/art/line-art.ts'
import { contourLines, karakoram } from '#studio/art/mountains.ts'
import { chiffonHearts, laceBorder, satinBow } from '#studio/art/ribbons.ts'
import { compactMirror, glitterFall, roseGoldRipple } from '#studio/art/shimmer.ts'
import { cliftonSunset, monsoonClouds, tharNight } from '#studio/art/skies.ts'
import { marble } from '#studio/art/stone.ts'
import { nightRickshaw } from '#studio/art/street.ts'
import { glitter } from '#studio/art/surfaces.ts'
import { cassette } from '#studio/art/tape.ts'
import { peacock, rosePanel } from '#studio/art/truck-art.ts'
import { bangleStack, gajra } from '#studio/art/wedding.ts'
import type { Print } from '#studio/cases/look.ts'
import type { MotifName } from './motif-names.ts'

/** Prints of the motifs in the form; each fits any phone case. */
const prints: Readonly<Record<MotifName, Print>> = {
  'truck-art-peacock': peacock,
  'truck-art-rose': rosePanel,
  ajrak: drawn('ajrak'),
  'multan-blue': drawn('multan-blue'),
  mehndi: mehndiVine,
  gajra,
  chooriyan: bangleStack,
  'pressed-flowers': pressedFlowers,
  'daisy-doodle': daisyDoodle,
  butterfly: butterflies,
  kitten: sleepyKitten,
  strawberry: strawberries,
  cherry: cherries,
  'pink-bow': satinBow,
  'chiffon-hearts': chiffonHearts,
  lace: laceBorder,
  mirror: compactMirror,
  'rose-gold': roseGoldRipple,
  'glitter-waterfall': glitterFall,
  'star-dust': glitter(['#ffffff', '#dfe3f2', '#b9bfd6', '#f6ecc9'], 640),
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
