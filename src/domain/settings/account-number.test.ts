import { describe, expect, test } from 'vitest'
import { accountNumber, groupedNumber } from './account-number.ts'

test.each([
  ['a mobile wallet', '03001234567', '0300 1234567'],
  ['a bank account', 'PK36SCBL0000001123456702', 'PK36 SCBL 0000 0011 2345 6702'],
  ['a number that is already grouped', '1234 5678 90', '1234 5678 90'],
])('%s', (_name, number, shown) => {
  expect(groupedNumber(number)).toBe(shown)
})

/** (rule: shop-facts) */
describe('accountNumber', () => {
  test.each([
    ['0300 765 4321', '03007654321'],
    ['+92 300 7654321', '03007654321'],
    ['۰۳۰۰۷۶۵۴۳۲۱', '03007654321'],
    ['pk36 scbl 0000 0011 2345 6702', 'PK36SCBL0000001123456702'],
  ])('accepts %s', (typed, value) => {
    expect(accountNumber.read(typed)).toEqual({ value })
  })

  test.each([
    ['an empty text', ' ', 'Please enter the account number'],
    ['a landline', '042 35761999', 'Please enter a Pakistani mobile'],
    ['a foreign mobile', '+44 7700 900123', 'Please enter a Pakistani mobile'],
    ['a foreign IBAN', 'GB82WEST12345698765432', 'Please enter a Pakistani mobile'],
    ['an IBAN of the wrong length', 'PK36SCBL000000112345670', 'Please enter a Pakistani mobile'],
    ['markup', '<b>03007654321</b>', 'Please enter a Pakistani mobile'],
    ['300 letters', 'ع'.repeat(300), 'Please enter a Pakistani mobile'],
  ])('refuses %s', (_name, typed, mistake) => {
    expect(accountNumber.read(typed)).toEqual({ mistake: expect.stringContaining(mistake) })
  })

  test('detects every wrong digit and every two swapped neighbours', () => {
    const iban = 'PK36SCBL0000001123456702'
    const spoilt = new Set<string>()
    for (let at = 8; at < iban.length; at += 1) {
      for (const digit of '0123456789') spoilt.add(iban.slice(0, at) + digit + iban.slice(at + 1))
      spoilt.add(iban.slice(0, at) + (iban[at + 1] ?? '') + iban[at] + iban.slice(at + 2))
    }
    spoilt.delete(iban)
    const passed = [...spoilt].filter((number) => 'value' in accountNumber.read(number))
    expect(passed).toEqual([])
  })
})
