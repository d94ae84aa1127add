import { splitCompound } from '../query/compounds.ts'
import { type ParsedQuery, parseQuery } from '../query/parse-query.ts'
import { type QueryTerm, typedWords } from '../query/query-term.ts'
import { isEveryday, meaningsOf } from '../vocabulary/lexicon.ts'
import { type Word, wordsIn } from '../vocabulary/words.ts'
import {
  beginsMeaningless,
  type Completion,
  codeAtEnd,
  completions,
  openWord,
} from './completions.ts'
import { keyOfShelf, labelOf, type Offer, type Shelf, shelvesOf } from './shelf.ts'

/** Interpretations of an incomplete query; the catalogue counts the products of each. */
export interface Hints {
  readonly pages: readonly PageHint[]
  /** Offers without duplicate shelves, unordered. */
  readonly offers: readonly Offer[]
  readonly names: NameConditions | null
}

/** Page that may answer the query, with its rank among the offers. */
export type PageHint = NonNullable<ParsedQuery['leadsTo']> & Pick<Offer, 'rank'>

export interface NameConditions {
  /** For each term: phrases of which a name must contain one, and a prefix of one of its words. */
  readonly wishes: readonly { readonly phrases: readonly string[]; readonly beginning?: string }[]
  readonly phones: readonly Shelf[]
}

/** Minimum and maximum characters of a query for suggestions. */
const SHORTEST = 2
const LONGEST = 100
/** Minimum characters of a word to complete a product's name, and to name a motif. */
const MIN_LETTERS = { name: 2, motif: 3 } as const

const ranks = { asTyped: 0, completed: 1, synonym: 2, near: 3, narrower: 4 } as const

/** Interprets an incomplete query: as it is, and with its completions. */
export function hintsFor(query: string): Hints {
  const typed = query.trimStart().slice(0, LONGEST)
  if ([...typed.trim()].length < SHORTEST) return { pages: [], offers: [], names: null }
  const asTyped = parseQuery(typed)
  if (asTyped.leadsTo?.orderNumber) {
    return { pages: [{ ...asTyped.leadsTo, rank: ranks.asTyped }], offers: [], names: null }
  }
  const further = completions(typed)
    .map((completion) => ({ ...completion, parsed: parseQuery(completion.query) }))
    .filter(namesOnePhone)
  const isWhole = further.length === 0 || isKnown(typed)
  return {
    pages: pagesOf(isWhole ? asTyped : null, further),
    offers: offersOf(asTyped, further, isWhole),
    names: namesFor(typed, asTyped, further),
  }
}

interface ParsedCompletion extends Completion {
  readonly parsed: ParsedQuery
}

/** Whether the query names one phone: 'm' of '15 pro m' is no Poco, 's' of 'tecno s' no Samsung. */
function namesOnePhone({ key, parsed: { terms } }: ParsedCompletion): boolean {
  const own = meaningsOf(key)?.brand?.slugs
  return (
    terms.filter((term) => isPhone(term)).length <= 1 &&
    terms.every(
      (term) => !own || term.kind !== 'brand' || term.brands.every((brand) => own.includes(brand)),
    )
  )
}

/** Whether the last word is complete, so that it needs no completion. */
function isKnown(typed: string): boolean {
  const last = openWord(typed)
  if (!last) return true
  return splitCompound(last).every(({ text }) => {
    const means = meaningsOf(text)
    return means === undefined ? isEveryday(text) : !means.isMeaningless
  })
}

function pagesOf(asTyped: ParsedQuery | null, further: readonly ParsedCompletion[]): PageHint[] {
  const pages = [
    ...(asTyped?.leadsTo ? [{ ...asTyped.leadsTo, rank: ranks.asTyped }] : []),
    ...further.flatMap(({ parsed: { leadsTo }, stem }) =>
      leadsTo ? { ...leadsTo, rank: rankOf(leadsTo.label, stem) } : [],
    ),
  ].sort((a, b) => a.rank - b.rank)
  return pages.filter(({ topic }, at) => pages.findIndex((other) => other.topic === topic) === at)
}

