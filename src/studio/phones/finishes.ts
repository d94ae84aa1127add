import type { Phone } from './phone.ts'

/** Colours that phones are sold in: the back's, then the frame's. */
const colours = {
  black: ['#222427', '#3a3c40'],
  graphite: ['#484c52', '#5a5e64'],
  titanium: ['#a6a39c', '#94918a'],
  silver: ['#d6d9dc', '#bfc3c7'],
  white: ['#efefec', '#d9d9d5'],

  navy: ['#26345a', '#36446b'],
  blue: ['#3f69a6', '#4d77b2'],
  skyBlue: ['#a6c9e6', '#90b4d2'],
  iceBlue: ['#cbdfea', '#b4cad6'],

  teal: ['#3c7a82', '#4a8890'],
  aqua: ['#a0d7d3', '#89c2be'],
  mint: ['#c6e5d3', '#afd0bd'],
  lime: ['#d8e4ad', '#c3cf96'],
  sage: ['#b7c8b3', '#a1b39d'],
  green: ['#3e6c53', '#4b7960'],
  forest: ['#26463b', '#355549'],

  lavender: ['#d5c9ea', '#c0b2d8'],
  purple: ['#775ca5', '#684d94'],
  pink: ['#f1ccd6', '#ddb5c1'],
  red: ['#a42a3b', '#902332'],
  wine: ['#6b2435', '#7b3344'],

  orange: ['#e48a4b', '#cf763a'],
  yellow: ['#f2c21b', '#d8a90f'],
  gold: ['#e7d1a5', '#d0b888'],
  sand: ['#e5d9c8', '#cec0ac'],
  bronze: ['#a88567', '#967453'],
  brown: ['#6d5547', '#7b6355'],
} as const satisfies Readonly<Record<string, Phone['finishes'][number]>>

/** The finishes of a phone that is sold in these colours, or in those near enough to them. */
export function soldIn(...names: readonly (keyof typeof colours)[]): Phone['finishes'] {
  return names.map((name) => colours[name])
}
