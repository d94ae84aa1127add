import { drawn } from '#studio/art/art.ts'
import { airCorners, prismEdge } from '#studio/art/edges.ts'
import type { Look, LookBook, LookMaker, SeeThroughMaterial } from '#studio/cases/look.ts'
import type { PaperName } from '#studio/stage/paper.ts'

/** Tints of clear cases. */
const tints = ['#f3c6cf', '#bcdcec', '#6d7278', '#c98a4b', '#cfe3d2', '#d8c9ec'] as const

/** Clear cases. */
export const transparentLooks: LookBook = {
  'frosted-edge': (seed) => clear(seed, { rim: { colour: '#e3ebf0', gloss: 0.15 } }),
  'crystal-shield': (seed) => clear(seed, { depth: 0.03 }),
  'slow-yellow': (seed) => clear(seed, { tint: '#fff6dd', depth: 0.1 }),
  'air-corner': (seed) => clear(seed, {}, { relief: airCorners }),
  'smoke-tint': (seed) =>
    clear(seed, { tint: '#3f444a', depth: 0.5, phone: 'light' }, { keys: '#4b5056' }),
  'magnet-ring': (seed) => clear(seed, { depth: 0.03 }, { print: drawn('magnet-ring') }),
  'water-clear': (seed) => clear(seed, { depth: 0.01 }, { shape: { wall: 3.2, fillet: 1.6 } }),
  'star-dust': (seed) => clear(seed, {}, { print: drawn('star-dust') }),
  'prism-edge': (seed) => clear(seed, { depth: 0.03 }, { relief: prismEdge }),
  rosewater: (seed) =>
    clear(seed, { tint: '#f0a9b9', depth: 0.34, phone: 'light' }, { keys: '#eba4b4' }),
  'ice-blue': (seed) =>
    clear(seed, { tint: '#8fcdea', depth: 0.36, phone: 'light' }, { keys: '#9fd2ea' }),
  'camera-guard': (seed) =>
    clear(seed, {}, { frame: { colour: '#2a2c31', height: 1.9, isClear: false } }),
  'card-pocket': (seed) => clear(seed, {}, { print: drawn('card-pocket') }),
  'doodh-patti': (seed) => clear(seed, { tint: '#c07a33', depth: 0.5 }, { keys: '#b9742f' }),
  'ring-stand': (seed) => clear(seed, {}, { relief: drawn('ring-stand') }),
  'champagne-rim': (seed) =>
    clear(seed, { rim: { colour: '#dcc08a', gloss: 1 }, phone: 'light' }, { keys: '#dcc08a' }),
  'black-rim': (seed) =>
    clear(seed, { rim: { colour: '#242429', gloss: 0.15 }, phone: 'light' }, { keys: '#242429' }),
  tinted: (seed) => clear(seed, { tint: seed.colour ?? seed.random.pick(tints), depth: 0.3 }),
}

function clear(
  { random }: Parameters<LookMaker>[0],
  material: Partial<SeeThroughMaterial>,
  rest: Partial<Look> = {},
): Look {
  return {
    material: { kind: 'clear', tint: '#ffffff', depth: 0.05, ...material },
    finish: 'gloss',
    keys: '#eef1f4',
    shape: { wall: 3.7, fillet: 2.2 },
    paper: random.pick<PaperName>(['sky', 'sage', 'lilac', 'rose', 'stone', 'butter']),
    ...rest,
  }
}
