import { type Brand, brandBySlug, brands, type CaseType } from '#domain/catalogue/brands.ts'
import { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import { paths } from '#domain/paths.ts'
import { orderNumberIn } from '#domain/search/order-number.ts'
import { type TopicName, topicLabel } from '#domain/search/topic-labels.ts'
import { inLanguage } from '#messages'
import { type Topic, topics } from '../vocabulary/lexicon.ts'
import type { VocabularyRow } from '../vocabulary/rows.ts'
import type { FoundPhone } from './model-search.ts'
import { type FoundPhones, phonesIn, positionsOfPhones } from './phones.ts'
import { type FoundPrice, positionsOf, priceIn } from './price.ts'
import { type QueryTerm, type Span, typedWords } from './query-term.ts'
import { coloursLabel, eitherOf, priceLabel, sortLabels, typesLabel } from './term-labels.ts'
import { spansOf, type Token, tokenize } from './tokenize.ts'

/** Query as its terms, or as the page that answers it. */
export interface ParsedQuery {
  readonly terms: readonly QueryTerm[]
  /** Page that answers a query for no product; null when products may match. */
  readonly leadsTo: {
    readonly topic: TopicName
    readonly label: string
    readonly to: string
    /** Order number as it is displayed; absent for other topics. */
    readonly orderNumber?: string
  } | null
}

/** Limits the characters of a query that are read (rule: text-from-outside). */
const LONGEST_QUERY = 200

/**
 * Parses a query by the vocabulary (rule: one-vocabulary); never throws. Labels are English, since
 * they are compared, counted and cached; `replyTo` translates them.
 */
export function parseQuery(typed: string): ParsedQuery {
  return inLanguage('en', () => parsed(typed))
}

function parsed(typed: string): ParsedQuery {
  const query = typed.slice(0, LONGEST_QUERY)
  const orderNumber = orderNumberIn(query)
  if (orderNumber) {
    const name = 'track order'
    const label = topicLabel(name, orderNumber)
    return { terms: [], leadsTo: { topic: name, label, to: paths.trackOrder(), orderNumber } }
  }
  const tokens = tokenize(query)
  const price = priceIn(tokens)
  const phones = phonesIn(tokens, positionsOf(price))
  const taken = new Set([...positionsOf(price), ...positionsOfPhones(phones)])
  const terms = [
    ...(price ? [priceTerm(price, tokens)] : []),
    ...phoneTerms(phones, tokens, query),
    ...attributeTerms(
      tokens.filter((_, position) => !taken.has(position)),
      brandsOf(phones),
      query,
    ),
  ]
  const topic = topicOf(tokens, terms)
  return {
    terms: topic ? [] : merged(terms).sort((a, b) => startOf(a) - startOf(b)),
    leadsTo: topic ? { topic: topic.name, label: topicLabel(topic.name), to: topic.to } : null,
  }
}

/**
 * Topic of a query that names nothing on sale (rule: questions-lead-to-pages). Words that may be on
 * a case ('delivery in Lahore') count only in a query that mentions one.
 */
function topicOf(tokens: readonly Token[], terms: readonly QueryTerm[]): Topic | undefined {
  const namesCase = tokens.some(({ means }) => means.isCase)
  const isAside = ({ kind }: QueryTerm) =>
    kind === 'word' ||
    kind === 'goods' ||
    kind === 'sort' ||
    (!namesCase && (kind === 'motif' || kind === 'feature'))
  if (!terms.every(isAside)) return undefined
  const named = new Set(tokens.flatMap(({ means }) => means.topic ?? []))
  return topics.find((topic) => named.has(topic))
}

function merged(terms: readonly QueryTerm[]): QueryTerm[] {
  const found = new Map<string, QueryTerm>()
  for (const term of terms) {
    const key = `${term.kind} ${term.label}`
    const same = found.get(key)
    found.set(key, same ? { ...same, spans: [...same.spans, ...term.spans] } : term)
  }
  return [...found.values()]
}

function startOf({ spans }: QueryTerm): number {
  return spans[0]?.[0] ?? 0
}

function priceTerm(price: FoundPrice, tokens: readonly Token[]): QueryTerm {
  const { min, max } = price
  return {
    kind: 'price',
    label: priceLabel(min, max),
    spans: spansOf(tokens, positionsOf(price)),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

function phoneTerms(found: FoundPhones, tokens: readonly Token[], query: string): QueryTerm[] {
  const terms = found.phones.map((phone) => phoneTerm(phone, tokens))
  if (found.brands.length > 0) {
    const label = eitherOf(found.brands.map((slug) => brandBySlug(slug)?.displayName ?? slug))
    const spans = spansOf(tokens, found.brandPositions)
    terms.push({ kind: 'brand', label, spans, brands: found.brands })
  }
  for (const positions of found.unknown) {
    const spans = spansOf(tokens, positions)
    terms.push({ kind: 'unknown', label: typedWords(query, spans), spans })
  }
  return terms
}

function phoneTerm(
  { models, family, series, positions }: FoundPhone,
  tokens: readonly Token[],
): QueryTerm {
  const spans = spansOf(tokens, positions)
  return series === null
    ? { kind: 'model', label: eitherOf(models), spans, models, family }
    : { kind: 'series', label: series, spans, models }
}

/** Brands that are named, or whose models are. */
function brandsOf({ brands: named, phones }: FoundPhones): Brand[] {
  return brands.filter(
    ({ slug }) =>
      named.includes(slug) ||
      phones.some(({ models }) => models.some((name) => brandOfModel(name) === slug)),
  )
}

/** Terms for anything but phones and prices; `brands` are those of the query's phones. */
function attributeTerms(
  tokens: readonly Token[],
  brands: readonly Brand[],
  query: string,
): QueryTerm[] {
  const isQualified = tokens.some(
    ({ means }) => means.motif || means.feature || (means.types && !means.types.isVague),
  )
  return tokens.flatMap((token) => attributeTerm(token, brands, isQualified, query) ?? [])
}

function attributeTerm(
  { means, text, from, to }: Token,
  brands: readonly Brand[],
  isQualified: boolean,
  query: string,
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
