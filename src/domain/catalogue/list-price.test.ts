import { describe, expect, test } from 'vitest'
import { isSellablePrice, MAX_LIST_PRICE } from './list-price.ts'

describe('what can be a list price (rule: sellable-price)', () => {
  test.each([
    [55, false],
    [56, true],
    [0, false],
    [-100_00, false],
    [100_00.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [MAX_LIST_PRICE, true],
    [MAX_LIST_PRICE + 1, false],
  ])('%d paisa: %s', (paisa, sellable) => {
    expect(isSellablePrice(paisa)).toBe(sellable)
  })
})
