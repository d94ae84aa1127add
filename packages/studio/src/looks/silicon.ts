import { drawn } from '#studio/art/art.ts'
import { breatherHoles, tyreGroove } from '#studio/art/edges.ts'
import { type Look, type LookBook, type LookMaker, solid } from '#studio/cases/look.ts'
import { lighter } from '#studio/drawing/colour.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/** Colours of silicon cases for products without a colour. */
export const siliconColours = [
  '#2f4f4a',
  '#2b3a63',
  '#d9694f',
  '#7a8f5a',
  '#5b4a8a',
  '#31343b',
  '#c9a24a',
  '#3f7fa6',
] as const

const smoothLook: LookMaker = (seed) => silicon(seed)

/** Soft and silky, without reflections. */
export const siliconLooks: LookBook = {
  'velvet-lined': smoothLook,
  'coral-liquid': smoothLook,
  'mint-liquid': smoothLook,
  'wave-grip': (seed) => silicon(seed, { print: drawn('wave-grip') }),
  'finger-loop': (seed) => silicon(seed, { relief: drawn('finger-loop') }),
  'lavender-silicon': smoothLook,
  bumper: (seed) => silicon(seed, { shape: { wall: 3.1, fillet: 3 }, print: tyreGroove }),
  'pista-silicon': smoothLook,
  'breathe-mesh': (seed) => silicon(seed, { print: breatherHoles }),
  'chalk-white': smoothLook,
  'two-tone': (seed) =>
    silicon(seed, { keys: '#f07c2b', frame: { colour: '#f07c2b', height: 0.9 } }),
  'ribbed-edge': (seed) =>
    silicon(seed, { shape: { wall: 2.2, fillet: 2.6 }, print: drawn('side-ribs') }),
  'chunky-grip': (seed) => silicon(seed, { shape: { wall: 3.6, fillet: 3.6 }, print: tyreGroove }),
  sindhri: smoothLook,
  'dust-flap': (seed) => silicon(seed, { relief: drawn('dust-flap') }),
  'rose-clay': smoothLook,
  'storm-grey': smoothLook,
}

function silicon({ colour, random }: Parameters<LookMaker>[0], rest: Partial<Look> = {}): Look {
  const tone = colour ?? random.pick(siliconColours)
  const paper = random.pick<PaperName>(['sand', 'stone', 'lilac', 'sky', 'sage', 'butter'])
  return solid(tone, {
    gloss: 0.1,
    finish: 'silk',
    paper,
    keys: lighter(tone, 0.015),
    shape: { wall: 1.9, fillet: 2.9 },
    ...rest,
  })
}
