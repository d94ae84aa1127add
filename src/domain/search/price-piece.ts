import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import type { Piece } from './pieces.ts'
import { type FoundPrice, placesOf } from './price.ts'
import { spansOf, type Token } from './reading.ts'

/** A price wish as it is shown. */
export function pricePiece(price: FoundPrice, tokens: readonly Token[]): Piece {
  const { min, max } = price
  return {
    kind: 'price',
    label: priceLabel(min, max),
    spans: spansOf(tokens, placesOf(price)),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  const money = (rupees: number) => formatMoney(paisaFromRupees(rupees))
  if (min === undefined) return `Under ${money(max ?? 0)}`
  return max === undefined ? `Over ${money(min)}` : `${money(min)} to ${money(max)}`
}
