import { describe, expect, test } from 'vitest'
import {
  takenBackSentence,
  walletChangeSentence,
  walletChangeWords,
  walletsComparison,
} from './wallet-sentences.ts'
import type { StoredWallet } from './wallets.ts'

const own = '03007654321'
const evil = '03456789012'
const wallet = (number: string, changes: Partial<StoredWallet> = {}): StoredWallet => ({
  service: 'Easypaisa',
  title: 'Zara Ahmed',
  number,
  isResting: false,
  ...changes,
})
const lie = wallet(evil, { title: 'Transfers go to the same accounts as before.' })

describe('sentences about a change (rule: wallet-changes)', () => {
  test.each([
    [[wallet(own)], [wallet(evil)], 'Added 0345 6789012. Removed 0300 7654321.'],
    [[wallet(own)], [wallet(own), wallet(evil)], 'Added 0345 6789012.'],
    [[wallet(own)], [wallet(own, { title: 'Sana' })], 'Changed the name of 0300 7654321.'],
    [[wallet(own), wallet(evil)], [wallet(evil), wallet(own)], 'Changed the order.'],
    [
      [wallet(own), wallet(evil, { isResting: true })],
      [wallet(evil), wallet(own, { isResting: true })],
      'Hid 0300 7654321. Showed again 0345 6789012. Changed the order.',
    ],
    [[wallet(own)], [wallet(own, { qr: '/q' })], 'Changed the QR of 0300 7654321.'],
    [[wallet(own, { qr: '/q' })], [wallet(own)], 'Changed the QR of 0300 7654321.'],
  ])('say what was done: %j, %j', (before, after, words) => {
    expect(walletChangeWords(before, after)).toBe(words)
  })

  test.each([
    [[wallet(own)], [lie], 'Transfers go to 0345 6789012. Seven days ago: 0300 7654321.'],
    [[wallet(own)], [wallet(own)], 'Transfers go to the same accounts as seven days ago.'],
    [
      [wallet(own)],
      [wallet(own, { title: 'Sana' })],
      'Transfers go to the same numbers as seven days ago, with other names or in another order.',
    ],
    [
      [wallet(own, { qr: '/own' }), wallet(evil)],
      [wallet(own, { qr: '/evil' }), wallet(evil)],
      'The QR of 0300 7654321 is not that of seven days ago. Transfers go to the same numbers.',
    ],
  ])('compare with seven days ago: %j, %j', (weekAgo, now, sentence) => {
    expect(walletsComparison(weekAgo, now)).toBe(sentence)
  })

  test('name a changed QR as they name a changed number (rule: wallet-qr)', () => {
    expect(walletChangeSentence([wallet(own)], [wallet(own, { qr: '/evil' })])).toBe(
      'The QR of 0300 7654321 changes. Customers who scan pay where it leads.',
    )
    const revoked = new Map([[`${own} /evil`, [wallet(own)]]])
    expect(takenBackSentence(revoked)).toBe(
      'Orders that were told another QR of 0300 7654321 say not to pay there.',
    )
  })

  test('contain no text that the author of a change has typed', () => {
    expect(walletChangeWords([wallet(own)], [lie])).not.toContain('same accounts')
    expect(takenBackSentence(new Map([[evil, [wallet(own)]]]))).toBe(
      'Orders that were told 0345 6789012 say not to pay there.',
    )
    expect(takenBackSentence(new Map())).toBe('')
  })
})
