import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inUrdu } from '#testing/in-urdu.ts'
import { formatMoney, paisaFromRupees, percentOf, roundToRupee, rupeesFromPaisa } from './money.ts'

const amount = fc.integer({ min: 0, max: 100_000_000_00 })

/** numerator / denominator, half-up to a whole number, in exact integers. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

describe('rounding (rule: rounding)', () => {
  test('a percentage is the exact fraction, half-up to a whole rupee', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (paisa, percent) => {
        const rupees = halfUp(BigInt(paisa) * BigInt(percent), 100n * 100n)
        expect(BigInt(percentOf(paisa, percent))).toBe(rupees * 100n)
      }),
    )
  })

  test('a rupee is rounded half-up', () => {
    fc.assert(
      fc.property(amount, (paisa) => {
        expect(BigInt(roundToRupee(paisa))).toBe(halfUp(BigInt(paisa), 100n) * 100n)
      }),
    )
  })

  test.each([
    [0, 0],
    [49, 0],
    [50, 100],
    [1_49, 1_00],
    [1_50, 2_00],
  ])('%i paisa are rounded to %i', (paisa, rounded) => {
    expect(roundToRupee(paisa)).toBe(rounded)
  })
})

describe('amounts in answers', () => {
  test('round-trip exactly', () => {
    fc.assert(
      fc.property(amount, (paisa) => {
        const sent: number = JSON.parse(JSON.stringify(rupeesFromPaisa(paisa)))
        expect(paisaFromRupees(sent)).toBe(paisa)
      }),
    )
  })

  test.each([
    [0.1 + 0.2, 30],
    [1.005, 100],
    [899.1, 899_10],
    [1e9, 1e11],
  ])('of %d rupees are %i paisa', (rupees, paisa) => {
    expect(paisaFromRupees(rupees)).toBe(paisa)
  })
})

describe('formatted money (rule: money-and-dates)', () => {
  test.each([
    [0, 'Rs. 0'],
    [250_00, 'Rs. 250'],
    [1234_00, 'Rs. 1,234'],
    [1234_50, 'Rs. 1,234.50'],
    [1234_05, 'Rs. 1,234.05'],
    [1_000_000_00, 'Rs. 1,000,000'],
    [-99_00, '-Rs. 99'],
  ])('%i paisa', (paisa, words) => {
    expect(formatMoney(paisa)).toBe(words)
  })

  test.each([
    [1125_00, '1,125 روپے'],
    [989_50, '989.50 روپے'],
    [-99_00, '\u2066-99\u2069 روپے'],
  ])(
    '%i paisa in Urdu',
    inUrdu((paisa, words) => expect(formatMoney(paisa)).toBe(words)),
  )

  test('shows every amount exactly', () => {
    fc.assert(
      fc.property(amount, (paisa) => {
        const words = formatMoney(paisa)
        expect(words).toMatch(/^Rs\. \d{1,3}(,\d{3})*(\.\d\d)?$/)
        expect(paisaFromRupees(Number(words.replace('Rs. ', '').replaceAll(',', '')))).toBe(paisa)
      }),
    )
  })
})
