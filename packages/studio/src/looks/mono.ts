import { drawn } from '#studio/art/art.ts'
import { type Look, type LookBook, type LookMaker, solid } from '#studio/cases/look.ts'
import { lighter, tuned } from '#studio/drawing/colour.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/** Colours of plain cases for products without a colour. */
export const plainColours = [
  '#17171b',
  '#0f4a36',
  '#d39a1c',
  '#6b1425',
  '#a9c4d8',
  '#d8c3a5',
  '#c2b3d6',
  '#b5593a',
  '#1c2d4f',
  '#f1ebdf',
  '#6a6b3b',
  '#b3202f',
  '#43234f',
  '#1d6a70',
  '#4a3224',
  '#e58f7b',
] as const

const matte: LookMaker = (seed) => plain(seed, { finish: 'matte' }, 0.12)
const satin: LookMaker = (seed) => plain(seed, { finish: 'satin' }, 0.4)
const gloss: LookMaker = (seed) => plain(seed, { finish: 'gloss' }, 0.8)

/** One colour from edge to edge. */
export const monoLooks: LookBook = {
  'midnight-matte': matte,
  'bottle-green': matte,
  mustard: matte,
  'deep-maroon': (seed) => plain(seed, { finish: 'gloss' }, 0.9),
  'powder-blue': satin,
  'sand-beige': matte,
  'lilac-mist': satin,
  'charcoal-grip': (seed) => plain(seed, { finish: 'matte', print: drawn('sand-sides') }, 0.1),
  terracotta: (seed) => plain(seed, { finish: 'matte', print: drawn('terracotta') }, 0.1),
  'navy-matte': matte,
  'ivory-matte': matte,
  'olive-matte': matte,
  'anaar-red': gloss,
  'dhund-grey': satin,
  'jamun-matte': satin,
  'teal-matte': (seed) => {
    const look = satin(seed)
    return look.material.kind === 'solid'
      ? { ...look, material: { ...look.material, walls: tuned(look.material.back, 1.1, 18) } }
      : look
  },
  'coffee-brown': (seed) => plain(seed, { finish: 'matte', print: drawn('leather-grain') }, 0.12),
}

function plain(seed: Parameters<LookMaker>[0], rest: Partial<Look>, shine: number): Look {
  const colour = seed.colour ?? seed.random.pick(plainColours)
  const paper = seed.random.pick<PaperName>(['sand', 'stone', 'lilac', 'sky', 'sage', 'rose'])
  return solid(colour, { gloss: shine, paper, keys: lighter(colour, 0.02), ...rest })
}
