import type { Brand, CaseType } from '#domain/catalogue/brands.ts'
import type { VocabularyRow } from '../vocabulary/rows.ts'
import { type QueryTerm, type Span, typedWords } from './query-term.ts'
import { coloursLabel, sortLabels, typesLabel } from './term-labels.ts'
import type { Token } from './tokenize.ts'

/** Terms for anything but phones and prices; `brands` are those of the query's phones. */
export function attributeTerms(
  tokens: readonly Token[],
  brands: readonly Brand[],
  query: string,
): QueryTerm[] {
  const isQualified = tokens.some(
    ({ means }) => means.motif || means.feature || (means.types && !means.types.isVague),
  )
  return tokens.flatMap((token) => attributeTerm(token, { brands, isQualified, query }) ?? [])
}

interface QueryContext {
  readonly brands: readonly Brand[]
  readonly isQualified: boolean
  readonly query: string
}

function attributeTerm(
  { means, text, from, to }: Token,
  { brands, isQualified, query }: QueryContext,
): QueryTerm | undefined {
  const spans: Span[] = [[from, to]]
  if (means.types) {
    if (means.types.isVague && isQualified) return undefined
    const types = offered(means.types.types, brands)
    return types.length > 0
      ? { kind: 'type', label: typesLabel(types), spans, types }
      : wordTerm(text, spans, query)
  }
  if (means.colours) {
    const { colours } = means
    return { kind: 'colour', label: coloursLabel(colours), spans, colours }
  }
  if (means.motif) return themeTerm('motif', means.motif, spans)
  if (means.feature) return themeTerm('feature', means.feature, spans)
  if (means.sort) return { kind: 'sort', label: sortLabels()[means.sort], spans, sort: means.sort }
  if (means.isGoods) return { kind: 'goods', label: typedWords(query, spans).toLowerCase(), spans }
  if (isFunctionWord({ means, text })) return undefined
  return wordTerm(text, spans, query)
}

function wordTerm(text: string, spans: readonly Span[], query: string): QueryTerm {
  return { kind: 'word', label: typedWords(query, spans).toLowerCase(), spans, words: [text] }
}

function themeTerm(
  kind: 'motif' | 'feature',
  theme: VocabularyRow,
  spans: readonly Span[],
): QueryTerm {
  const { meaning: label, onlyInName: nameWords } = theme
  const words = [...theme.words, ...theme.also].filter(
    (word) => /^\p{L}/u.test(word) && !nameWords.includes(word),
  )
  return { kind, label, spans, words: [...new Set(words)], nameWords }
}

/** Types that the brand of the phone offers; all of them without a known brand. */
function offered(types: readonly CaseType[], phoneBrands: readonly Brand[]): CaseType[] {
  if (phoneBrands.length === 0) return [...types]
  return types.filter((type) => phoneBrands.some(({ caseTypes }) => caseTypes.includes(type)))
}

/** Whether a token is a function word, a small number or a remaining single letter. */
function isFunctionWord({ means, text }: Pick<Token, 'means' | 'text'>): boolean {
  if (means.isMeaningless || means.money || means.topic || means.number !== undefined) return true
  return /^(?:\w|\d{1,2}|20[123]\d)$/.test(text)
}
