import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

/** Words with one meaning: the rows of vocabulary.csv of the same kind and meaning. */
export interface VocabularyRow {
  /** In the terms of its kind: case types, a colour's slug, the label of a motif, a number. */
  readonly meaning: string
  /** Words and phrases as shoppers type them; those of a motif are in products' texts, too. */
  readonly words: readonly string[]
  /** Further words that show it in a product's text, but are no search words for it. */
  readonly also: readonly string[]
  /** Words among `words` that count in a name only: descriptions use them in another sense. */
  readonly onlyInName: readonly string[]
}

type Column = 'kind' | 'meaning' | 'words' | 'also' | 'only in name'

const table: readonly Readonly<Record<Column, string>>[] = parse(
  readFileSync(join(import.meta.dirname, 'vocabulary.csv'), 'utf8'),
  { columns: true },
)

/**
 * Kinds of the vocabulary:
 *
 * - `brand`: other spellings of a word that the models' names begin with; `brands`: words of several
 * - `model`: other spellings of words in model names; `letter`: a model's letter as spoken in Urdu
 * - `other phone`: makes and devices without cases
 * - `type`: words of one of some case types; `vague type`: words that are irrelevant next to another
 *   type or a motif: a 'flower design' does not ask for the type Graphical
 * - `colour`: shades of a colour, of which one between two belongs to both; `shade`: words for one
 *   shade; `near colour`: colours that are shown when no product has the colour
 * - `motif`, `feature`: the looks of a case, found in its name or description
 * - `money`: words next to an amount; `number`: those before 'hazar' and 'sau'; `sort`: an order
 * - `topic`: of queries that are not for a product, the most specific first
 * - `goods`: of other shops, without words that are printed on cases or name a part of them
 * - `case`: a case as such; `meaningless`: politeness, praise, function words
 * - `everyday`: words that must not be corrected to a similar word of the shop
 */
const kinds = [
  ...(['brand', 'brands', 'model', 'letter', 'other phone', 'type', 'vague type'] as const),
  ...(['colour', 'shade', 'near colour', 'motif', 'feature', 'money', 'number', 'sort'] as const),
  ...(['topic', 'goods', 'case', 'meaningless', 'everyday'] as const),
]
export type VocabularyKind = (typeof kinds)[number]

const unknown = table.find(({ kind }) => !kinds.includes(kind as VocabularyKind))
if (unknown) throw new RangeError(`vocabulary.csv: the kind “${unknown.kind}” is unknown`)

const rowsByKind = Map.groupBy(table, ({ kind }) => kind)

/** The meanings of a kind with their words, in the order of the table. */
export function rowsOf(kind: VocabularyKind): readonly VocabularyRow[] {
  const byMeaning = Map.groupBy(rowsByKind.get(kind) ?? [], ({ meaning }) => meaning)
  return [...byMeaning].map(([meaning, rows]) => ({
    meaning,
    words: rows.flatMap((row) => phrasesIn(row.words)),
    also: rows.flatMap((row) => phrasesIn(row.also)),
    onlyInName: rows.flatMap((row) => phrasesIn(row['only in name'])),
  }))
}

/** The words of a kind by their meaning. */
export function wordsByMeaning(kind: VocabularyKind): ReadonlyMap<string, readonly string[]> {
  return new Map(rowsOf(kind).map(({ meaning, words }) => [meaning, words]))
}

/** All words of a kind. */
export function wordsOf(kind: VocabularyKind): readonly string[] {
  return rowsOf(kind).flatMap(({ words }) => words)
}

/** The phrases between the commas of a cell. */
export function phrasesIn(cell: string): string[] {
  return cell.split(',').flatMap((phrase) => phrase.trim() || [])
}
