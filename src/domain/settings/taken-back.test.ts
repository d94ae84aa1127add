import { describe, expect, test } from 'vitest'
import { shownInstead, takenBack } from './taken-back.ts'
import type { StoredWallet, Wallet } from './wallets.ts'

/** Lists by letters: 'AB' shows A and B, 'Ab' keeps B resting, 'A1' shows A with the QR 1. */
const list = (letters: string): readonly StoredWallet[] =>
  [...letters.matchAll(/([a-z])(\d?)/gi)].map(([, letter = '', qr = '']) => ({
    service: 'Easypaisa',
    title: 'Zara',
    number: letter.toUpperCase(),
    ...(qr && { qr }),
    isResting: letter !== letter.toUpperCase(),
  }))

const numberAndQr = ({ number, qr = '' }: Wallet) => `${number}${qr}`

/** Taken back accounts with those shown instead: 'E→A'. */
function backOf(stood: string, next: string): string {
  const found = takenBack(stood.split(' ').map(list), list(next))
  return [...found]
    .map(([key, older]) => `${key.replace(' ', '')}→${older.map(numberAndQr).join('')}`)
    .join(' ')
}

/** A and B are the shop's, E and F the thief's. */
describe('a saving takes back (rule: wallet-changes)', () => {
  test.each([
    ['nothing at first', 'A', 'B', ''],
    ['nothing that stood when the period began', 'AB', 'A', ''],
    ['an account that replaced the present one', 'A E', 'A', 'E→A'],
    ['an account that was added', 'A AE', 'A', 'E→A'],
    ['two changes at once', 'A E F', 'A', 'E→A F→A'],
    ['what came after one of two states', 'A B E', 'B', 'E→B'],
    ['what came after the first of two states', 'A B E', 'A', 'B→A E→A'],
    ['whatever else it adds, but moves orders to older accounts only', 'A E', 'AB', 'E→A'],
    ['in another order, and without one of the earlier ones', 'AB E', 'B', 'E→B'],
    ['an account replaced by another, beside an older one', 'A AE', 'AB', 'E→A'],
    ['nothing that it keeps resting', 'A B', 'Ab', ''],
    ['an account that only rested when the period began', 'Ae E', 'A', 'E→A'],
    ['nothing for an account that is new itself', 'A E', 'B', ''],
    ['again what was undone, and came back', 'A E A E', 'A', 'E→A'],
    ['a QR that replaced the present one', 'A1 A2', 'A1', 'A2→A1'],
    ['a QR that an account got', 'A A2', 'A', 'A2→A'],
    ['nothing for a QR that is new itself', 'A1 A2', 'A3', ''],
    ['a QR beside another account', 'A1B A2B', 'A1B', 'A2→A1B'],
  ])('%s: %s, then %s', (_name, stood, next, back) => {
    expect(backOf(stood, next)).toBe(back)
  })

  test.each([
    ['the shop’s old account', 'A E A', 'E'],
    ['the shop’s new account', 'A B', 'E'],
    ['the shop’s new account, with the thief’s saved before and undone', 'A B E B', 'E'],
    ['the shop’s accounts, with the thief’s among them', 'A AB', 'ABE'],
    ['the shop’s QR', 'A A1', 'A2'],
  ])('nothing for a thief: %s', (_name, stood, next) => {
    expect(backOf(stood, next)).toBe('')
  })

  test('by a thief beside the shop’s old account moves orders to that alone', () => {
    expect(backOf('A B', 'AE')).toBe('B→A')
  })
})

test('an order that was told several accounts is shown what stood before all of them', () => {
  const revoked = takenBack(['A', 'AB', 'AE', 'AE'].map(list), list('A'))
  expect(shownInstead(list('BE'), revoked)).toMatchObject([{ number: 'A' }])
  expect(shownInstead(list('A'), revoked)).toBeNull()
})
