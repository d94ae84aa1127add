import { drawn } from '#studio/art/art.ts'
import { laceBorder } from '#studio/art/edges.ts'
import { type Look, type LookBook, type LookMaker, type Print, solid } from '#studio/cases/look.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/** An edge in soft waves. */
const wavy = { waves: 30, fillet: 1.8 }

/** Flowers, bows, glitter and charms. */
export const girlishLooks: LookBook = {
  gajra: pretty('#cf8d9a', ['rose', 'butter'], { print: drawn('gajra') }),
  'pink-bow': pretty('#f6c3d0', ['rose', 'lilac'], { print: drawn('pink-bow'), shape: wavy }),
  'pressed-flowers': pretty('#f4f1e6', ['sage', 'butter'], {
    print: drawn('pressed-flowers'),
    finish: 'gloss',
  }),
  'pearl-chain': pretty('#efe4d8', ['sand', 'rose'], {
    charm: charm('pearl-chain'),
    finish: 'gloss',
  }),
  butterfly: pretty('#d9cdee', ['lilac', 'butter'], { print: drawn('butterfly') }),
  'chiffon-hearts': pretty('#f9d5d6', ['rose'], {
    print: drawn('chiffon-hearts'),
    finish: 'gloss',
  }),
  strawberry: pretty('#f9d3d6', ['rose', 'sage'], { print: drawn('strawberry'), shape: wavy }),
  mirror: ({ random }) =>
    solid(random.pick(['#e9b7c4', '#cdb9e4', '#b9d8d3', '#f0cdb6']), {
      print: drawn('mirror'),
      gloss: 0.7,
      finish: 'gloss',
      paper: 'rose',
    }),
  'daisy-doodle': pretty('#a8d0ea', ['sky', 'butter'], { print: drawn('daisy-doodle') }),
  mehndi: pretty('#e5c7ae', ['sand', 'sage'], { print: drawn('mehndi') }),
  'glitter-waterfall': pretty('#c88ad0', ['lilac', 'rose'], {
    print: drawn('glitter-waterfall'),
    finish: 'gloss',
  }),
  cherry: pretty('#fbf1e2', ['rose', 'butter'], { print: drawn('cherry'), shape: wavy }),
  chooriyan: pretty('#8f1d50', ['butter', 'rose'], { print: drawn('chooriyan'), finish: 'gloss' }),
  kitten: pretty('#f3dfe1', ['lilac', 'rose'], { print: drawn('kitten') }),
  'rose-gold': pretty('#d9a08f', ['rose', 'sand'], {
    print: drawn('rose-gold'),
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
  'pom-pom': pretty('#f5c4a6', ['butter', 'rose'], { charm: charm('pom-pom') }),
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

/** What hangs from the strap's eye, and its shadow on the table. */
function charm(name: string): { readonly under: Print; readonly over: Print } {
  return { under: drawn(`${name}-shadow`), over: drawn(name) }
}
