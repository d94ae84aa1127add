import { readFileSync } from 'node:fs'
import type { ParsedQuery } from '#server/search/query/parse-query.ts'

/** Query as a shopper types it, with its expectation. */
export interface SearchCase {
  readonly query: string
  readonly expected: string
}

/**
 * Lines 'query → expectation' of `tests/search/<name>.txt`; lines that begin with # are comments.
 */
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

/** One-line form of a parsed query, by kind: 'model Vivo Y21; type Silicon; max 1000'. */
export function describeParsed({ terms, leadsTo }: ParsedQuery): string {
  if (leadsTo) return ['page', leadsTo.topic, leadsTo.orderNumber].filter(Boolean).join(' ')
  return kinds
    .flatMap((kind) => terms.filter((term) => term.kind === kind))
    .map((term) => {
      switch (term.kind) {
        case 'model':
          return `model ${term.models.join(' | ')}`
        case 'brand':
          return `brand ${term.brands.join(' | ')}`
        case 'type':
          return `type ${term.types.join(' | ')}`
        case 'colour':
          return `colour ${term.colours.join(' | ')}`
        case 'price':
          return [
            ...(term.min === undefined ? [] : [`min ${term.min}`]),
            ...(term.max === undefined ? [] : [`max ${term.max}`]),
          ].join('; ')
        case 'sort':
          return `sort ${term.sort}`
        default:
          return `${term.kind} ${term.kind === 'series' ? term.label : term.label.toLowerCase()}`
      }
    })
    .join('; ')
}
