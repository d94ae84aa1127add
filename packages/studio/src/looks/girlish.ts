import { pearlChain, pomPom } from '#studio/art/charms.ts'
import { butterflies } from '#studio/art/creatures.ts'
import { daisyDoodle, pressedFlowers } from '#studio/art/flowers.ts'
import { cherries, strawberries } from '#studio/art/fruit.ts'
import { mehndiVine } from '#studio/art/henna.ts'
import { sleepyKitten } from '#studio/art/kitten.ts'
import { chiffonHearts, laceBorder, satinBow } from '#studio/art/ribbons.ts'
import { compactMirror, glitterFall, roseGoldRipple } from '#studio/art/shimmer.ts'
import { bangleStack, gajra } from '#studio/art/wedding.ts'
import { type Look, type LookBook, type LookMaker, type Print, solid } from '#studio/cases/look.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/** An edge in soft waves. */
const wavy = { waves: 30, fillet: 1.8 }

/** Flowers, bows, glitter and charms. */
export const girlishLooks: LookBook = {
  gajra: pretty('#cf8d9a', ['rose', 'butter'], { print: gajra }),
  'pink-bow': pretty('#f6c3d0', ['rose', 'lilac'], { print: satinBow, shape: wavy }),
  'pressed-flowers': pretty('#f4f1e6', ['sage', 'butter'], {
    print: pressedFlowers,
    finish: 'gloss',
  }),
  'pearl-chain': pretty('#efe4d8', ['sand', 'rose'], { charm: pearlChain, finish: 'gloss' }),
  butterfly: pretty('#d9cdee', ['lilac', 'butter'], { print: butterflies }),
  'chiffon-hearts': pretty('#f9d5d6', ['rose'], { print: chiffonHearts, finish: 'gloss' }),
  strawberry: pretty('#f9d3d6', ['rose', 'sage'], { print: strawberries, shape: wavy }),
  mirror: ({ random }) =>
    solid(random.pick(['#e9b7c4', '#cdb9e4', '#b9d8d3', '#f0cdb6']), {
      print: compactMirror,
      gloss: 0.7,
      finish: 'gloss',
      paper: 'rose',
    }),
  'daisy-doodle': pretty('#a8d0ea', ['sky', 'butter'], { print: daisyDoodle }),
  mehndi: pretty('#e5c7ae', ['sand', 'sage'], { print: mehndiVine }),
  'glitter-waterfall': pretty('#c88ad0', ['lilac', 'rose'], {
    print: glitterFall,
    finish: 'gloss',
  }),
  cherry: pretty('#fbf1e2', ['rose', 'butter'], { print: cherries, shape: wavy }),
  chooriyan: pretty('#8f1d50', ['butter', 'rose'], { print: bangleStack, finish: 'gloss' }),
  kitten: pretty('#f3dfe1', ['lilac', 'rose'], { print: sleepyKitten }),
  'rose-gold': pretty('#d9a08f', ['rose', 'sand'], {
    print: roseGoldRipple,
    finish: 'gloss',
    gloss: 0.9,
  }),
  lace: () => ({
    material: { kind: 'clear', tint: '#ffffff', depth: 0.04, phone: 'dark' },
    finish: 'gloss',
    keys: '#f4f4f6',
    paper: 'rose',
    print: laceBorder,
  }),
  'pom-pom': pretty('#f5c4a6', ['butter', 'rose'], { charm: pomPom }),
}

function pretty(
  colour: Colour,
  papers: readonly PaperName[],
  rest: Partial<Look> & { readonly print?: Print; readonly gloss?: number },
): LookMaker {
  return (seed) =>
    solid(seed.colour ?? colour, {
      gloss: 0.5,
      finish: 'satin',
      paper: seed.random.pick(papers),
      ...rest,
    })
}
