import { readFileSync } from 'node:fs'
import type { Understood } from '#domain/search/understand.ts'

/** A query as a shopper types it, and what a test expects of it. */
export interface SearchCase {
  readonly query: string
  readonly expected: string
}

/** The lines 'query → expectation' of `tests/search/<name>.txt`; lines that begin with # are comments. */
export function searchCases(name: string): readonly SearchCase[] {
  return readFileSync(new URL(`../search/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes('→') && !line.startsWith('#'))
    .map((line) => {
      const [query = '', expected = ''] = line.split('→')
      return { query: query.trim(), expected: expected.trim() }
    })
}

const kinds = [
  'brand',
  'model',
  'series',
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

/** A parsed query in one line, kind by kind: 'model Vivo Y21; type Silicon; max 1000'. */
export function describeParsed({ pieces, leadsTo }: Understood): string {
  if (leadsTo) return ['page', leadsTo.topic, leadsTo.orderNumber].filter(Boolean).join(' ')
  return kinds
    .flatMap((kind) => pieces.filter((piece) => piece.kind === kind))
    .map((piece) => {
      switch (piece.kind) {
        case 'model':
          return `model ${piece.models.join(' | ')}`
        case 'brand':
          return `brand ${piece.brands.join(' | ')}`
        case 'type':
          return `type ${piece.types.join(' | ')}`
        case 'colour':
          return `colour ${piece.colours.join(' | ')}`
        case 'price':
          return [
            ...(piece.min === undefined ? [] : [`min ${piece.min}`]),
            ...(piece.max === undefined ? [] : [`max ${piece.max}`]),
          ].join('; ')
        case 'sort':
          return `sort ${piece.sort}`
        default:
          return `${piece.kind} ${piece.kind === 'series' ? piece.label : piece.label.toLowerCase()}`
      }
    })
    .join('; ')
}
