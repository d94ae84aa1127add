import { expect, test } from 'vitest'
import { provingPhone } from './phone-proof.ts'

test.each([
  ['0300 1234567', '+923001234567'],
  ['3001234567', '+923001234567'],
  ['00923001234567', '+923001234567'],
  ['۰۳۰۰۱۲۳۴۵۶۷', '+923001234567'],
  ['+14155550123', '+14155550123'],
  ['14155550123', '+14155550123'],
  ['1 (415) 555-0123', '+14155550123'],
  ['0014155550123', '+14155550123'],
  ['', null],
  ['123456', null],
  ['nonsense', null],
  ['+923', null],
])('%j proves as %j (rule: guest-order-access)', (typed, proving) => {
  expect(provingPhone(typed)).toBe(proving)
})
