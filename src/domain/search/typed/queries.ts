import type { Understood } from '../understand.ts'

/** A query as somebody types it, and what must be understood of it, in words of `inWords`. */
export interface TypedQuery {
  readonly query: string
  readonly meaning: string
}

/** Queries of a text, one a line: 'what is typed → what is meant'. */
export function queriesIn(text: string): readonly TypedQuery[] {
  return text
    .split('\n')
    .filter((line) => line.includes('→'))
    .map((line) => {
      const [query = '', meaning = ''] = line.split('→')
      return { query: query.trim(), meaning: meaning.trim() }
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
  'word',
] as const

/** What was understood in one line, kind by kind: 'model Vivo Y21; type Silicon; max 1000'. */
export function inWords({ pieces, leadsTo }: Understood): string {
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
