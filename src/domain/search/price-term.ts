import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { type FoundPrice, placesOf } from './price.ts'
import type { QueryTerm } from './query-term.ts'
import { spansOf, type Token } from './tokenize.ts'

/** A price wish as it is shown. */
export function priceTerm(price: FoundPrice, tokens: readonly Token[]): QueryTerm {
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
