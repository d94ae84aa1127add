import { describe, expect, test } from 'vitest'
import { exceedsLetters, lettersIn } from './letters.ts'

const family = '👨‍👩‍👧‍👦'

test.each([
  ['', 0],
  ['Ali & Sana', 10],
  ['Zoe\u0308', 3],
  ['م\u064Fح\u064Eم\u0651\u064Eد', 4],
  ['❤️❤️', 2],
  [`${family} 🇵🇰`, 3],
])('%j has %i letters', (text, count) => {
  expect(lettersIn(text)).toBe(count)
})

describe('a limit of letters', () => {
  test.each([
    ['plain letters', 'x', 200],
    ['Urdu letters, each with two signs', 'م\u0651\u064E', 200],
    ['hearts', '❤️', 200],
    ['families', family, 200],
  ])('admits as many %s as it says, and no more', (_name, letter, max) => {
    expect(exceedsLetters(letter.repeat(max), max)).toBe(false)
    expect(exceedsLetters(letter.repeat(max + 1), max)).toBe(true)
  })

  test('refuses one letter with signs without end, and does not segment it', () => {
    expect(exceedsLetters(`م${'\u064E'.repeat(20_000_000)}`, 200)).toBe(true)
  })
})
