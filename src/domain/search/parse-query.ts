import { paths } from '#domain/paths.ts'
import { inLanguage } from '#messages'
import { attributeTerms } from './attribute-terms.ts'
import { brandsOf, phoneTerms } from './phone-terms.ts'
import { phonesIn, placesOfPhones } from './phones.ts'
import { type FoundPrice, placesOf, priceIn } from './price.ts'
import type { QueryTerm } from './query-term.ts'
import { priceLabel } from './term-labels.ts'
import { spansOf, type Token, tokenize } from './tokenize.ts'
import { type TopicName, topicLabel } from './topic-labels.ts'
import { type Topic, topics } from './vocabulary/topics.ts'

/** Query as its terms, or as the page that answers it. */
export interface ParsedQuery {
  /** Terms in the order of the query. */
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
 * Parses a query by the vocabulary (rule: one-vocabulary); never throws. Labels of the terms are
 * English in every language, since they are also compared, counted and cached; the reply names them
 * in the language of the reader (`replyTo`).
 */
export function parseQuery(typed: string): ParsedQuery {
  return inLanguage('en', () => parsed(typed))
}

function parsed(typed: string): ParsedQuery {
  const query = typed.slice(0, LONGEST_QUERY)
  const orderNumber = orderNumberIn(query)
  if (orderNumber) {
    return { terms: [], leadsTo: ofOrder(orderNumber) }
  }
  const tokens = tokenize(query)
  const price = priceIn(tokens)
  const found = phonesIn(tokens, placesOf(price))
  const taken = new Set([...placesOf(price), ...placesOfPhones(found)])
  const said = [
    ...(price ? [priceTerm(price, tokens)] : []),
    ...phoneTerms(found, tokens, query),
    ...attributeTerms(
      tokens.filter((_, place) => !taken.has(place)),
      brandsOf(found),
      query,
    ),
  ]
  const topic = topicOf(tokens, said)
  return {
    terms: topic ? [] : merged(said).sort((a, b) => startOf(a) - startOf(b)),
    leadsTo: topic ? { topic: topic.name, label: topicLabel(topic.name), to: topic.to } : null,
  }
}

function ofOrder(orderNumber: string): ParsedQuery['leadsTo'] {
  return {
    topic: 'track order',
    label: topicLabel('track order', orderNumber),
    to: paths.trackOrder(),
    orderNumber,
  }
}

/**
 * Topic of a query that names nothing on sale (rule: questions-lead-to-pages). Words that could be
 * printed on a case or describe it ('delivery in Lahore', 'card payment') count only in a query
 * that mentions a case.
 */
function topicOf(tokens: readonly Token[], said: readonly QueryTerm[]): Topic | undefined {
  const speaksOfCase = tokens.some(({ means }) => means.isCase)
  const isAside = ({ kind }: QueryTerm) =>
    kind === 'word' ||
    kind === 'goods' ||
    kind === 'sort' ||
    (!speaksOfCase && (kind === 'motif' || kind === 'feature'))
  if (!said.every(isAside)) return undefined
  const asked = new Set(tokens.flatMap(({ means }) => means.topic ?? []))
  return topics.find((topic) => asked.has(topic))
}

/** Merges repeated terms. */
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

/** Order number as its page shows it: the last eight characters of the id (rule: random-ids). */
const SHORT_NUMBER = /^[0-9a-f]{8}$/i
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Words around an order number: 'order no. #1A2B3C4D status'. */
const AROUND = /\b(?:my|mera|order|number|no|id|status|track|tracking)\b|[#.:,]/gi

/**
 * Order number in a query that contains nothing else, as the order's page shows it. Letters alone
 * are read as a word, although they may be a number.
 */
export function orderNumberIn(query: string): string | undefined {
  const typed = query.replace(AROUND, ' ').trim()
  if (ID.test(typed)) return typed.slice(-8).toUpperCase()
  return SHORT_NUMBER.test(typed) && /\d/.test(typed) ? typed.toUpperCase() : undefined
}

/** Query term of a price range. */
function priceTerm(price: FoundPrice, tokens: readonly Token[]): QueryTerm {
  const { min, max } = price
  return {
    kind: 'price',
    label: priceLabel(min, max),
    spans: spansOf(tokens, placesOf(price)),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
}
