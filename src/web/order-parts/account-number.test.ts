import { expect, test } from 'vitest'
import { groupedNumber } from './account-number.ts'

test.each([
  ['a mobile wallet', '03001234567', '0300 1234567'],
  ['a bank account', 'PK36SCBL0000001123456702', 'PK36 SCBL 0000 0011 2345 6702'],
  ['a number that is grouped already', '1234 5678 90', '1234 5678 90'],
])('%s', (_name, number, shown) => {
  expect(groupedNumber(number)).toBe(shown)
})