function offersOf(
  asTyped: ParsedQuery,
  further: readonly ParsedCompletion[],
  isWhole: boolean,
): Offer[] {
  const offers = new Map<string, Offer>()
  const add = (shelves: readonly Shelf[], rankOfOne: (shelf: Shelf) => number) => {
    for (const shelf of shelves) {
      const [key, rank] = [keyOfShelf(shelf), rankOfOne(shelf)]
      if (rank < (offers.get(key)?.rank ?? Infinity)) offers.set(key, { shelf, rank })
    }
  }
  const own = shelvesOf(asTyped.terms)
  add(own.whole, () => (isWhole ? ranks.asTyped : ranks.synonym))
  add(own.parts, () => ranks.near)
  if (isWhole) add(own.narrower, () => ranks.narrower)
  for (const { parsed, stem } of further) {
    const { whole, parts: some, narrower } = shelvesOf(parsed.terms)
    add(whole, (shelf) => rankOf(labelOf(shelf), stem))
    add(some, () => ranks.narrower)
    if (further.length === 1) add(narrower, () => ranks.narrower)
  }
  return [...offers.values()]
}

/** Rank of a label: 'Pink' has the prefix 'pi', but for 'gul' is the meaning of 'gulabi' only. */
function rankOf(label: string, stem: string): number {
  const isPrefix = wordsIn(label).some(({ text }) => text.startsWith(stem))
  return isPrefix ? ranks.completed : ranks.synonym
}

/** Words that a product's name must contain; null when no name can match. */
function namesFor(
  typed: string,
  asTyped: ParsedQuery,
  further: readonly ParsedCompletion[],
): NameConditions | null {
  const { terms, leadsTo } = asTyped
  if (leadsTo || terms.some(({ kind }) => kind === 'unknown')) return null
  const begun = codeAtEnd(typed) ?? openWord(typed)
  const isBegun = ({ spans }: QueryTerm) => spans.some(([, to]) => to === begun?.to)
  const wishes: NameConditions['wishes'][number][] = terms
    .filter((term) => isInNames(term) && !isBegun(term))
    .map((term) => ({ phrases: phrasesOf(term, typed) }))
  const beginsName =
    begun !== undefined &&
    begun.text.length >= MIN_LETTERS.name &&
    !terms.some((term) => isPhone(term) && isBegun(term)) &&
    (further.length > 0 || !beginsMeaningless(begun.text))
  if (beginsName) {
    const phrases = begunPhrases(begun, terms.find(isBegun), further)
    wishes.push({ phrases, beginning: begun.text })
  }
  if (wishes.length === 0) return null
  const phones = terms.flatMap((term) => (isPhone(term) ? shelvesOf([term]).whole : []))
  return { wishes, phones }
}

/** Words in a name for the word being typed: itself, or one of its completions. */
function begunPhrases(
  { text }: Word,
  term: QueryTerm | undefined,
  further: readonly ParsedCompletion[],
): readonly string[] {
  if (term && (term.kind === 'motif' || term.kind === 'feature')) {
    return [...term.words, ...term.nameWords]
  }
  if (text.length < MIN_LETTERS.motif) return []
  const motifs = further.flatMap(({ key }) => {
    const means = meaningsOf(key)
    const theme = means?.motif ?? means?.feature
    return theme ? [...theme.words, ...theme.also] : []
  })
  return [...new Set(motifs)]
}

const phrasesOf = (term: QueryTerm, query: string): readonly string[] => [
  typedWords(query, term.spans).toLowerCase(),
  ...('words' in term ? term.words : []),
  ...('nameWords' in term ? term.nameWords : []),
]

const isPhone = ({ kind }: QueryTerm) => kind === 'model' || kind === 'series' || kind === 'brand'
const isInNames = ({ kind }: QueryTerm) =>
  kind === 'type' || kind === 'colour' || kind === 'motif' || kind === 'feature' || kind === 'word'
