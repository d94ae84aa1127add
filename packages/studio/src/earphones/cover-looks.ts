import type { Colour } from '#studio/drawing/colour.ts'
import type { PaperName } from '#studio/stage/paper.ts'
import type { CoverLook, CoverMaker } from './earphone-look.ts'

type CoverBook = Readonly<Record<string, CoverMaker>>

const simple: CoverBook = {
  'everyday-black': cover('#1b1b1f', { gloss: 0.25 }),
  pista: cover('#b7cf9b', { gloss: 0.2, attachment: 'carabiner' }),
  lilac: cover('#c2b3d6', { gloss: 0.2 }),
  denim: cover('#4b6a92', { gloss: 0.1, print: 'denim' }),
  suitcase: cover('#c7ccd1', { gloss: 0.5, print: 'suitcase' }),
  blush: cover('#f0c4c8', { gloss: 0.25, attachment: 'carabiner' }),
  'trail-hook': cover('#6a6b3b', { gloss: 0.12, attachment: 'carabiner' }),
}

const luxury: CoverBook = {
  'saddle-stitch': cover('#a9713f', { gloss: 0.25, print: 'leather', attachment: 'strap' }),
  'gold-line': cover('#14463a', { gloss: 1, print: 'enamel', band: '#d8b25c' }),
  carrara: cover('#eceae6', { gloss: 0.9, print: 'carrara', band: '#cfa85a' }),
  croc: cover('#6b1f2b', { gloss: 0.6, print: 'croc', attachment: 'strap' }),
  velvet: cover('#0f5a46', { gloss: 0, print: 'velvet', band: '#d8b25c', attachment: 'tassel' }),
  sheesham: cover('#6a4427', { gloss: 0.4, print: 'sheesham' }),
  'pearl-strap': cover('#efe6d9', { gloss: 0.7, attachment: 'beads' }),
}

const transparent: CoverBook = {
  crystal: cover('#f2f6f8', { gloss: 1, depth: 0.06 }),
  smoke: cover('#3d4248', { gloss: 1, depth: 0.5 }),
  sitara: cover('#e9ecf4', { gloss: 1, depth: 0.08, print: 'sitara' }),
  gulab: cover('#f0a2b2', { gloss: 1, depth: 0.3, print: 'pooled' }),
  'frosted-ice': cover('#d9e8f0', { gloss: 0.3, depth: 0.55, frosted: true }),
  'key-ring': cover('#f2f6f8', { gloss: 1, depth: 0.06, attachment: 'key-ring' }),
  honey: cover('#d9962f', { gloss: 1, depth: 0.42, print: 'pooled' }),
}

/** Looks of earphone covers by the name that a design refers to. */
export const coverLooks: Readonly<Partial<Record<string, CoverBook>>> & {
  readonly Simple: CoverBook
} = {
  Simple: simple,
  Luxury: luxury,
  Transparent: transparent,
}

function cover(colour: Colour, rest: Partial<CoverLook>): CoverMaker {
  return (seed) => ({
    colour: rest.depth === undefined ? (seed.colour ?? colour) : colour,
    gloss: 0.4,
    attachment: 'none',
    paper: seed.random.pick<PaperName>(['sand', 'rose', 'lilac', 'sky', 'sage', 'butter', 'stone']),
    ...rest,
  })
}
