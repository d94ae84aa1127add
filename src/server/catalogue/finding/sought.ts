import { type ColourSlug, colours, nearColours } from '#domain/catalogue/colours.ts'
import { searchWords } from '#domain/lists.ts'
import { paisaFromRupees } from '#domain/money.ts'
import type { Piece } from '#domain/search/pieces.ts'
import type { Understood } from '#domain/search/understand.ts'
import { phrasesOf } from './phrases.ts'
import type { Search, Sought } from './search.ts'

/** Nothing in the shop costs more, in rupees. */
const NO_LIMIT = 1e9

/**
 * What a query asks for; one that asks for no product, or for none in words, is looked for as it
 * stands.
 */
export function searchOf(query: string, { pieces, leadsTo }: Understood): Search {
  const called = searchWords(query)
  // Signs alone mean nothing in the shop's words, and stand in names all the same.
  if (!/[\p{L}\p{N}]/u.test(query)) return { sought: called.map(wordSought), called, sort: null }
  if (leadsTo) return { sought: [{ label: query, phrases: [query] }], called, sort: null }
  return {
    sought: pieces.flatMap((piece) => soughtBy(piece, typedAs(piece, query).toLowerCase()) ?? []),
    called,
    sort: pieces.find((piece) => piece.kind === 'sort')?.sort ?? null,
  }
}

/** What nobody searched for. */
export const noSearch: Search = { sought: [], called: [], sort: null }

/** The words that a piece came from: what was taken for a misspelling may be a name. */
const typedAs = ({ spans }: Piece, query: string): string =>
  spans.map(([from, to]) => query.slice(from, to)).join(' ')

const wordSought = (word: string): Sought => ({ label: word, word })

function soughtBy(piece: Piece, typed: string): Sought | undefined {
  const { label } = piece
  switch (piece.kind) {
    case 'model':
      return {
        label,
        fact: { facet: 'deviceModel', values: piece.models, otherwise: piece.family },
      }
    case 'series':
      return { label, fact: { facet: 'deviceModel', values: piece.models } }
    case 'brand':
      return { label, fact: { facet: 'brand', values: piece.brands } }
    case 'type':
      return {
        label,
        fact: { facet: 'caseType', values: piece.types },
        alias: typed,
        phrases: [typed],
        typed,
      }
    case 'colour':
      return {
        label,
        fact: { facet: 'colour', values: piece.colours },
        ...(isColourName(typed) ? {} : { alias: typed }),
        phrases: [typed, ...phrasesOf(piece.colours)],
        typed,
        near: nearTo(piece.colours),
      }
    case 'motif':
    case 'feature':
      return {
        label,
        phrases: piece.nameWords.includes(typed) ? piece.words : [typed, ...piece.words],
        nameWords: piece.nameWords,
        typed,
      }
    case 'price': {
      const [min, max] = [piece.min ?? 0, piece.max ?? NO_LIMIT]
      return { label, price: { min: paisaFromRupees(min), max: paisaFromRupees(max) } }
    }
    case 'sort':
      return undefined
    case 'goods':
      return { label, phrases: [], nameWords: [label], isGoods: true }
    case 'unknown':
    case 'word':
      return wordSought(label.toLowerCase())
  }
}

const isColourName = (typed: string) => colours.some(({ name }) => name.toLowerCase() === typed)

function nearTo(slugs: readonly ColourSlug[]): Pick<Sought, 'fact' | 'phrases'> {
  const near = slugs.flatMap((slug) => nearColours[slug] ?? [])
  return { fact: { facet: 'colour', values: near }, phrases: phrasesOf(near) }
}
