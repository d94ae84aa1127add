import type { MoneyRole } from '../vocabulary/lexicon.ts'
import type { Token } from './tokenize.ts'

export interface FoundPrice {
  readonly min?: number
  readonly max?: number
  readonly from: number
  readonly to: number
}

/** Lower bound of a price; a smaller number counts phones or pieces. */
const LEAST_AMOUNT = 100
const MOST_AMOUNT = 100_000
const YEARS = { from: 2015, to: 2035 }

interface Amount {
  readonly rupees: number
  readonly length: number
  /** Whether it can only be money: '1k', 'ek hazar'. */
  readonly isMoneyOnly: boolean
}

/** First price range in a query; a round number other than a year is a price by itself. */
export function priceIn(tokens: readonly Token[]): FoundPrice | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const price = priceAt(tokens, at)
    if (price) return price
  }
  return undefined
}

function priceAt(tokens: readonly Token[], start: number): FoundPrice | undefined {
  const has = (at: number, ...roles: MoneyRole[]) => hasRole(tokens[at], roles)
  let at = start
  // 'Pro Max 1000' is a phone and a price.
  const isMaxOfPhone = tokens[at]?.text === 'max' && tokens[at - 1]?.means.model !== undefined
  const before: MoneyRole | undefined = isMaxOfPhone
    ? undefined
    : (['atMost', 'atLeast', 'between'] as const).find((role) => has(at, role))
  while (has(at, 'atMost', 'atLeast', 'between', 'rupees') && !isMaxOfPhone) at += 1
  const amount = amountAt(tokens, at)
  if (!amount) return undefined
  const isNamed = before !== undefined || at > start || amount.isMoneyOnly
  at += amount.length
  while (has(at, 'rupees')) at += 1

  const second = secondAmount(tokens, at)
  if (second && second.rupees > amount.rupees) {
    at = second.to
    while (has(at, 'rupees', 'orLess', 'between')) at += 1
    return { from: start, to: at, min: amount.rupees, max: second.rupees }
  }
  const behind = (['orMore', 'orLess'] as const).find((role) => has(at, role))
  const isMoney = isNamed || behind !== undefined || hasRole(tokens[at - 1], ['rupees'])
  if (!isMoney && !isRound(amount.rupees)) return undefined
  while (has(at, 'orLess', 'orMore')) at += 1
  const isLeast = behind === 'orMore' || (before === 'atLeast' && behind !== 'orLess')
  return { from: start, to: at, ...(isLeast ? { min: amount.rupees } : { max: amount.rupees }) }
}

/** Upper limit of a range: 'to 1000', 'se 1000', or another amount right after the first. */
function secondAmount(tokens: readonly Token[], at: number) {
  let next = at
  while (hasRole(tokens[next], ['to', 'rupees'])) next += 1
  const amount = amountAt(tokens, next)
  return amount && { rupees: amount.rupees, to: next + amount.length }
}

/** Amount at a position: '1000', '1.5k', 'ek hazar', '5 sau', 'hazar'. */
function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const thousands = /^(\d+(?:\.\d+)?)k$/.exec(token.text)?.[1]
  if (thousands) return amountOf(Number(thousands) * 1000, 1, true)
  const isFigure = /^\d+(?:\.\d+)?$/.test(token.text)
  const figure = isFigure ? Number(token.text) : token.means.number
  if (figure !== undefined) {
    const times = multiplier(tokens[at + 1])
    if (times) return amountOf(figure * times, 2, true)
    return isFigure ? amountOf(figure, 1, false) : undefined
  }
  return hasRole(token, ['thousand']) ? amountOf(1000, 1, true) : undefined
}

function multiplier(token: Token | undefined): number | undefined {
  if (hasRole(token, ['thousand'])) return 1000
  return hasRole(token, ['hundred']) ? 100 : undefined
}

function amountOf(rupees: number, length: number, isMoneyOnly: boolean): Amount | undefined {
  const isSum = rupees >= LEAST_AMOUNT && rupees <= MOST_AMOUNT
  return isSum ? { rupees, length, isMoneyOnly } : undefined
}

function isRound(rupees: number): boolean {
  const isYear = rupees >= YEARS.from && rupees <= YEARS.to
  return !isYear && rupees >= 2 * LEAST_AMOUNT && rupees % 50 === 0
}

function hasRole(token: Token | undefined, roles: readonly MoneyRole[]): boolean {
  return token?.means.money?.some((role) => roles.includes(role)) ?? false
}

/** Positions of a price range's tokens. */
export function positionsOf(price: FoundPrice | undefined): Set<number> {
  if (!price) return new Set()
  return new Set(Array.from({ length: price.to - price.from }, (_, index) => price.from + index))
}
