/** Kinds of the terms of a search. */
export const termKinds = [
  'model',
  'series',
  'brand',
  'unknown',
  'type',
  'colour',
  'motif',
  'feature',
  'price',
  'sort',
  'goods',
  'word',
] as const

export type TermKind = (typeof termKinds)[number]
