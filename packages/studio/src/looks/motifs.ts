import { drawn } from '#studio/art/art.ts'
import { butterflies } from '#studio/art/creatures.ts'
import { daisyDoodle, pressedFlowers } from '#studio/art/flowers.ts'
import { cherries, strawberries } from '#studio/art/fruit.ts'
import { mehndiVine } from '#studio/art/henna.ts'
import { sleepyKitten } from '#studio/art/kitten.ts'
import { chiffonHearts, laceBorder, satinBow } from '#studio/art/ribbons.ts'
import { compactMirror, glitterFall, roseGoldRipple } from '#studio/art/shimmer.ts'
import { glitter } from '#studio/art/surfaces.ts'
import { truckPeacock, truckRoses } from '#studio/art/truck-border.ts'
import { bangleStack, gajra } from '#studio/art/wedding.ts'
import type { Print } from '#studio/cases/look.ts'
import type { MotifName } from './motif-names.ts'

/** Prints of the motifs in the form; each fits any phone case. */
const prints: Readonly<Record<MotifName, Print>> = {
  'truck-art-peacock': truckPeacock,
  'truck-art-rose': truckRoses,
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
  'ziarat-marble': drawn('ziarat-marble'),
  karakoram: drawn('karakoram'),
  'contour-lines': drawn('contour-lines'),
  'lahore-rooftops': drawn('lahore-rooftops'),
  'night-rickshaw': drawn('night-rickshaw'),
  'sunset-at-clifton': drawn('sunset-at-clifton'),
  'thar-night': drawn('thar-night'),
  'monsoon-clouds': drawn('monsoon-clouds'),
  markhor: drawn('markhor'),
  'cricket-seam': drawn('cricket-seam'),
  '8-bit': drawn('8-bit'),
  cassette: drawn('cassette'),
  chess: drawn('chess'),
}

/** Prints by motif, retired ones included. */
export const motifPrints: Readonly<Record<string, Print>> = {
  ...prints,
  'ink-strokes': drawn('ink-strokes'),
}
