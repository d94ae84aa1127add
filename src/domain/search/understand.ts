import { paths } from '#domain/paths.ts'
import { orderNumberIn } from './order-number.ts'
import { brandsOf, phonePieces } from './phone-pieces.ts'
import { phonesIn, placesOfPhones } from './phones.ts'
import type { Piece } from './pieces.ts'
import { placesOf, priceIn } from './price.ts'
import { pricePiece } from './price-piece.ts'
import { read, type Token } from './reading.ts'
import { type Topic, topics } from './vocabulary/topics.ts'
import { wishPieces } from './wish-pieces.ts'

/** What a shopper meant. */
export interface Understood {
  /** In the order in which they were typed. */
  readonly pieces: readonly Piece[]
  /** The page that answers it, where it is no product; null where it may be one. */
  readonly leadsTo: {
    readonly topic: string
    readonly label: string
    readonly to: string
    /** An order's number as it is shown; absent where none was typed. */
    readonly orderNumber?: string
  } | null
}

/** Characters of a query that are read; nobody types more, and calls take no more. */
const LONGEST_QUERY = 200

/**
 * Understands a query by the vocabulary (rule: one-vocabulary); never throws, whatever was typed.
 */
export function understand(query: string): Understood {
  const orderNumber = orderNumberIn(query)
  if (orderNumber) {
    return { pieces: [], leadsTo: ofOrder(orderNumber) }
  }
  const tokens = read(query.slice(0, LONGEST_QUERY))
  const price = priceIn(tokens)
  const found = phonesIn(tokens, placesOf(price))
  const taken = new Set([...placesOf(price), ...placesOfPhones(found)])
  const said = [
    ...(price ? [pricePiece(price, tokens)] : []),
    ...phonePieces(found, tokens, query),
    ...wishPieces(
      tokens.filter((_, place) => !taken.has(place)),
      brandsOf(found),
      query,
    ),
  ]
  const topic = topicOf(tokens, said)
  return {
    pieces: topic ? [] : merged(said).sort((a, b) => startOf(a) - startOf(b)),
    leadsTo: topic ? { topic: topic.name, label: topic.label, to: topic.to } : null,
  }
}

function ofOrder(orderNumber: string): Understood['leadsTo'] {
  return {
    topic: 'track order',
    label: `Track order #${orderNumber}`,
    to: paths.trackOrder(),
    orderNumber,
  }
}

/**
 * What the query asks when it names nothing that the shop sells (rule: questions-lead-to-pages).
 * What could be on a case or in its making ('delivery in Lahore', 'card payment') counts only where
 * a case is spoken of.
 */
function topicOf(tokens: readonly Token[], said: readonly Piece[]): Topic | undefined {
  const speaksOfCase = tokens.some(({ means }) => means.isCase)
  const isAside = ({ kind }: Piece) =>
    kind === 'word' ||
    kind === 'goods' ||
    kind === 'sort' ||
    (!speaksOfCase && (kind === 'motif' || kind === 'feature'))
  if (!said.every(isAside)) return undefined
  const asked = new Set(tokens.flatMap(({ means }) => means.topic ?? []))
  return topics.find((topic) => asked.has(topic))
}

/** The same thing said twice is one piece. */
function merged(pieces: readonly Piece[]): Piece[] {
  const found = new Map<string, Piece>()
  for (const piece of pieces) {
    const key = `${piece.kind} ${piece.label}`
    const same = found.get(key)
    found.set(key, same ? { ...same, spans: [...same.spans, ...piece.spans] } : piece)
  }
  return [...found.values()]
}

function startOf({ spans }: Piece): number {
  return spans[0]?.[0] ?? 0
}
